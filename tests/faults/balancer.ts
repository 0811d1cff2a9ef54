import { createServer, request } from 'node:http'

/** Sends each request to one of these servers, whichever; one that is not there is a broken connection. */
export const balancer = async (urls: readonly string[]) => {
  const server = createServer((asked, answer) => {
    const url = urls[Math.floor(Math.random() * urls.length)] ?? ''
    const on = request(new URL(asked.url ?? '/', url), { method: asked.method, headers: asked.headers }, got => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.on('error', () => answer.destroy())
      got.pipe(answer)
    })
    on.on('error', () => answer.destroy())
    answer.on('close', () => on.destroy())
    asked.pipe(on)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const close = () => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`, close }
}

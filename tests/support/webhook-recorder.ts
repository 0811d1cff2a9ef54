import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Takes webhooks, keeps every byte in this file, and does not take each third: it is tried again, or parked. */
export const webhookRecorder = async (file: string) => {
  const kept = createWriteStream(file)
  let told = 0
  const server = createServer((request, response) => {
    kept.write(`${JSON.stringify(request.headers)}\n`)
    request.on('data', said => kept.write(said))
    request.on('end', () => response.writeHead(++told % 3 === 0 ? 500 : 204).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    told: () => told,
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => kept.end(resolve))
      }),
  }
}

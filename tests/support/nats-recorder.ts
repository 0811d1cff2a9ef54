import { createWriteStream } from 'node:fs'
import { createServer } from 'node:net'

/** Speaks just enough NATS to be talked to, and keeps every byte it is told in this file. */
export const natsRecorder = async (file: string) => {
  const kept = createWriteStream(file)
  const server = createServer(socket => {
    const info = { server_id: 'recorder', version: '2.10.0', headers: true, max_payload: 1_048_576, proto: 1 }
    socket.write(`INFO ${JSON.stringify(info)}\r\n`)
    socket.on('error', () => {})
    socket.on('data', said => {
      kept.write(said)
      if (said.includes('PING\r\n')) socket.write('PONG\r\n')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    url: `nats://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => kept.end(resolve))
        server.unref()
      }),
  }
}

import type { ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'

/** One client of server-sent events. It is dropped, not waited for, when it reads more slowly than it is told. */
export const watcher = (response: ServerResponse, mostBuffered: number) => {
  const stream = new PassThrough()
  let told = 0
  let closed = () => {}
  stream.on('error', () => {})
  stream.once('close', () => closed())
  response.once('close', () => stream.destroy())

  const write = (text: string) => {
    if (stream.destroyed || stream.writableEnded) return
    stream.write(text)
    if (stream.readableLength + stream.writableLength + response.writableLength > mostBuffered) response.destroy()
  }
  write('retry: 3000\n\n')

  return {
    stream,
    send: (event: string, data: object) => {
      told += 1
      write(`id: ${told}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    beat: () => write(': still here\n\n'),
    end: () => {
      stream.end()
    },
    /** Before anything was answered: as if it had never been opened. */
    forget: () => {
      stream.destroy()
    },
    onClosed: (act: () => void) => {
      closed = act
    },
  }
}

export type Watcher = ReturnType<typeof watcher>

import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the range from which systems hand out ports for outgoing connections, so that a kept port stays free.
const anyPort = () => randomInt(20_000, 30_000)

export const freePort = async (kept = anyPort()): Promise<number> => ((await isFree(kept)) ? kept : freePort())

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })

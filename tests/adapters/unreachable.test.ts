import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { commandLine } from '../support/command-line.ts'

const commands = [
  ['staff', 'list'],
  ['projections', 'status', '--json'],
  ['log', 'digest'],
  ['privacy', 'report'],
]

const said = /^DATABASE_URL: no database answers at 127\.0\.0\.1:\d+ \(.+\)$/m

test.each([
  ['refuses', false],
  ['never says a word', true],
])(
  'a database that %s is named by each command within seconds, in one line',
  async (_, isSilent) => {
    const server = createServer(() => {}).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = isSilent && typeof address === 'object' ? address?.port : 1
    try {
      for (const words of commands) {
        const { code, out, err } = await commandLine(`postgres://a:b@127.0.0.1:${port}/x`)('main.ts', ...words)
        expect([words, code, out, said.test(err), /^\s+at /m.test(err)]).toEqual([words, 1, '', true, false])
      }
    } finally {
      server.close()
    }
  },
  120_000,
)

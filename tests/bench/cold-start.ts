import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../adapters/embedded/free-port.ts'
import { startWords } from '../support/start-words.ts'
import { row } from './append.ts'
import { inTurns } from './measure.ts'
import type { Row } from './row.ts'
import { rounds, type Stand } from './stand.ts'

const bareServer = new URL('bare-server.ts', import.meta.url).pathname

/** From the start of a process to its first answer that it is ready, on a database that is there. */
export const benchColdStart = async (stand: Stand): Promise<readonly Row[]> => {
  const started = (words: readonly string[]) => async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const began = performance.now()
    const child = spawn(process.execPath, words, {
      env: {
        ...process.env,
        DATABASE_URL: stand.url,
        DATA_DIR: stand.config.DATA_DIR,
        SECRET_KEY: '5e'.repeat(32),
        PORT: String(port),
        PUBLIC_URL: url,
      },
      stdio: 'ignore',
    })
    await ready(url, child)
    const ms = performance.now() - began
    const mb = await residentOf(child)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    return { ms, mb }
  }
  const [bare, ours] = [started(['--min-semi-space-size=16', bareServer]), started(startWords)]
  // The client is built, and sources are compiled, by the first start.
  await ours()
  const turns = await inTurns(Math.min(rounds, 5), bare, ours)
  const bound = 'Fastify and one statement by node pg'
  return [
    row('Cold start until ready', bound, turns, 'ms', 'ms', { atMost: 2 }),
    row('Memory when ready', bound, turns, 'mb', 'MB', { atMost: 1.5 }),
  ]
}

const ready = async (url: string, child: ChildProcess) => {
  for (const end = Date.now() + 120_000; Date.now() < end; await setTimeout(5)) {
    if (child.exitCode !== null) break
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
  }
  throw new Error(`${child.spawnargs.join(' ')} did not become ready`)
}

const residentOf = async ({ pid }: ChildProcess) =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

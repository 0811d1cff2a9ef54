import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../adapters/embedded/free-port.ts'
import { startWords } from './start-words.ts'

export type RunningServer = {
  readonly url: string
  readonly dataDir: string
  readonly output: () => string
  /** kill -9, and a new process on the same port and data. */
  readonly crash: () => Promise<void>
  readonly start: () => Promise<void>
  /** To the process as it runs now: SIGSTOP, SIGCONT. */
  readonly signal: (name: NodeJS.Signals) => void
  /** Ctrl-C, then waits for the end. Answers the exit code. */
  readonly stop: () => Promise<number | null>
}

/** The real product as a process of its own, as `npm start` starts it, on a free port with a data folder of its own. */
export const startServer = async (environment: NodeJS.ProcessEnv): Promise<RunningServer> => {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'formkurve-server-'))
  const url = `http://127.0.0.1:${port}`
  let output = ''
  let child: ChildProcess | undefined

  const start = async () => {
    const started = spawn(process.execPath, startWords, {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DATA_DIR: dataDir,
        PORT: String(port),
        PUBLIC_URL: url,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    const hear = (chunk: Buffer) => {
      output += chunk
    }
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
    for (const end = Date.now() + 120_000; Date.now() < end; await setTimeout(50)) {
      if (started.exitCode !== null) throw new Error(`the server ended: ${output}`)
      if (
        await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return
    }
    throw new Error(`the server did not become ready: ${output}`)
  }

  const end = async (signal: NodeJS.Signals) => {
    const ending = child
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return ending?.exitCode ?? null
    const ended = new Promise<number | null>(resolve => ending.once('exit', resolve))
    ending.kill(signal)
    return ended
  }

  await start()
  return {
    url,
    dataDir,
    output: () => output,
    start,
    signal: name => {
      child?.kill(name)
    },
    crash: async () => {
      await end('SIGKILL')
    },
    stop: async () => {
      const code = await end('SIGINT')
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
      return code
    },
  }
}

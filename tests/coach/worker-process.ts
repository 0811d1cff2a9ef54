import { spawn } from 'node:child_process'
import { once } from 'node:events'

const program = new URL('worker.ts', import.meta.url).pathname

/** A worker process of its own; `kill` is kill -9. */
export const startWorker = async (environment: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const ready = once(child.stdout, 'data').then(() => true)
  if (!(await Promise.race([ready, ended.then(() => false)]))) throw new Error('the worker ended before it began')
  return {
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

import { once } from 'node:events'
import { parentPort, Worker as Thread, type WorkerOptions } from 'node:worker_threads'
import type { Config } from './config.ts'

export type Work<Task, Progress, Outcome> = (task: Task, onProgress: (progress: Progress) => void) => Promise<Outcome>

type Told<Task> = { readonly task: Task } | { readonly close: true }
type Tells<Progress, Outcome> =
  | { readonly ready: true }
  | { readonly progress: Progress }
  | { readonly outcome: Outcome }
  | { readonly failed: string }

/** So many threads that run this file; what they do with a task it says by `inThread`. Each does one at a time. */
export const threadPool = <Task, Progress, Outcome>(file: URL, count: number, options: WorkerOptions) => {
  const threads = Array.from({ length: count }, () => new Thread(file, options))

  /** It has loaded what it needs; until then it would keep waiting who gives it something to do. */
  const readyOf = (thread: Thread) => {
    const ready = new Promise<void>((resolve, reject) => {
      thread.once('message', () => resolve())
      thread.once('error', reject)
    })
    ready.catch(() => {})
    return ready
  }

  const worker =
    (thread: Thread): Work<Task, Progress, Outcome> =>
    (task, onProgress) =>
      new Promise((resolve, reject) => {
        const hear = (told: Tells<Progress, Outcome>) => {
          if ('ready' in told) return
          if ('progress' in told) return onProgress(told.progress)
          leave()
          if ('outcome' in told) resolve(told.outcome)
          else reject(new Error(told.failed))
        }
        const fail = (error: unknown) => {
          leave()
          reject(error instanceof Error ? error : new Error(`a worker ended: ${error}`))
        }
        const leave = () => {
          thread.off('message', hear)
          thread.off('error', fail)
          thread.off('exit', fail)
        }
        thread.on('message', hear)
        thread.on('error', fail)
        thread.on('exit', fail)
        thread.postMessage({ task } satisfies Told<Task>)
      })

  const close = () =>
    Promise.all(
      threads.map(async thread => {
        const ended = once(thread, 'exit')
        thread.postMessage({ close: true } satisfies Told<Task>)
        await ended
      }),
    )

  /** Of threads that have nothing to finish, whether they were ready or not. */
  const drop = () => Promise.all(threads.map(thread => thread.terminate()))

  return { workers: threads.map(worker), ready: threads.map(readyOf), close, drop }
}

/** What this thread does with what it is told, until it shall close. */
export const inThread = <Task, Progress, Outcome>(
  work: Work<Task, Progress, Outcome>,
  close: () => Promise<unknown>,
) => {
  const port = parentPort
  if (!port) throw new Error('this file is a thread of a tool')
  const tell = (told: Tells<Progress, Outcome>) => port.postMessage(told)
  tell({ ready: true })
  port.on('message', async (told: Told<Task>) => {
    if ('close' in told) {
      await close()
      return port.close()
    }
    try {
      tell({ outcome: await work(told.task, progress => tell({ progress })) })
    } catch (error) {
      tell({ failed: error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : String(error) })
    }
  })
}

/** A configuration as it comes into a thread: its keys have become plain bytes on the way. */
export const configInThread = (config: Config): Config => {
  const bytes = (secret: Uint8Array) => Buffer.from(secret)
  return {
    ...config,
    secret: config.secret && bytes(config.secret),
    masterKeys: config.masterKeys?.map(key => ({ ...key, secret: bytes(key.secret) })) ?? null,
  }
}

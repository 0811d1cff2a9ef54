import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker as Thread } from 'node:worker_threads'
import type { Config } from '../adapters/config.ts'
import type { Worker } from '../projections/build.ts'
import type { Start, Tells, Told } from './portion-thread.ts'

const file = new URL('yielding-thread.ts', import.meta.url)
const megabyte = 1024 * 1024

export const usualThreads = Math.max(1, Math.min(4, availableParallelism() - 1))
export const usualMemory = 512

/**
 * Workers that fold portions, each in a thread of its own that holds at most so many megabytes of rows. `pace` is shared
 * with them: how much of their time they may use, in percent, 0 for none until it rises again.
 */
export const openThreads = (config: Config, count = usualThreads, memory = usualMemory, pace?: SharedArrayBuffer) => {
  const threads = Array.from({ length: count }, () => {
    const workerData: Start = { config, budget: memory * megabyte, ...(pace ? { pace } : {}) }
    return new Thread(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memory * 2 + 256 } })
  })

  const worker =
    (thread: Thread): Worker =>
    (task, onProgress) =>
      new Promise((resolve, reject) => {
        const hear = (told: Tells) => {
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
        thread.postMessage({ task } satisfies Told)
      })

  const close = () =>
    Promise.all(
      threads.map(async thread => {
        const ended = once(thread, 'exit')
        thread.postMessage({ close: true } satisfies Told)
        await ended
      }),
    )

  return { workers: threads.map(worker), close }
}

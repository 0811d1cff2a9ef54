import { availableParallelism } from 'node:os'
import type { Config } from '../adapters/config.ts'
import { threadPool } from '../adapters/thread-pool.ts'
import type { Progress, Task } from '../projections/build.ts'
import type { Start } from './portion-thread.ts'

const file = new URL('yielding-thread.ts', import.meta.url)
const megabyte = 1024 * 1024

export const usualThreads = Math.max(1, Math.min(4, availableParallelism() - 1))
export const usualMemory = 512

/**
 * Workers that fold portions, each in a thread of its own that holds at most so many megabytes of rows. `pace` is shared
 * with them: how much of their time they may use, in percent, 0 for none until it rises again.
 */
export const openThreads = (config: Config, count = usualThreads, memory = usualMemory, pace?: SharedArrayBuffer) => {
  const workerData: Start = { config, budget: memory * megabyte, ...(pace ? { pace } : {}) }
  const resourceLimits = { maxOldGenerationSizeMb: memory * 2 + 256 }
  return threadPool<Task, Progress, 'done' | 'full'>(file, count, { workerData, resourceLimits })
}

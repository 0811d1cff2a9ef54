import type { Config } from '../../adapters/config.ts'
import { threadPool } from '../../adapters/thread-pool.ts'
import { usualThreads } from '../threads.ts'
import type { Part } from './parts.ts'
import type { Range } from './ranges.ts'
import type { Form } from './write-parts.ts'

/** What a thread is told when it starts: where the log is and who reads it, where to write, and the key of the export's ids. */
export type Start = Omit<Form, 'pseudonyms'> & {
  readonly config: Config
  readonly role: string | null
  readonly key: Uint8Array
}

const file = new URL('range-thread.ts', import.meta.url)

/** Threads that write ranges of the log, so many at most. */
export const rangeThreads =
  (workerData: Start, count = usualThreads) =>
  (most: number) =>
    threadPool<Range, number, readonly Part[]>(file, Math.min(count, most), { workerData })

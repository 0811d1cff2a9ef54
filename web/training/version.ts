import { measuresOf } from '../../contract/measures.ts'
import { versionOf as versionOfPerformance } from '../../domain/performance.ts'
import type { Done } from './types.ts'

/** What a set said when it was looked at, as If-Match names it; null: nothing was logged. */
export const versionOf = (done: Done | null) => `"${versionOfPerformance(done && measuresOf(done))}"`

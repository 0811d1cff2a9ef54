import * as Kernel from '../../../domain/kernel/testing/memory-store.ts'
import { prepare, type StoredFacts, timed } from '../stored.ts'

/** The kernel's store under the limits that every store here keeps. */
export const memoryStore = (clock?: () => string) =>
  Kernel.memoryStore<StoredFacts>({
    ...(clock ? { clock } : {}),
    check: events => void prepare(events),
    timed,
  })

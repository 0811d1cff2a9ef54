import type { Original } from './copy.ts'
import type { KeyRing } from './key-ring.ts'
import { sealedAnew } from './sealed.ts'

/**
 * A log as it would rest had it been sealed from its first event on, to be copied: the same at each reading, so that the
 * copy may be cut off, gone on with and compared.
 */
export const sealingAnew = (log: Original, keys: KeyRing): Original => ({
  ...log,
  read: async function* (from, filter) {
    for await (const page of log.read(from, filter))
      yield { ...page, events: await Promise.all(page.events.map(recorded => sealedAnew(recorded, keys))) }
  },
})

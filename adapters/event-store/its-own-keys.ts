import { isCategory } from '../../domain/facts.ts'
import type { EventStore } from '../../domain/kernel/log.ts'
import { categoryOf } from '../../domain/kernel/stream.ts'
import type { KeyRing } from './key-ring.ts'
import { keyNameOf } from './sealed.ts'
import type { StoredFacts } from './stored.ts'

/**
 * Refuses a log whose seals were made elsewhere. Going on, everybody in it would read as erased until a row about them is
 * sealed under a new key; from then on nothing of theirs could be read at all.
 */
export const mustHaveItsKeys = async (store: EventStore<StoredFacts>, keys: KeyRing) => {
  for await (const { events } of store.read(null, {}))
    for (const recorded of events) {
      if (typeof recorded.event.sealed !== 'string' || !isCategory(categoryOf(recorded.stream))) continue
      const owner = keyNameOf(recorded)
      if ((await keys.all([owner])).has(owner)) return
      throw new Error(
        `The log was sealed under keys that this database never had (event ${recorded.id} of ${recorded.stream}): it is ` +
          'the log of another database. Set DATABASE_URL to that one, or bring it back from its backup; nothing was changed.',
      )
    }
}

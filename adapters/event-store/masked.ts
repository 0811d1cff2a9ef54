import type { Facts } from '../../domain/facts.ts'
import type { EventStore } from '../../domain/kernel/log.ts'
import type { KeyRing } from './key-ring.ts'
import { sealedStore } from './sealed.ts'
import type { StoredFacts } from './stored.ts'

/** Answers that every key was destroyed. */
const noKeys: KeyRing = {
  all: async names => new Map(names.map(name => [name, new Map()])),
  current: () => Promise.reject(new Error('nothing is sealed here')),
  destroy: () => Promise.reject(new Error('nothing is destroyed here')),
}

/** The log as it would be read if everybody in it were erased: nothing that is sealed is ever opened. */
export const maskedLog = (store: EventStore<StoredFacts>): EventStore<Facts> => sealedStore(store, noKeys)

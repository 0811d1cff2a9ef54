import { createHash } from 'node:crypto'
import type { Recorded } from '../../domain/kernel/log.ts'
import { type Hash, leafOf } from '../../domain/proof/tree.ts'
import { canonical } from '../event-store/digest.ts'
import type { StoredEvent } from '../event-store/stored.ts'

export const sha256: Hash = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** What is proven of an event: all that is stored of it, sealed as it is stored, so that erasing a person breaks no proof. */
export const entryOf = (recorded: Recorded<StoredEvent>) => Buffer.from(canonical(recorded))

export const leafOfEvent = (recorded: Recorded<StoredEvent>) => leafOf(sha256, entryOf(recorded))

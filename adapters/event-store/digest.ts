import { createHash } from 'node:crypto'
import type { Recorded } from '../../domain/kernel/log.ts'
import type { StoredEvent } from './stored.ts'

/** An event as text that is the same in every store: all but its position, which is each store's own. */
export const canonical = ({ stream, revision, id, event, metadata, at }: Recorded<StoredEvent>) =>
  JSON.stringify([stream, revision, id, sorted(event), sorted(metadata), at])

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

export type Digest = { readonly events: number; readonly sha256: string }

/** Of events in order: equal digests mean equal logs. */
export const digesting = () => {
  const hash = createHash('sha256')
  let events = 0
  return {
    add: (recorded: Recorded<StoredEvent>) => {
      hash.update(canonical(recorded)).update('\n')
      events++
    },
    soFar: (): Digest => ({ events, sha256: hash.copy().digest('hex') }),
  }
}

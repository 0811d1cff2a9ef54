import { createHash } from 'node:crypto'
import type { Recorded } from '../../domain/kernel/log.ts'
import type { StoredEvent } from './stored.ts'

/** An event as text that is the same in every store: all but its position, which is each store's own. */
export const canonical = ({ stream, revision, id, event, metadata, at }: Recorded<StoredEvent>) =>
  JSON.stringify([stream, revision, id, sorted(event), sorted(metadata), at])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const names = orderOf(Object.keys(value))
  // Assigned, this name would be none.
  if (names.includes('__proto__')) return Object.fromEntries(names.map(name => [name, sorted(value[name])]))
  const inOrder: Record<string, unknown> = {}
  for (const name of names) inOrder[name] = sorted(value[name])
  return inOrder
}

const mostOrders = 1000
const orders = new Map<string, readonly string[]>()

/** Facts have few shapes: the order of each is found once. */
const orderOf = (names: readonly string[]): readonly string[] => {
  const shape = names.join('\n')
  const known = orders.get(shape)
  if (known) return known
  const inOrder = [...names].sort()
  if (orders.size < mostOrders && names.every(name => !name.includes('\n'))) orders.set(shape, inOrder)
  return inOrder
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

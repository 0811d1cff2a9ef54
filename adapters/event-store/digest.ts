import { createHash } from 'node:crypto'
import type { Recorded } from '../../domain/kernel/log.ts'
import type { StoredEvent } from './stored.ts'

/** An event as text that is the same in every store: all but its position, which is each store's own. */
export const canonical = ({ stream, revision, id, event, metadata, at }: Recorded<StoredEvent>) =>
  JSON.stringify([stream, revision, id, sorted(event), sorted(metadata), at])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const sorted = (value: unknown): unknown => {
  if (!isRecord(value)) return value
  if (Array.isArray(value)) return value.map(sorted)
  const names = orderOf(Object.keys(value))
  // Assigned, this name would be none.
  if (names.includes('__proto__')) return Object.fromEntries(names.map(name => [name, sorted(value[name])]))
  const inOrder: Record<string, unknown> = {}
  for (const name of names) inOrder[name] = sorted(value[name])
  return inOrder
}

type Names = readonly string[]
/** Where one stands after the names on the way here. */
type Shape = { readonly next: Map<string, Shape>; inOrder: Names | null }

const mostShapes = 10_000
let shapes = 0
const shape = (): Shape => {
  shapes++
  return { next: new Map(), inOrder: null }
}
const noName = shape()

/** Facts have few shapes: the order of each is found once, and looked up name by name. */
const orderOf = (names: Names): Names => {
  let here = noName
  for (const name of names) {
    let next = here.next.get(name)
    if (!next) {
      if (shapes >= mostShapes) return [...names].sort()
      next = shape()
      here.next.set(name, next)
    }
    here = next
  }
  here.inOrder ??= [...names].sort()
  return here.inOrder
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

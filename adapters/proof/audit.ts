import type { KeyObject } from 'node:crypto'
import type { EventStore } from '../../domain/kernel/log.ts'
import type { Signed } from '../../domain/proof/checkpoint.ts'
import { growing } from '../../domain/proof/tree.ts'
import type { StoredFacts } from '../event-store/stored.ts'
import { isGenuine } from './checkpoints.ts'
import { leafOfEvent, sha256 } from './leaves.ts'
import type { Tiles } from './tiles.ts'

/** Places count from 1, as events were recorded. */
export type Finding =
  | {
      readonly is: 'changed' | 'moved' | 'added'
      readonly place: number
      readonly stream: string
      readonly revision: number
      readonly id: string
    }
  | { readonly is: 'missing'; readonly place: number }
  | { readonly is: 'unlike its checkpoint'; readonly size: number; readonly at: string; readonly since: number }
  | { readonly is: 'forged checkpoint'; readonly size: number; readonly at: string }

export type Audit = {
  readonly events: number
  /** How many of them are in the tree; what came in the last second may not be yet. */
  readonly proven: number
  readonly checkpoints: number
  readonly findings: readonly Finding[]
}

type Parts = {
  readonly store: Pick<EventStore<StoredFacts>, 'read'>
  readonly tiles: Pick<Tiles, 'read' | 'end'>
  readonly checkpoints: readonly Signed[]
  readonly key: KeyObject
  readonly onRead?: (events: number) => void
}

type Named = {
  readonly leaf: Buffer
  readonly stream: string
  readonly revision: number
  readonly id: string
  readonly place: number
}

/**
 * Reads the whole log again and compares each event with its leaf in the tree, and the tree that the log makes now with
 * what was signed then. The first finds which event was touched; the second also what was touched together with the tree.
 */
export const auditLog = async ({ store, tiles, checkpoints, key, onRead = () => {} }: Parts): Promise<Audit> => {
  const findings: Finding[] = checkpoints
    .filter(each => !isGenuine(each, key))
    .map(({ size, at }) => ({ is: 'forged checkpoint', size, at }))
  const genuine = checkpoints.filter(each => isGenuine(each, key)).sort((one, other) => one.size - other.size)
  const expected = expectedLeaves(tiles, (await tiles.end()).size)
  const matching = matcher(finding => findings.push(finding))
  const tree = growing(sha256)
  let next = 0
  let since = 0

  const compareRoots = () => {
    for (let each = genuine[next]; each && each.size === tree.size(); each = genuine[++next]) {
      if (Buffer.from(tree.root()).toString('base64') === each.root) since = each.size
      else findings.push({ is: 'unlike its checkpoint', size: each.size, at: each.at, since })
    }
  }

  let events = 0
  for await (const page of store.read(null, {})) {
    for (const recorded of page.events) {
      const leaf = leafOfEvent(recorded)
      events++
      if (!matching.isNext(leaf, expected)) {
        const { stream, revision, id } = recorded
        await matching.take({ leaf, stream, revision, id, place: events }, expected)
      }
      tree.add(leaf)
      compareRoots()
    }
    onRead(page.events.length)
  }
  const proven = await matching.end(expected)
  for (const { size, at } of genuine.slice(next)) findings.push({ is: 'unlike its checkpoint', size, at, since })
  return { events, proven, checkpoints: genuine.length, findings }
}

const ahead = 4096

/** The first `size` leaves that the tree has, with a look ahead. */
const expectedLeaves = (tiles: Pick<Tiles, 'read'>, size: number) => {
  const source = tiles.read()
  let queue: Buffer[] = []
  let start = 0
  let passed = 0
  let isOver = false

  const fill = async (count: number) => {
    while (!isOver && queue.length - start < count) {
      const { done, value = [] } = await source.next()
      queue.push(...value)
      const tooMany = passed + queue.length - start - size
      if (tooMany > 0) queue.length -= tooMany
      isOver = done === true || tooMany >= 0
    }
  }

  const forget = () => {
    if (start <= ahead) return
    queue = queue.slice(start)
    start = 0
  }

  return {
    passed: () => passed,
    /** Takes it if it is this leaf, and at hand. */
    takeIf: (leaf: Buffer) => {
      if (!queue[start]?.equals(leaf)) return false
      start++
      passed++
      forget()
      return true
    },
    first: async () => {
      if (queue.length === start) await fill(1)
      return queue[start]
    },
    /** How far ahead this leaf is; null when it is not among the next few thousand. */
    find: async (leaf: Buffer) => {
      await fill(ahead)
      const at = queue.findIndex((each, place) => place >= start && each.equals(leaf))
      return at < 0 ? null : at - start
    },
    take: (count: number) => {
      const taken = queue.slice(start, start + count)
      start += taken.length
      passed += taken.length
      forget()
      return taken
    },
    rest: async () => {
      await fill(Number.POSITIVE_INFINITY)
      return queue.length - start
    },
  }
}

type Expected = ReturnType<typeof expectedLeaves>

/** Walks the log beside the tree. What stands in neither's place is settled where the two meet again. */
const matcher = (found: (finding: Finding) => void) => {
  const strangers: Named[] = []
  const missing = new Map<string, number>()

  const settle = (gap: readonly Buffer[], from: number, end = Number.POSITIVE_INFINITY) => {
    for (const [n, leaf] of gap.entries()) {
      const stranger = strangers.shift()
      if (stranger) found({ is: 'changed', ...told(stranger), place: from + n + 1 })
      else missing.set(leaf.toString('hex'), from + n + 1)
    }
    for (const stranger of strangers.splice(0)) if (stranger.place <= end) found({ is: 'added', ...told(stranger) })
  }

  return {
    /** The usual case, without a wait: it is where it belongs. */
    isNext: (leaf: Buffer, expected: Expected) => strangers.length === 0 && expected.takeIf(leaf),
    take: async (event: Named, expected: Expected) => {
      const first = await expected.first()
      if (first?.equals(event.leaf) && strangers.length === 0) return void expected.take(1)
      if (missing.delete(event.leaf.toString('hex'))) return found({ is: 'moved', ...told(event) })
      const gap = first === undefined ? null : await expected.find(event.leaf)
      if (gap === null) return void strangers.push(event)
      const from = expected.passed()
      settle(expected.take(gap), from)
      expected.take(1)
    },
    /** Answers how many events the tree knew of. What stands behind its end, it has not taken in yet. */
    end: async (expected: Expected) => {
      const from = expected.passed()
      const gap = expected.take(await expected.rest())
      settle(gap, from, expected.passed())
      for (const place of missing.values()) found({ is: 'missing', place })
      return expected.passed()
    },
  }
}

const told = ({ stream, revision, id, place }: Named) => ({ stream, revision, id, place })

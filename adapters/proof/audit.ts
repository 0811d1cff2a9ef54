import type { KeyObject } from 'node:crypto'
import type { Signed } from '../../domain/proof/checkpoint.ts'
import { growing } from '../../domain/proof/tree.ts'
import type { AuditEvent, AuditPage } from './audit-page.ts'
import type { ForAudit } from './audit-tiles.ts'
import { isGenuine } from './checkpoints.ts'
import { type Expected, expectedLeaves } from './expected-leaves.ts'
import { sha256 } from './leaves.ts'

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
  /** From this place to that: the database cannot read them, and says why. */
  | { readonly is: 'unreadable'; readonly place: number; readonly last: number; readonly why: string }
  /** What hurts no event that is known of: an index, a part of the tree. */
  | { readonly is: 'damaged'; readonly why: string }
  | { readonly is: 'unlike its checkpoint'; readonly size: number; readonly at: string; readonly since: number }
  | { readonly is: 'forged checkpoint'; readonly size: number; readonly at: string }
  /** So many were signed of a log with another origin, the last of them over `size` events. */
  | { readonly is: 'of another log'; readonly checkpoints: number; readonly size: number; readonly at: string }

export type Audit = {
  readonly events: number
  /** How many of them are in the tree; what came in the last second may not be yet. */
  readonly proven: number
  readonly checkpoints: number
  readonly findings: readonly Finding[]
}

type Parts = {
  readonly pages: AsyncIterable<AuditPage>
  readonly tiles: { readonly forAudit: (damaged: (why: string) => void) => Promise<ForAudit> }
  /** What the log names itself: whoever can change it can change that as well, so no checkpoint is passed over for it. */
  readonly origin: string
  readonly checkpoints: readonly Signed[]
  readonly key: KeyObject
  readonly onRead?: (events: number) => void
}

type Found = NonNullable<AuditPage['lost']>
type Lost = Found & { readonly to: number | null }

type Named = AuditEvent & { readonly place: number }

/**
 * Reads the whole log again and compares each event with its leaf in the tree, and the tree that the log makes now with
 * what was signed then. The first finds which event was touched; the second also what was touched together with the tree.
 */
export const auditLog = async ({
  pages,
  tiles,
  origin,
  checkpoints,
  key,
  onRead = () => {},
}: Parts): Promise<Audit> => {
  const { findings, genuine } = judged(checkpoints, origin, key)
  const damaged = (why: string) => {
    if (!findings.some(each => 'why' in each && each.why === why)) findings.push({ is: 'damaged', why })
  }
  const expected = expectedLeaves(await tiles.forAudit(damaged))
  const matching = matcher(finding => findings.push(finding))
  const tree = growing(sha256)
  let isWhole = true
  let next = 0
  let since = 0

  const compareRoots = () => {
    for (let each = genuine[next]; each && each.size === tree.size(); each = genuine[++next]) {
      if (Buffer.from(tree.root()).toString('base64') === each.root) since = each.size
      else findings.push({ is: 'unlike its checkpoint', size: each.size, at: each.at, since })
    }
  }

  let events = 0
  let open: Found | null = null

  /** What cannot be read stands in the tree as it stood: so all that can be is still compared with what was signed. */
  const goAround = async (lost: Lost) => {
    events += Math.max(0, (lost.to ?? 0) - lost.from + 1)
    for (const leaf of await matching.goAround(lost, expected)) {
      if (leaf === null) isWhole = false
      if (leaf === null || !isWhole) continue
      tree.add(leaf)
      compareRoots()
    }
  }

  for await (const page of pages) {
    for (const event of page.events) {
      const { leaf } = event
      if (open) {
        await goAround({ ...open, to: open.from - 1 + (await matching.lostBefore(leaf, open.from, expected)) })
        open = null
      }
      events++
      if (!matching.isNext(leaf, expected)) await matching.take({ ...event, place: events }, expected)
      if (!isWhole) continue
      tree.add(leaf)
      compareRoots()
    }
    if (page.lost?.to === 'the next') open = page.lost
    else if (page.lost) await goAround({ ...page.lost, to: page.lost.to })
    if (page.damaged !== undefined) damaged(page.damaged)
    onRead(page.events.length)
  }
  if (open) await goAround({ ...open, to: null })
  const proven = await matching.end(expected)
  if (isWhole)
    for (const { size, at } of genuine.slice(next)) findings.push({ is: 'unlike its checkpoint', size, at, since })
  return { events, proven, checkpoints: genuine.length, findings }
}

const judged = (checkpoints: readonly Signed[], origin: string, key: KeyObject) => {
  const [signed, forged] = parted(checkpoints, each => isGenuine(each, key))
  const [own, foreign] = parted(signed, each => each.origin === origin)
  const findings: Finding[] = forged.map(({ size, at }) => ({ is: 'forged checkpoint', size, at }))
  const last = foreign.at(-1)
  if (last) findings.push({ is: 'of another log', checkpoints: foreign.length, size: last.size, at: last.at })
  return { findings, genuine: own.sort((one, other) => one.size - other.size) }
}

const parted = <Item>(items: readonly Item[], isWanted: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isWanted),
  items.filter(each => !isWanted(each)),
]

/** Walks the log beside the tree. What stands in neither's place is settled where the two meet again. */
const matcher = (found: (finding: Finding) => void) => {
  const strangers: Named[] = []
  /** By their leaves: where they belong, and where that is in the log as it is now. */
  const missing = new Map<string, { readonly place: number; readonly now: number }>()
  /** By where they stand: what came before its time, and where it belongs now. */
  const early = new Map<number, { readonly event: Named; readonly now: number }>()

  /** `shift`: how much further on in the log than in the tree the walk is, where something was added or is missing. */
  const settle = (gap: readonly (Buffer | null)[], from: number, shift = 0, end = Number.POSITIVE_INFINITY) => {
    for (const [n, leaf] of gap.entries()) {
      const stranger = strangers.shift()
      if (leaf === null) continue
      if (stranger) found({ is: 'changed', ...told(stranger), place: from + n + 1 })
      else missing.set(leaf.toString('hex'), { place: from + n + 1, now: from + n + 1 + shift })
    }
    for (const stranger of strangers.splice(0)) if (stranger.place <= end) found({ is: 'added', ...told(stranger) })
  }

  /** What stands where it belongs was only passed by another; of two that were exchanged, both are named. */
  const came = (event: Named, now: number) => {
    if (event.place === now) return
    found({ is: 'moved', ...told(event) })
    const other = early.get(now)
    if (other?.now === event.place) found({ is: 'moved', ...told(other.event) })
  }

  return {
    /** The usual case, without a wait: it is where it belongs. */
    isNext: (leaf: Buffer, expected: Expected) => strangers.length === 0 && expected.takeIf(leaf),
    take: async (event: Named, expected: Expected) => {
      const first = await expected.first()
      if (first?.equals(event.leaf) && strangers.length === 0) return void (await expected.take(1))
      const [leaf, passed] = [event.leaf.toString('hex'), missing.get(event.leaf.toString('hex'))]
      if (passed && missing.delete(leaf)) return came(event, passed.now)
      const gap = first === undefined ? null : await expected.find(event.leaf)
      if (gap === null) return void strangers.push(event)
      const from = expected.passed()
      const isEarly = strangers.length === 0
      const shift = isEarly ? event.place - from - 1 : 0
      if (isEarly) early.set(event.place, { event, now: from + gap + 1 + shift })
      settle(await expected.take(gap), from, shift)
      await expected.take(1)
    },
    /** How many are lost between that place and this leaf; one where the tree does not know it either. */
    lostBefore: async (leaf: Buffer, from: number, expected: Expected) => {
      const ahead = await expected.find(leaf, Number.POSITIVE_INFINITY)
      return ahead === null ? 1 : Math.max(0, expected.passed() + ahead - (from - 1))
    },
    /** Answers the leaves of what cannot be read. */
    goAround: async ({ from, to, why }: Lost, expected: Expected) => {
      const passed = expected.passed()
      settle(await expected.take(Math.max(0, from - 1 - passed)), passed)
      const count = to === null ? await expected.rest() : to - expected.passed()
      const leaves = await expected.take(Math.max(0, count))
      const last = to ?? expected.passed()
      found(last < from ? { is: 'damaged', why } : { is: 'unreadable', place: from, last, why })
      return leaves
    },
    /** Answers how many events the tree knew of. What stands behind its end, it has not taken in yet. */
    end: async (expected: Expected) => {
      const from = expected.passed()
      const gap = await expected.take(await expected.rest())
      settle(gap, from, 0, expected.passed())
      for (const { place } of missing.values()) found({ is: 'missing', place })
      return expected.passed()
    },
  }
}

const told = ({ stream, revision, id, place }: Named) => ({ stream, revision, id, place })

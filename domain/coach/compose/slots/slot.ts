import type { Pattern } from '../../basis/catalogue.ts'
import type { Brief } from '../../prescribe/brief.ts'
import { lastDone, lastLed } from '../../prescribe/week/kinds.ts'

export type Part = 'skill' | 'power' | 'main' | 'accessory' | 'isolation' | 'core' | 'conditioning'

/** A place in a session for an exercise of one of some patterns, or for one of those that were wished for. */
export type Slot = {
  readonly patterns: readonly Pattern[]
  readonly part: Part
  readonly ids?: readonly string[]
  /** Only these, the best first; unlike `ids` nobody asked for them. */
  readonly amid?: readonly string[]
  /** The patterns take turns from session to session: the first is due, the others only stand in. */
  readonly inTurn?: true
  /** For a muscle that was wished for: there in any case. */
  readonly wished?: true
  /** Its turn has come, whatever the week owes: there in any case, with few sets. */
  readonly due?: true
}

/** What is done before anything tires: not paired, not paid for by what follows. */
export const comesFresh = (part: Part) => part === 'skill' || part === 'power'

export const slot = (part: Part, patterns: readonly Pattern[]): Slot => ({ patterns, part })

/** What led longest ago leads; of the rest what was trained longest ago comes first. */
export const byDue = (brief: Brief, slots: readonly Slot[]) => {
  const last = ({ part, patterns }: Slot) => (part === 'main' ? lastLed : lastDone)(brief, patterns)
  return [...slots].sort((one, other) => last(one) - last(other))
}

export const byRest = (brief: Brief, patterns: readonly Pattern[]) =>
  [...patterns].sort((one, other) => lastDone(brief, [one]) - lastDone(brief, [other]))

import type { Brief } from '../brief.ts'
import type { Pattern } from '../catalogue.ts'
import { luck } from '../prng.ts'
import { lastDone } from './kinds.ts'
import type { Slot } from './slot.ts'

/**
 * The trunk is braced, turned and bent in turns from session to session, so that nobody does the same crunch for months;
 * who is new to training begins with bracing. Each place of a session takes another turn.
 */
export const trunkInTurn = (brief: Brief, slots: readonly Slot[]): readonly Slot[] => {
  const order = turnsOf(brief)
  const taken = new Set<Pattern>()
  let before: Slot | null = null
  return slots.map((one): Slot => {
    if (one.part !== 'core' || one.ids !== undefined || one.wished || one.patterns.length < 2) return one
    const open = order.filter(pattern => one.patterns.includes(pattern) && !taken.has(pattern))
    const [due = one.patterns[0]] = open
    if (due === undefined) return one
    taken.add(due)
    const turn: Slot = { ...one, patterns: [due], ...(before ? { behind: before } : {}) }
    before = turn
    return turn
  })
}

const turnsOf = (brief: Brief): readonly Pattern[] => {
  const held = new Set(brief.usable.filter(({ role }) => role === 'core').map(({ pattern }) => pattern))
  const usual = brief.catalogue.training.cares.trunk.filter(pattern => held.has(pattern))
  const chance = (pattern: Pattern) => (brief.level <= 2 ? 0 : luck(brief.request.seed, `trunk ${pattern}`))
  return usual.toSorted(
    (one, other) => lastDone(brief, [one]) - lastDone(brief, [other]) || chance(one) - chance(other),
  )
}

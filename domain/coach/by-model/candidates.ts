import { type Exercise, isStrength } from '../basis/catalogue.ts'
import { luck } from '../basis/prng.ts'
import { candidatesFor } from '../compose/slots/choose.ts'
import { slotsOf } from '../compose/slots/slots.ts'
import type { Brief } from '../prescribe/brief.ts'
import { kindOf } from '../prescribe/week/kinds.ts'
import { stapleRank } from '../prescribe/week/staples.ts'
import { isNamed } from '../read/wishes.ts'

const perPattern = 6
const perPatternLight = 3

const perSlot = 12

/** The places of the day's session as the planner lays it out, in order, each with what it would rank first for it. */
export const slotsFor = (brief: Brief) =>
  (isStrengthDay(brief) ? slotsOf(brief, kindOf(brief)) : []).map(slot => ({
    part: slot.part,
    ...(slot.wished || slot.ids ? { wished: true } : {}),
    candidates: candidatesFor(brief, slot, perSlot).map(({ id }) => id),
  }))

export type Slots = ReturnType<typeof slotsFor>

/** The part of the catalogue that fits: what was wished for, a trainer reaches for first, or was done before comes first. */
export const candidatesIn = (brief: Brief, slots: Slots): readonly Exercise[] => {
  const inSlots = new Set(slots.flatMap(({ candidates }) => candidates))
  const others = usual(brief).filter(({ id }) => !inSlots.has(id))
  const beside = inSlots.size === 0 ? others : others.filter(one => !isStrength(one) || isAskedFor(brief, one))
  return [...brief.usable.filter(({ id }) => inSlots.has(id)), ...beside]
}

const isStrengthDay = ({ goal }: Brief) => goal !== 'mobility' && goal !== 'endurance' && goal !== 'hyrox'

const isAskedFor = ({ wish, work }: Brief, exercise: Exercise) =>
  isNamed(wish, exercise) || work.some(set => set.exercise.id === exercise.id)

const usual = (brief: Brief): readonly Exercise[] => {
  const taken = new Map<string, number>()
  return [...brief.usable]
    .filter(({ role }) => role !== 'warm-up')
    .sort((one, other) => rank(brief, other) - rank(brief, one))
    .filter(({ pattern, role }) => {
      const count = (taken.get(pattern) ?? 0) + 1
      taken.set(pattern, count)
      return count <= (role !== 'mobility' ? perPattern : brief.goal === 'mobility' ? 3 * perPattern : perPatternLight)
    })
}

const rank = (brief: Brief, exercise: Exercise) => {
  const wished = isNamed(brief.wish, exercise) ? 4 : 0
  const known = brief.work.some(set => set.exercise.id === exercise.id) ? 2 : 0
  const focus = brief.wish.focus.some(muscle => (exercise.muscles[muscle] ?? 0) >= 1) ? 1 : 0
  const place = stapleRank(brief, exercise)
  const staple = place === null ? 0 : 3 / (place + 1)
  return wished + known + focus + staple + luck(brief.request.seed, `menu ${exercise.id}`)
}

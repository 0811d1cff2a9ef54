import type { Brief } from '../brief.ts'
import type { Pattern } from '../catalogue.ts'
import { landmarksOf, owedTo } from '../landmarks.ts'
import { luck } from '../prng.ts'
import type { Kind } from './kinds.ts'
import { asAccessory, byDue, byRest, inTurn, type Slot, slot, turned } from './slot.ts'
import { focusSlots, wishedSlots } from './wished-slots.ts'

/** Places in order of importance: what was wished for, then what was trained longest ago. */
export const slotsOf = (brief: Brief, kind: Kind): readonly Slot[] => {
  const wished = wishedSlots(brief)
  const heavy = wished.filter(({ part }) => part === 'power' || part === 'main')
  const light = wished.filter(({ part }) => part !== 'power' && part !== 'main')
  const isServed = ({ part, patterns }: Slot) =>
    part === 'main' && heavy.some(wish => wish.patterns.some(pattern => patterns.includes(pattern)))
  const usual = [...powerSlots(brief, kind), ...usualSlots(brief, kind)].filter(one => !isServed(one))
  const [first, ...rest] = heavy.length > 0 ? usual : usual.slice(0, 1)
  if (heavy.length > 0) return [...heavy, ...light, ...(first ? [first] : []), ...rest]
  return [...(first ? [first] : []), ...light, ...usual.slice(1)]
}

/** Fast work comes first, for those who know how, on some of the days. */
const powerSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  const { goal, level, minutes, limits, request } = brief
  const calm = limits.cautious || brief.deload !== null
  const fits = goal === 'strength' || goal === 'hyrox' || (goal === 'health' && level >= 4)
  if (!fits || calm || level <= 2 || minutes < 45 || kind === 'focus' || luck(request.seed, 'power') > 0.5) return []
  const upper = kind === 'upper' || kind === 'push' || kind === 'pull'
  const lifts = upper || luck(request.seed, 'lift or jump') < 0.4
  return [{ patterns: upper ? ['power'] : lifts ? ['power', 'jump'] : ['jump', 'power'], part: 'power' }]
}

const usualSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  const legs = byDue(brief, [slot('main', ['squat', 'lunge']), slot('main', ['hinge'])])
  const pushes = byNeed(brief, 'chest', 'horizontal-push', 'vertical-push')
  const pulls =
    owed(brief, 'upper-back') > owed(brief, 'lats')
      ? byNeed(brief, 'upper-back', 'horizontal-pull', 'vertical-pull')
      : byNeed(brief, 'lats', 'vertical-pull', 'horizontal-pull')
  const trunk = byDue(brief, [slot('main', pushes), slot('main', pulls)])
  const others = [slot('accessory', turned(pushes)), slot('accessory', turned(pulls))]
  const arms = byRest(brief, ['arm-flexion', 'arm-extension', 'shoulder-raise']).map(pattern =>
    slot('isolation', [pattern]),
  )
  const small = [
    slot('isolation', ['knee-flexion', 'hip-isolation']),
    slot('isolation', ['calf']),
    slot('isolation', ['knee-extension']),
  ]
  const cores = byRest(brief, ['core-brace', 'core-rotation', 'core-flexion'])
  switch (kind) {
    case 'upper':
      return [...trunk, ...others, ...arms, slot('core', cores), ...trunk.map(asAccessory), ...arms]
    case 'push':
      return [
        slot('main', pushes),
        slot('accessory', turned(pushes)),
        slot('isolation', ['shoulder-raise']),
        slot('isolation', ['arm-extension']),
        slot('accessory', pushes),
        slot('core', cores),
        slot('isolation', ['arm-extension']),
      ]
    case 'pull':
      return [
        slot('main', pulls),
        slot('accessory', turned(pulls)),
        slot('isolation', ['arm-flexion']),
        slot('isolation', ['shoulder-raise']),
        slot('accessory', pulls),
        slot('core', cores),
        slot('isolation', ['arm-flexion']),
      ]
    case 'lower':
    case 'legs':
      return [
        ...legs,
        slot('accessory', ['lunge']),
        ...small,
        slot('core', cores),
        slot('accessory', ['hinge']),
        slot('isolation', ['hip-isolation']),
        slot('core', turned(cores)),
      ]
    case 'focus':
      return focusSlots(brief)
    default:
      return [
        ...wholeBody(brief, legs, trunk.map(inTurn)),
        ...focusSlots(brief).slice(0, 3),
        ...smallOnes(brief, others, isolations(brief)),
        slot('core', turned(cores)),
        slot('accessory', ['carry']),
      ].toSpliced(6, 0, slot('core', cores), slot('accessory', ['lunge']))
  }
}

/** The pattern that feeds a muscle first while its week is short of sets, else what was trained longest ago. */
const byNeed = (brief: Brief, muscle: string, feeding: Pattern, other: Pattern): readonly Pattern[] =>
  owed(brief, muscle) > 0 ? [feeding, other] : byRest(brief, [feeding, other])

const owed = (brief: Brief, id: string) => {
  const muscle = brief.catalogue.muscles.find(one => one.id === id)
  return muscle ? owedTo(brief, muscle) : 0
}

/** A second push and pull first, unless their muscles have had the week's share: then small muscles come first. */
const smallOnes = (brief: Brief, others: readonly Slot[], small: readonly Slot[]) => {
  const { least: floor } = landmarksOf(brief)
  const served = ['chest', 'lats'].every(muscle => (brief.week.get(muscle) ?? 0) >= floor)
  return served && brief.goal !== 'strength'
    ? [...small.slice(0, 2), ...others, ...small.slice(2)]
    : [...others, ...small]
}

/** Small muscles of the whole body, the longest untouched first. */
const isolations = (brief: Brief): readonly Slot[] =>
  byRest(brief, ['arm-flexion', 'arm-extension', 'shoulder-raise', 'knee-flexion', 'calf', 'knee-extension']).map(
    pattern => slot('isolation', [pattern]),
  )

/** Strength alternates heavy lifts of legs and trunk; otherwise push and pull stand together and can be paired. */
const wholeBody = (brief: Brief, legs: readonly Slot[], trunk: readonly Slot[]) => {
  const [first, second] = legs
  const [push, pull] = trunk
  if (!first || !second || !push || !pull) return [...legs, ...trunk]
  return brief.goal === 'strength' ? [first, push, second, pull] : [first, push, pull, orIsolated(second)]
}

/** Where hips or knees have no room for another big lift, the same muscles are trained alone. */
const orIsolated = ({ patterns }: Slot): Slot =>
  slot('accessory', [...patterns, patterns.includes('hinge') ? 'knee-flexion' : 'knee-extension'])

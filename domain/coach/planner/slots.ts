import type { Brief } from '../brief.ts'
import type { Exercise, Pattern } from '../catalogue.ts'
import { luck } from '../prng.ts'
import { ruleSet } from '../rule-set.ts'
import { type Kind, lastDone } from './kinds.ts'

export type Part = 'power' | 'main' | 'accessory' | 'isolation' | 'core' | 'conditioning'

/** A place in a session for an exercise of one of some patterns, or for one of those that were wished for. */
export type Slot = {
  readonly patterns: readonly Pattern[]
  readonly part: Part
  readonly ids?: readonly string[]
  /** The patterns take turns from session to session: the first is due, the others only stand in. */
  readonly inTurn?: true
}

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

const wishedSlots = (brief: Brief): readonly Slot[] =>
  brief.wish.wanted.flatMap(ids => {
    const usable = brief.usable.filter(({ id }) => ids.includes(id))
    const [exercise] = usable
    return exercise
      ? [{ patterns: [...new Set(usable.map(({ pattern }) => pattern))], part: partOf(exercise), ids }]
      : []
  })

const partOf = ({ role }: Exercise): Part =>
  role === 'compound' ? 'main' : role === 'mobility' || role === 'warm-up' ? 'accessory' : role

/** Fast work comes first, for those who know how, on some of the days. */
const powerSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  const { goal, level, minutes, limits, request } = brief
  const calm = limits.cautious || brief.deload !== null
  const fits = goal === 'strength' || goal === 'hyrox' || (goal === 'health' && level >= 4)
  if (!fits || calm || level <= 2 || minutes < 45 || kind === 'focus' || luck(request.seed, 'power') > 0.5) return []
  return [{ patterns: kind === 'upper' || kind === 'push' ? ['power'] : ['jump', 'power'], part: 'power' }]
}

const usualSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  const legs = byDue(brief, [slot('main', ['squat', 'lunge']), slot('main', ['hinge'])])
  const pushes = byRest(brief, ['horizontal-push', 'vertical-push'])
  const pulls = byRest(brief, ['horizontal-pull', 'vertical-pull'])
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

/** A second push and pull first, unless their muscles have had the week's share: then small muscles come first. */
const smallOnes = (brief: Brief, others: readonly Slot[], small: readonly Slot[]) => {
  const floor = ruleSet.volume.weeklyFloor.value
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

/** For wished muscles: the patterns of all exercises that train only them directly, compounds first. */
const focusSlots = (brief: Brief): readonly Slot[] => {
  const wanted = new Set(brief.wish.focus)
  const hits = brief.usable.filter(exercise => aimsAt(exercise, wanted))
  const patterns = (role: Exercise['role']) =>
    byRest(brief, [
      ...new Set(hits.filter(one => one.role === role && one.pattern !== 'carry').map(one => one.pattern)),
    ])
  const [compounds, single, trunk] = [patterns('compound'), patterns('isolation'), patterns('core')]
  const small = [...single.map(one => slot('isolation', [one])), ...trunk.map(one => slot('core', [one]))]
  return [
    ...compounds.map((one, at) => slot(at < 2 ? 'main' : 'accessory', [one])),
    ...small,
    ...compounds.map(one => slot('accessory', [one])),
    ...small,
  ]
}

const aimsAt = (exercise: Exercise, muscles: ReadonlySet<string>) => {
  const direct = Object.entries(exercise.muscles).filter(([, share]) => share >= 1)
  return direct.length > 0 && direct.every(([muscle]) => muscles.has(muscle))
}

const slot = (part: Part, patterns: readonly Pattern[]): Slot => ({ patterns, part })

const inTurn = (one: Slot): Slot => ({ ...one, inTurn: true })

const asAccessory = ({ patterns }: Slot): Slot => slot('accessory', patterns)

const turned = <Value>(values: readonly Value[]): readonly Value[] => [...values].reverse()

const byDue = (brief: Brief, slots: readonly Slot[]) =>
  [...slots].sort((one, other) => lastDone(brief, one.patterns) - lastDone(brief, other.patterns))

const byRest = (brief: Brief, patterns: readonly Pattern[]) =>
  [...patterns].sort((one, other) => lastDone(brief, [one]) - lastDone(brief, [other]))

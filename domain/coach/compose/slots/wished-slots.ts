import { directMuscles, type Exercise, isWeighted } from '../../basis/catalogue.ts'
import { type Brief, loadsOf } from '../../prescribe/brief.ts'
import { wishedMuscles } from '../../prescribe/week/kinds.ts'
import { kitsAsked } from '../../prescribe/wished-kit.ts'
import { fewMuscles } from './holding.ts'
import { byRest, type Part, type Slot, slot } from './slot.ts'

/**
 * A place for each exercise that was asked for by name, or by what it is done with. A thing leads one line of the day's main
 * lifts: in the others it comes first by itself, and none of them is left out for it.
 */
export const wishedSlots = (brief: Brief, mains: readonly Slot[]): readonly Slot[] => [
  ...namedSlots(brief),
  ...kitSlots(brief).map(one => (one.part === 'main' ? inOneLine(brief, one, mains) : one)),
]

const inOneLine = (brief: Brief, asked: Slot, mains: readonly Slot[]): Slot => {
  const lines = mains.map(({ patterns }) =>
    brief.usable.filter(({ id, pattern }) => asked.ids?.includes(id) && patterns.includes(pattern)),
  )
  const own = lines.find(users => users.length > 0)
  if (own === undefined) return asked
  const ids = (asked.ids ?? []).filter(id => own.some(one => one.id === id))
  return { ...asked, patterns: [...new Set(own.map(({ pattern }) => pattern))], ids }
}

const namedSlots = (brief: Brief): readonly Slot[] =>
  brief.wish.wanted.flatMap(ids => {
    const usable = brief.usable.filter(({ id }) => ids.includes(id))
    const [exercise] = usable
    return exercise
      ? [{ patterns: [...new Set(usable.map(({ pattern }) => pattern))], part: partOf(exercise), ids }]
      : []
  })

/** A place for what is done with each thing that was asked for, but for what big lifts come to by themselves. */
const kitSlots = (brief: Brief): readonly Slot[] =>
  kitsAsked(brief).flatMap(({ item, users }): Slot[] => {
    const [first] = users
    if (!first || item === 'barbell' || item === 'dumbbells') return []
    const part = first.role === 'compound' && !isWeighted(first) ? 'accessory' : partOf(first)
    return [{ patterns: [...new Set(users.map(one => one.pattern))], part, ids: users.map(({ id }) => id) }]
  })

export const partOf = ({ role }: Exercise): Part =>
  role === 'compound' ? 'main' : role === 'mobility' || role === 'warm-up' ? 'accessory' : role

/** For wished muscles: the patterns of all exercises that train only them directly, compounds first, from more than one angle. */
export const focusSlots = (brief: Brief): readonly Slot[] => {
  const wanted = new Set(wishedMuscles(brief))
  const hits = brief.usable.filter(exercise => aimsAt(exercise, wanted) && !bendsKnee(brief, exercise))
  const patterns = (role: Exercise['role']) =>
    byRest(brief, [
      ...new Set(hits.filter(one => one.role === role && one.pattern !== 'carry').map(one => one.pattern)),
    ])
  const [compounds, single, trunk] = [patterns('compound'), patterns('isolation'), patterns('core')]
  const small = () => single.map(one => slot('isolation', [one]))
  const braced = () => trunk.map(one => slot('core', [one]))
  const mains = brief.minutes >= 45 ? 3 : 2
  const [lead, ...others] =
    compounds.length > 0 ? compounds.map((one, at) => slot(at < mains ? 'main' : 'accessory', [one])) : opening(brief)
  return [
    ...aimedSlots(brief),
    ...(lead ? [lead] : []),
    ...(namesTrunk(brief) ? braced().map(one => ({ ...one, wished: true as const })) : []),
    ...others,
    ...(brief.wish.named.some(({ id }) => id === 'glutes') ? small().map(sideOfHip) : small()),
    ...compounds.map(one => slot('accessory', [one])),
    ...braced(),
    ...small(),
    ...braced(),
    ...(compounds.length === 0 ? small() : []),
  ]
}

const sideOfHip = (one: Slot): Slot => (one.patterns.includes('hip-isolation') ? { ...one, wished: true } : one)

/** Beside a whole region ("Po und Beine") what was named by itself gets the lift that is for it alone. */
const aimedSlots = (brief: Brief): readonly Slot[] => {
  const { named, focus } = brief.wish
  if (focus.length <= fewMuscles || !named.some(({ of }) => of === 'region')) return []
  return named.flatMap(({ of, id }) => {
    const own = of === 'muscle' ? brief.usable.filter(one => one.role === 'compound' && isFor(one, id)) : []
    const lifts = loadedOf(brief, own)
    return lifts.length > 0
      ? [{ patterns: [...new Set(lifts.map(({ pattern }) => pattern))], part: 'main', ids: lifts.map(one => one.id) }]
      : []
  })
}

/** Of some lifts those that can be loaded here, where there are any. */
export const loadedOf = (brief: Brief, lifts: readonly Exercise[]): readonly Exercise[] => {
  const loaded = lifts.filter(one => isWeighted(one) && loadsOf(brief, one).length > 0)
  return loaded.length > 0 ? loaded : lifts
}

/** Whether it trains a muscle and no other directly. */
export const isFor = (exercise: Exercise, muscle: string) => {
  const direct = directMuscles(exercise)
  return direct.length === 1 && direct[0] === muscle
}

/** "Bauch und Rücken": a back day does not answer that. */
const namesTrunk = ({ wish }: Brief) =>
  wish.named.length > 1 &&
  wish.named.some(({ id }) => id === 'core' || id === 'abs' || id === 'obliques' || id === 'lower-back')

/** Who wants legs without load on the knees wants hips and calves, not the lightest of squats. */
const bendsKnee = ({ limits }: Brief, { id, pattern }: Exercise) =>
  !limits.permitted.has(id) &&
  (limits.joints.knee ?? 3) <= 1 &&
  (pattern === 'squat' || pattern === 'lunge' || pattern === 'knee-extension')

/** Arms have no big lift of their own: one that trains them as much as what it is known for. */
const opening = (brief: Brief): readonly Slot[] => {
  const found = brief.usable.filter(
    one => one.role === 'compound' && directMuscles(one).some(muscle => arms.has(muscle) && isWished(brief, muscle)),
  )
  const patterns = [...new Set(found.map(({ pattern }) => pattern))]
  return patterns.length === 0 ? [] : [{ patterns, part: 'main', ids: found.map(({ id }) => id) }]
}

const arms: ReadonlySet<string> = new Set(['biceps', 'triceps'])

const isWished = ({ wish }: Brief, muscle: string) => wish.focus.includes(muscle)

const aimsAt = (exercise: Exercise, muscles: ReadonlySet<string>) => {
  const direct = Object.entries(exercise.muscles).filter(([, share]) => share >= 1)
  return direct.length > 0 && direct.every(([muscle]) => muscles.has(muscle))
}

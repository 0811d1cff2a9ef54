import { type Brief, loadsOf } from '../brief.ts'
import { directMuscles, type Exercise, isStrength, isWeighted } from '../catalogue.ts'
import { day } from '../history.ts'
import { fewMuscles } from './holding.ts'
import { belongsTo, type Kind, targetMuscles, wishedMuscles } from './kinds.ts'
import { byRest, type Part, type Slot, slot } from './slot.ts'

/** A place for each exercise that was asked for by name. */
export const wishedSlots = (brief: Brief): readonly Slot[] =>
  brief.wish.wanted.flatMap(ids => {
    const usable = brief.usable.filter(({ id }) => ids.includes(id))
    const [exercise] = usable
    return exercise
      ? [{ patterns: [...new Set(usable.map(({ pattern }) => pattern))], part: partOf(exercise), ids }]
      : []
  })

const partOf = ({ role }: Exercise): Part =>
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
    const loaded = own.filter(one => isWeighted(one) && loadsOf(brief, one).length > 0)
    const lifts = loaded.length > 0 ? loaded : own
    return lifts.length > 0
      ? [{ patterns: [...new Set(lifts.map(({ pattern }) => pattern))], part: 'main', ids: lifts.map(one => one.id) }]
      : []
  })
}

/**
 * Muscles that the goal names get an exercise of their own on each day that trains them, those with the fewest sets lately
 * first: a lift that is for them alone, else what isolates them.
 */
export const aimSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  const own = targetMuscles(brief, kind)
  const lately = (muscle: string) => brief.week.get(muscle) ?? 0
  const slots = brief.aims
    .filter(muscle => own.has(muscle))
    .toSorted((one, other) => lately(one) - lately(other))
    .flatMap(muscle => aimSlot(brief, muscle) ?? [])
  return slots.slice(0, Math.max(1, Math.floor(brief.minutes / minutesAnAim)))
}

const minutesAnAim = 30

/** What serves the athlete's sports, on the day for it: the best that was not done on the last days; nothing for legs that stay fresh. */
export const sportSlots = (brief: Brief, kind: Kind): readonly Slot[] => {
  if (brief.minutes < shortestForSport || brief.deload !== null) return []
  const belongs = belongsTo(brief, kind)
  const lately = new Set(brief.work.filter(({ at }) => brief.now - at < sportAgain).map(({ exercise }) => exercise.id))
  const ranked = serving(brief)
    .flatMap(id => brief.usable.filter(one => one.id === id))
    .filter(one => belongs(one) && isStrength(one) && !directMuscles(one).some(muscle => brief.spared.has(muscle)))
    .toSorted((one, other) => Number(lately.has(one.id)) - Number(lately.has(other.id)))
  const kinds = ranked.filter(({ pattern }, at) => ranked.findIndex(one => one.pattern === pattern) === at)
  return kinds.slice(0, brief.minutes >= longForSport ? 2 : 1).map(
    (one): Slot => ({
      patterns: [one.pattern],
      part: one.role === 'compound' ? 'accessory' : partOf(one),
      amid: [one.id],
      wished: true,
    }),
  )
}

/** Exercises for all sports in turns, most useful first. */
const serving = ({ sports, catalogue }: Brief): readonly string[] => {
  const lists = sports.map(sport => catalogue.training.sports.of[sport]?.exercises ?? [])
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap(list => list[at] ?? [])).flat()
}

const shortestForSport = 30
const longForSport = 60
const sportAgain = 4 * day

const aimSlot = (brief: Brief, muscle: string): Slot | null => {
  const own = brief.usable.filter(one => isFor(one, muscle) && one.role !== 'core' && isStrength(one))
  const lifts = own.filter(({ role }) => role === 'compound')
  const loaded = lifts.filter(one => isWeighted(one) && loadsOf(brief, one).length > 0)
  const amid = [loaded, lifts, own].find(some => some.length > 0)
  if (!amid) return null
  return {
    patterns: [...new Set(amid.map(({ pattern }) => pattern))],
    part: lifts.length > 0 ? 'accessory' : 'isolation',
    amid: amid.map(({ id }) => id),
    wished: true,
  }
}

const isFor = (exercise: Exercise, muscle: string) => {
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

import { day, hour } from '../../days.ts'
import { type Exercise, isStrength } from '../basis/catalogue.ts'
import type { Case } from './case.ts'
import { directSets, setCount, setsIn } from './case.ts'
import { type Fault, fault, round } from './fault.ts'
import { countedReserve, landmarks, pushPull, pushPullGrave, recovery, smallMuscles, smallShare } from './measures.ts'
import type { Bout } from './past.ts'

/** The same hour a week ago is another week, however long that session went on. */
const week = 6.5 * day

/** 54. A muscle that was trained hard rests two days. */
export const rested = ({ asked, past, work, now }: Case): readonly Fault[] => {
  if (asked.overridden) return []
  const tired = new Map<string, { sets: number; at: number }>()
  for (const bout of past.filter(({ at }) => at > now - recovery.hours * hour && at < now))
    for (const [muscle, share] of Object.entries(bout.exercise.muscles)) {
      const before = tired.get(muscle) ?? { sets: 0, at: 0 }
      if (share >= 1) tired.set(muscle, { sets: before.sets + hardSets(bout), at: Math.max(before.at, bout.at) })
    }
  return [...tired].flatMap(([muscle, { sets, at }]) => {
    const planned = directSets(work, muscle)
    if (sets < recovery.hardSets || planned <= recovery.sets) return []
    const close = now - at < recovery.graveHours * hour && planned >= recovery.graveSets
    const expected = `at most ${recovery.sets} direct sets within ${recovery.hours} hours of ${round(sets)} hard ones`
    return [fault(54, close ? 'grave' : 'plain', muscle, expected, round(planned))]
  })
}

const hardSets = ({ sets, exercise, targetRir, count }: Bout) => {
  if (!isStrength(exercise) || sets.length === 0) return 0
  const hard = sets.filter(({ rir }) => (rir ?? targetRir ?? 9) <= recovery.hardReserve).length
  return (hard / sets.length) * count
}

/** Sets of the last seven days and of this plan, by direct pattern. */
const weekSets = ({ past, work, now }: Case, isOne: (exercise: Exercise) => boolean) =>
  past.filter(({ at, exercise }) => at > now - week && isOne(exercise)).reduce((sum, { count }) => sum + count, 0) +
  setsIn(work.filter(({ exercise }) => isOne(exercise)))

type Movement = Pick<Exercise, 'pattern' | 'role'>

const isPush = ({ pattern, role }: Movement) => role === 'compound' && pattern.endsWith('-push')
const isPull = ({ pattern, role }: Movement) => role === 'compound' && pattern.endsWith('-pull')

/** 55 (§3 rule 17). Pushing and pulling over the week: one session alone says nothing on a split, and one that adds nothing to the heavier side is not to blame. */
export const balanced = (one: Case): readonly Fault[] => {
  const { asked, past, now, byId, work } = one
  if (asked.muscles.length > 0 || asked.goal === 'mobility') return []
  const sessions = new Set(past.filter(({ at }) => at > now - week).map(({ workout }) => workout)).size
  const [push, pull] = [weekSets(one, isPush), weekSets(one, isPull)]
  const can = (isOne: (movement: Movement) => boolean) => [...asked.usable].some(id => isOne(byId.get(id) ?? nothing))
  if (sessions < 2 || push + pull < 8 || !can(isPush) || !can(isPull)) return []
  const ratio = pull === 0 ? Number.POSITIVE_INFINITY : push / pull
  const [pushing, pulling] = [
    setsIn(work.filter(({ exercise }) => isPush(exercise))),
    setsIn(work.filter(({ exercise }) => isPull(exercise))),
  ]
  if (ratio > 1 ? pushing <= pulling : pulling <= pushing) return []
  const [least, most] = pushPull
  if (ratio >= least && ratio <= most) return []
  const [worst, best] = pushPullGrave
  const degree =
    ratio < worst || ratio > best ? 'grave' : ratio < least * 0.7 || ratio > most * 1.4 ? 'plain' : 'slight'
  return [fault(55, degree, 'week', `push to pull ${least}–${most}`, `${round(push)} : ${round(pull)}`)]
}

const nothing: Movement = { pattern: 'mobility', role: 'mobility' }

/** 56. Above the most a muscle takes in seven days, or well below the least at the end of a full week. */
export const withinLandmarks = (one: Case): readonly Fault[] => {
  const { asked, past, work, now, request, isDeload } = one
  if (asked.goal === 'mobility' || asked.goal === 'endurance' || asked.goal === 'hyrox') return []
  const [least, , most] = landmarks[asked.level - 1] ?? [6, 8, 12]
  const recent = past.filter(({ at }) => at > now - week)
  const sessions = new Set(recent.map(({ workout }) => workout)).size + 1
  const wanted = request.athlete.trainingFrequency ?? 3
  const isWhole = sessions >= wanted && now - (past[0]?.at ?? now) > week && !isDeload && !asked.eased
  const share = Math.min(1, wanted / 3)
  const over: Fault[] = []
  const under: string[] = []
  for (const muscle of majors) {
    const sets =
      recent.reduce((sum, bout) => sum + counted(bout) * (bout.exercise.muscles[muscle] ?? 0), 0) +
      work.reduce(
        (sum, { planned, exercise }) =>
          (planned.targetRir ?? 0) <= countedReserve ? sum + setCount(planned) * (exercise.muscles[muscle] ?? 0) : sum,
        0,
      )
    const size = smallMuscles.has(muscle) ? smallShare : 1
    if (sets > most * 1.25 + 1 && !asked.overridden && directSets(work, muscle) > 0)
      over.push(
        fault(
          56,
          sets > most * 1.6 ? 'plain' : 'slight',
          muscle,
          `at most ${most} hard sets in seven days`,
          round(sets),
        ),
      )
    if (isWhole && sets < least * size * share * 0.8 && trainable(one, muscle)) under.push(`${muscle} ${round(sets)}`)
  }
  if (under.length === 0) return over
  const degree = under.length >= 4 ? 'plain' : 'slight'
  return [
    ...over,
    fault(56, degree, 'week', `${round(least * share)} hard sets a muscle in seven days`, under.join(', ')),
  ]
}

const majors = ['chest', 'lats', 'upper-back', 'glutes', 'quads', 'hamstrings']

const trainable = ({ asked, byId }: Case, muscle: string) =>
  [...asked.usable].some(id => {
    const exercise = byId.get(id)
    return exercise !== undefined && isStrength(exercise) && (exercise.muscles[muscle] ?? 0) >= 1
  })

const counted = ({ exercise, targetRir, sets, count }: Bout) =>
  isStrength(exercise) && (sets[0]?.rir ?? targetRir ?? 0) <= countedReserve ? count : 0

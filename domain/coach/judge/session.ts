import { day } from '../../days.ts'
import { type Exercise, isBig, isWeighted } from '../basis/catalogue.ts'
import type { Case, Placed } from './case.ts'
import { directSets, inRounds, secondsOf, setCount, setsIn } from './case.ts'
import { leastSets } from './day.ts'
import { type Fault, fault, percent, round } from './fault.ts'
import {
  budgetFloor,
  budgetFor,
  budgetTolerance,
  compoundShare,
  leastReserve,
  mainLift,
  minutesAnExercise,
  minutesASet,
  pairsFactor,
  roundsFactor,
  takeover,
  tooManyFactor,
} from './measures.ts'

const liftPatterns: ReadonlySet<string> = new Set([
  'squat',
  'lunge',
  'hinge',
  'horizontal-push',
  'vertical-push',
  'horizontal-pull',
  'vertical-pull',
])

const small: ReadonlySet<string> = new Set([
  'biceps',
  'triceps',
  'calves',
  'abs',
  'obliques',
  'forearms',
  'side-delts',
  'rear-delts',
])

/** A lift that a session may be built on: a compound one, worked close enough to failure. */
export const isMainLift = ({ exercise, planned }: Placed) =>
  exercise.role === 'compound' &&
  liftPatterns.has(exercise.pattern) &&
  planned.targetRir !== null &&
  setCount(planned) >= mainLift.sets

/** 41. A wish for nothing but small muscles has no main lift; rounds have none either. What loosens as asked comes before. */
export const mainLiftFirst = ({ asked, main, work }: Case): readonly Fault[] => {
  const onlySmall = asked.muscles.length > 0 && asked.muscles.every(muscle => small.has(muscle))
  if (asked.minutes <= mainLift.fromMinutes || onlySmall || asked.roundsWished || work.length === 0) return []
  const loosens = ({ exercise }: Placed) =>
    asked.easyWished && (exercise.role === 'mobility' || exercise.role === 'warm-up')
  const lifts = main.filter(one => isMainLift(one) || !(loosens(one) || asked.practised.has(one.exercise.id)))
  const power = lifts.findIndex(({ exercise }) => exercise.role !== 'power')
  const first = lifts.slice(Math.max(0, power), Math.max(0, power) + mainLift.among)
  if (first.some(isMainLift)) return []
  const strict = asked.goal === 'strength' || asked.goal === 'muscle'
  const expected = `a compound lift with ${mainLift.sets} sets among the first ${mainLift.among} exercises`
  const found = first.map(({ exercise }) => exercise.id).join(', ') || 'nothing'
  if (strict) return [fault(41, 'grave', 'session', expected, found)]
  return main.some(({ block }) => inRounds(block)) || asked.goal === 'mobility' || asked.goal === 'endurance'
    ? []
    : [fault(41, 'slight', 'session', expected, found)]
}

/** 42. Conditioning counts for sets by its minutes, but for who lifts; on a deload and on a bad day less is right. */
export const budget = (one: Case): readonly Fault[] => {
  const { asked, main } = one
  if (asked.goal === 'mobility' || asked.easyWished) return []
  const strength = asked.goal === 'strength' || asked.goal === 'muscle'
  const conditioning = main.filter(({ exercise }) => exercise.role === 'conditioning')
  const minutes = strength ? 0 : conditioning.reduce((sum, placed) => sum + secondsOf(placed), 0) / 60
  const lifted = main.filter(({ exercise }) => exercise.role !== 'conditioning' && exercise.role !== 'mobility')
  const sets = setsIn(lifted) + minutes / minutesASet
  const [, most] = budgetFor(asked.minutes)
  const least = leastSets(one)
  const rounds = main.some(({ block }) => inRounds(block) && block.kind !== 'interval')
  const dense = rounds ? roundsFactor : main.some(({ block }) => block.kind === 'superset') ? pairsFactor : 1
  const expected = `${round(least)}–${round(most * dense)} working sets in ${asked.minutes} minutes`
  if (sets < least * budgetFloor)
    return [fault(42, minutes === 0 ? 'grave' : 'plain', 'session', expected, round(sets))]
  if (sets < least * (1 - budgetTolerance)) return [fault(42, 'plain', 'session', expected, round(sets))]
  return sets > most * dense * (1 + budgetTolerance) ? [fault(42, 'plain', 'session', expected, round(sets))] : []
}

/** 44. Half a minute on one leg, of which falls grow fewer, is no exercise too many. */
export const exerciseCount = ({ asked, placed }: Case): readonly Fault[] => {
  const most = Math.max(4, Math.ceil(asked.minutes / minutesAnExercise))
  const counted = placed.filter(({ exercise }) => exercise.pattern !== 'balance')
  const count = new Set(counted.map(({ exercise }) => exercise.id)).size
  if (count <= most || asked.goal === 'mobility') return []
  const degree = count > most * tooManyFactor ? 'grave' : count > most * 1.2 ? 'plain' : 'slight'
  return [fault(44, degree, 'session', `at most ${most} exercises in ${asked.minutes} minutes`, count)]
}

/** 45. Not where only small muscles were wished for. */
export const compounds = ({ asked, work }: Case): readonly Fault[] => {
  const least = compoundShare[asked.goal]
  const sets = setsIn(work)
  if (least === undefined || sets === 0 || asked.muscles.length > 0) return []
  const share = setsIn(work.filter(({ exercise }) => isBig(exercise))) / sets
  if (share >= least) return []
  const degree = share < least * 0.5 ? 'grave' : 'plain'
  return [fault(45, degree, 'session', `${percent(least)} of the working sets in compound lifts`, percent(share))]
}

/** 49. Beginners keep two in reserve, who needs care three; failure is for what is safe to fail. */
export const effort = ({ asked, work }: Case): readonly Fault[] => {
  const beginner = asked.level <= leastReserve.beginnerLevel
  return work.flatMap(({ planned, exercise, block }) => {
    if (planned.targetRir === null || inRounds(block)) return []
    const least = asked.cautious
      ? leastReserve.cautious
      : beginner
        ? leastReserve.beginner
        : exercise.failureSafe
          ? 0
          : 1
    if (planned.targetRir >= least) return []
    const degree = least - planned.targetRir >= 2 ? 'grave' : 'plain'
    return [fault(49, degree, planned.id, `at least ${least} in reserve`, planned.targetRir)]
  })
}

/** 63. Half of the sets for a muscle that nobody asked for; the stations of a race (§1) are what its racer asked for. */
export const oneMuscle = ({ asked, work: all, byId, request }: Case): readonly Fault[] => {
  const work = asked.goal === 'hyrox' ? all.filter(({ exercise }) => exercise.hyroxStation === undefined) : all
  const sets = setsIn(work)
  if (sets < 6 || asked.muscles.length > 0 || asked.lifts.length > 0) return []
  const others = (muscle: string) =>
    [...asked.usable].some(id => {
      const exercise = byId.get(id)
      return (
        exercise?.role === 'compound' && (exercise.muscles[muscle] ?? 0) < 0.5 && liftPatterns.has(exercise.pattern)
      )
    })
  const muscles = new Set(work.flatMap(({ exercise }) => Object.keys(exercise.muscles)))
  const split = (request.athlete.trainingFrequency ?? 3) >= 4
  return [...muscles].flatMap(muscle => {
    const share = directSets(work, muscle) / sets
    const most = split ? takeover + 0.3 : takeover + 0.1
    if (share < most || !others(muscle)) return []
    const degree = share >= most + 0.15 || !split ? 'grave' : 'plain'
    return [fault(63, degree, muscle, `at most ${percent(most)} of the sets for one muscle`, percent(share))]
  })
}

/** 66. Intervals, rounds against the clock and jumps for somebody who should ask a doctor. */
export const allOut = ({ asked, main }: Case): readonly Fault[] => {
  if (!asked.cautious) return []
  return main.flatMap(({ block, exercise, planned }) => {
    const peaks = block.kind === 'interval' || block.kind === 'amrap' || exercise.impact >= 3
    if (!peaks && block.kind !== 'emom') return []
    return [
      fault(66, peaks ? 'grave' : 'plain', planned.id, 'steady work without peaks', `${exercise.id} as ${block.kind}`),
    ]
  })
}

/** 67. A session for the whole body moves knees, hips, and arms both ways, as far as the place allows. */
export const patterns = ({ asked, work, byId, request, past, now }: Case): readonly Fault[] => {
  if (asked.matches.some(({ inDays }) => inDays <= 1)) return []
  const rare = (request.athlete.trainingFrequency ?? 3) <= 2
  if (asked.goal === 'mobility' || asked.goal === 'endurance' || asked.goal === 'hyrox') return []
  if (asked.muscles.length > 0 || asked.lifts.length > 0 || work.length < 3) return []
  if ((request.athlete.trainingFrequency ?? 3) >= 4) return []
  const week = 7 * day
  const trained = new Set([
    ...work.map(({ exercise }) => groupOf(exercise)),
    ...(rare ? [] : past.filter(({ at }) => at > now - week).map(({ exercise }) => groupOf(exercise))),
  ])
  const possible = new Set(
    [...asked.usable].flatMap(id => {
      const exercise = byId.get(id)
      return exercise?.role === 'compound' && (isWeighted(exercise) || exercise.loadType === 'bodyweight')
        ? [groupOf(exercise)]
        : []
    }),
  )
  const missing = ['legs', 'hips', 'push', 'pull'].filter(group => possible.has(group) && !trained.has(group))
  if (missing.length === 0) return []
  const degree = missing.length >= 2 ? 'plain' : 'slight'
  return [fault(67, degree, 'session', 'legs, hips, push and pull within the week', `missing: ${missing.join(', ')}`)]
}

const groupOf = ({ pattern }: Exercise): string => {
  if (pattern === 'squat' || pattern === 'lunge') return 'legs'
  if (pattern === 'hinge') return 'hips'
  if (pattern.endsWith('-push')) return 'push'
  return pattern.endsWith('-pull') ? 'pull' : pattern
}

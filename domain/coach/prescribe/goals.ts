import type { Exercise, Range } from '../basis/catalogue.ts'
import { isWeighted } from '../basis/catalogue.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { Wave } from '../basis/training.ts'
import { type Brief, isBodyAlone, liftOfExercise, loadsOf } from './brief.ts'
import { startsGently } from './gentle-start.ts'
import { hurtSince } from './lifts/hurt.ts'
import { workingRange } from './lifts/limits.ts'
import { rungOf } from './lifts/skills.ts'
import { wishedReps } from './wished-dose.ts'

/** Repetitions for an exercise under the session's goal, as far as the athlete and the place can do them. */
export const repRange = (brief: Brief, exercise: Exercise): Range => {
  const wished = wishedReps(brief, exercise)
  if (wished) return cautious(brief, wished)
  const rung = rungOf(brief, exercise)
  if (rung && exercise.metrics.includes('reps')) return rung.range
  if (exercise.role === 'power') return clip(ruleSet.dose.powerReps.value, exercise.defaults.reps)
  return workingRange(exercise, liftOfExercise(brief, exercise), goalRange(brief, exercise), loadsOf(brief, exercise))
}

/** Who lifts for strength or muscle, and for nothing else. */
export const isLifter = ({ goal }: Pick<Brief, 'goal'>): boolean => goal === 'strength' || goal === 'muscle'

/** What the goal asks for: heavy lifts, what cannot be loaded, and small muscles differ. */
export const goalRange = (brief: Brief, exercise: Exercise): Range => {
  const { reps: own } = exercise.defaults
  if (own && opensWith(brief, exercise)) return cautious(brief, own)
  const ranges = ruleSet.dose.reps.value[brief.goal]
  const range =
    exercise.role !== 'compound' ? ranges.small : isLoaded(brief, exercise) ? heavyRange(brief, exercise) : ranges.light
  return cautious(brief, overlapping(brief, range, exercise))
}

/** The lifts by which strength is measured are done heaviest; novices learn with more repetitions. */
const heavyRange = (brief: Brief, exercise: Exercise): Range => {
  const { goal, level, catalogue, wave } = brief
  const { novice, reps, besideBigLifts } = ruleSet.dose
  if (goal !== 'strength') return reps.value[goal].heavy
  const isHeaviest = catalogue.training.staples.heaviest.includes(exercise.id)
  if (wave && isHeaviest) return isOnWave(brief, wave, exercise) ? wave.reps : besideBigLifts.value
  if (level <= novice.value.level) return novice.value.strength
  return isHeaviest ? reps.value.strength.heavy : besideBigLifts.value
}

const isLoaded = (brief: Brief, exercise: Exercise) => isHeavy(exercise) && !isBodyAlone(brief, exercise)

export const isHeavy = (exercise: Exercise) => exercise.role === 'compound' && isWeighted(exercise)

/** What care opens a session with is done as often as it is good for, whatever the goal. */
const opensWith = ({ limits, catalogue }: Brief, { id }: Exercise) =>
  [...limits.cares].some(care => catalogue.training.cares.of[care].opening.includes(id))

/**
 * Seconds between sets under the session's goal, and as they were asked for; light work that care asks for needs no long
 * ones.
 */
export const restRange = (brief: Brief, exercise: Exercise): Range => {
  const [low, high] = usualRest(brief, exercise)
  const isLight =
    startsGently(brief) ||
    [...brief.limits.cares].some(care => brief.catalogue.training.cares.of[care].opening.length > 0)
  return asAsked(brief, isLight ? [low, Math.max(low, Math.min(high, lightRest))] : [low, high])
}

const lightRest = 90

/** Told in seconds they are just that; "lang" is the longest that the goal has, "kurz" two thirds of its shortest. */
const asAsked = ({ wish: { rests } }: Brief, [low, high]: Range): Range => {
  if (rests === null) return [low, high]
  if (rests.length === 'long') return [high, high]
  const short = Math.round((low * shortShare) / 5) * 5
  if (rests.length === 'short') return [short, short]
  const [least, most] = [rests.least ?? 0, rests.most ?? Number.POSITIVE_INFINITY]
  return [Math.min(most, Math.max(least, low)), Math.min(most, Math.max(least, high))]
}

const shortShare = 2 / 3

const usualRest = (brief: Brief, exercise: Exercise): Range => {
  if (exercise.role === 'power') return ruleSet.dose.powerRest.value
  const ranges = ruleSet.dose.rest.value[brief.goal]
  if (exercise.role === 'core') return ranges.core
  return exercise.role === 'compound' ? ranges.compound : ranges.isolation
}

/** Repetitions in reserve: goal first, then what level, age, the athlete's answers, the day, an easier week and pain add. */
export const targetRir = (brief: Brief, exercise: Exercise): number => {
  const more = Math.max(
    brief.readiness.rir,
    brief.deload ? ruleSet.load.deload.value.rir : 0,
    isComingBack(brief, exercise) ? ruleSet.session.afterPain.value.rir : 0,
  )
  const usual = brief.wave && isOnWave(brief, brief.wave, exercise) ? brief.wave.rir : usualRir(brief, exercise)
  return Math.min(ruleSet.volume.countsUpToRir.value, usual + more)
}

/** It hurt, and has not got its whole load back. */
const isComingBack = (brief: Brief, exercise: Exercise) =>
  (hurtSince(brief, exercise, liftOfExercise(brief, exercise))?.share ?? 1) < 1

/** Towards a meet the heaviest lifts, ones and twos the meet's own alone; after it all of them. */
const isOnWave = ({ catalogue }: Brief, { fromDays, reps }: Wave, { id }: Exercise) =>
  fromDays < 0 ||
  catalogue.training.waves.lifts.includes(id) ||
  (reps[1] > twos && catalogue.training.staples.heaviest.includes(id))

const twos = 2

const usualRir = (brief: Brief, exercise: Exercise): number => {
  const { rir } = ruleSet.dose
  const { goal } = brief
  const base =
    exercise.role === 'power'
      ? rir.value.power
      : goal === 'strength'
        ? rir.value.strength
        : goal === 'muscle'
          ? exercise.role === 'isolation' && exercise.failureSafe
            ? rir.value.isolation
            : rir.value.muscle
          : rir.value.otherwise
  return Math.max(base + brief.answers.rir, leastRir(brief))
}

/** Nearer to failure than that nobody goes by plan. */
export const leastRir = ({ limits, level }: Brief): number => {
  const { cautious, beginner } = ruleSet.dose.leastRir.value
  if (limits.cautious) return cautious
  return level <= 2 ? beginner : 1
}

const clip = (range: Range, own: Range | undefined): Range => {
  // Of what takes long or all strength a few are a set, whatever the goal.
  if (!own || own[1] < range[0]) return own ?? range
  const low = Math.max(range[0], own[0])
  const high = Math.min(range[1], own[1])
  return low <= high ? [low, high] : range
}

/** Where goal and exercise agree, the overlap; a strength goal may take a lift below its usual repetitions. */
const overlapping = (brief: Brief, range: Range, exercise: Exercise): Range => {
  const { goal, catalogue } = brief
  const own = exercise.defaults.reps
  if (!own) return range
  const isMakeshift = catalogue.training.staples.last.includes(exercise.id)
  if (goal === 'strength' && isLoaded(brief, exercise)) return isMakeshift ? own : range
  const both = clip(range, own)
  if (both[1] - both[0] >= 2) return both
  return own[1] < range[0] + 2 ? [range[0], range[0] + 2] : range
}

const cautious = ({ limits }: Brief, [low, high]: Range): Range => {
  const least = limits.cautious ? ruleSet.dose.cautiousLeastReps.value : low
  return low >= least ? [low, high] : [least, Math.max(high, least + 4)]
}

import type { Exercise, Pattern } from '../../domain/coach/basis/catalogue.ts'
import { isLower } from '../../domain/coach/prescribe/lifts/limits.ts'
import { armReps } from './body-arms.ts'
import type { Athlete } from './files/athlete.ts'

type Profile = Athlete['profile']

// How lifts of one body relate, for lifts that the file does not name. Shares of a barbell bench press (rules §4, first
// loads); what the rules leave open is a practice value. Only simulations use them.

const lifts: Readonly<Record<string, number>> = {
  'bench-press': 1,
  'incline-bench-press': 0.8,
  'close-grip-bench-press': 0.9,
  'overhead-press': 0.6,
  'push-press': 0.75,
  'barbell-row': 0.75,
  'two-hand-kettlebell-row': 0.6,
  'one-arm-dumbbell-row': 0.96,
  'back-squat': 1.25,
  'front-squat': 1,
  deadlift: 1.5,
  'sumo-deadlift': 1.5,
  'trap-bar-deadlift': 1.5,
  'barbell-romanian-deadlift': 1.1,
  'kettlebell-deadlift': 0.95,
  'barbell-hip-thrust': 1.5,
  'leg-press': 2.2,
  'hack-squat': 1.3,
  'dumbbell-shrug': 0.45,
  'dumbbell-curl': 0.25,
  'hammer-curl': 0.26,
  'single-arm-curl': 0.25,
  'dumbbell-lateral-raise': 0.17,
  'cable-lateral-raise': 0.155,
  'dumbbell-rear-delt-fly': 0.15,
  'front-raise': 0.17,
}

const byPattern: Readonly<Record<Pattern, number>> = {
  squat: 1.2,
  lunge: 0.8,
  hinge: 1.2,
  'horizontal-push': 0.9,
  'vertical-push': 0.6,
  'horizontal-pull': 0.8,
  'vertical-pull': 0.8,
  carry: 0.9,
  'core-brace': 0.5,
  'core-flexion': 0.5,
  'core-rotation': 0.4,
  jump: 0.5,
  power: 0.7,
  locomotion: 1,
  'arm-flexion': 0.4,
  'arm-extension': 0.4,
  'shoulder-raise': 0.25,
  'knee-extension': 0.7,
  'knee-flexion': 0.55,
  'hip-isolation': 0.6,
  calf: 1.1,
  mobility: 0.2,
  balance: 0.2,
  'warm-up': 0.2,
}

/** Women's legs are stronger beside their bench press than men's, most of all before they train. */
const womensLegs = [1.3, 1.25, 1.2, 1.15, 1.1]

export const patternShare = (exercise: Exercise, { gender, experienceLevel }: Profile): number => {
  const { id, pattern, role } = exercise
  const share = lifts[id] ?? byPattern[pattern] * (role === 'isolation' && pattern.includes('-pu') ? 0.4 : 1)
  const legs = gender === 'female' && isLower(exercise) ? (womensLegs[(experienceLevel ?? 2) - 1] ?? 1) : 1
  return share * legs * (1 - 0.05 * slownessOf(exercise))
}

/** Seconds that a repetition takes beyond the usual ones. */
const slownessOf = ({ defaults }: Exercise) => Math.max(0, (defaults.secondsPerRep ?? 0) - usualSecondsPerRep)

/** A pair of dumbbells moves 0.8 of the barbell's load; one implement held in front or in one hand moves less. */
export const implementShare = ({ id, loadType, unilateral, requires }: Exercise): number => {
  if (id in lifts || loadType === 'stack') return unilateral ? 0.5 : 1
  if (loadType === 'per-hand') return 0.4
  const barbell = requires.some(kit =>
    ['barbell', 'ez-bar', 'trap-bar', 'smith-machine'].some(bar => kit.includes(bar)),
  )
  return barbell ? 1 : unilateral ? 0.45 : 0.5
}

/** Bench press as a share of body weight. */
export const levelShare = ({ gender, age, experienceLevel }: Profile): number => {
  const share = [0.5, 0.7, 0.95, 1.2, 1.45][(experienceLevel ?? 2) - 1] ?? 0.7
  const older = (age ?? 30) > 65 ? 0.8 : (age ?? 30) > 50 ? 0.9 : 1
  return share * (gender === 'female' ? 0.65 : gender === 'male' ? 1 : 0.8) * older
}

/** Repetitions with the body alone: few where the whole body hangs on the arms, many where the legs carry it. */
export const usualReps = (exercise: Exercise, profile: Profile): number => {
  const arms = armReps(exercise, profile)
  if (arms !== null) return arms
  const [atFirst, aLevel] = repsFrom(exercise)
  const slow = usualSecondsPerRep / (usualSecondsPerRep + slownessOf(exercise))
  return (atFirst + ((profile.experienceLevel ?? 2) - 1) * aLevel) * slow
}

/** At level 1, and how many more with each level. */
const repsFrom = ({ pattern, skill, unilateral, requires }: Exercise): readonly [number, number] => {
  if (pattern === 'vertical-pull' || skill >= 4) return [3, 2.5]
  if (skill >= 3) return [6, 2.5]
  if (onLegs.has(pattern)) return unilateral ? [10, 5] : [20, 8]
  return pattern === 'horizontal-pull' && requires.some(kit => kit.length === 0) ? [18, 6] : [10, 4]
}

/**
 * Share of the load that an easier form of a movement leaves: a push-up puts 64 % of the body's weight on the hands, on the
 * knees 49 %, with the feet up 74 % (Ebben 2011, Suprak 2011).
 */
export const easierShare = 0.77

const onLegs = new Set<Pattern>(['squat', 'lunge', 'hinge', 'hip-isolation', 'calf'])
const usualSecondsPerRep = 4

export const usualSeconds = ({ role }: Exercise, { fitnessLevel }: Profile): number =>
  role === 'conditioning' ? 7200 : 30 + (fitnessLevel ?? 2) * 20

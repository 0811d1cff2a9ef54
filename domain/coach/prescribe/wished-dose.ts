import type { Exercise, Range } from '../basis/catalogue.ts'
import type { Dose } from '../read/training.ts'
import type { Brief } from './brief.ts'

type Lift = Pick<Exercise, 'id' | 'role'>

/** The dose that was said with an exercise ("Kreuzheben 5x5"), else of all ("alles 3x10"); null where none was. */
export const wishedDose = ({ wish }: Pick<Brief, 'wish'>, exercise: Lift): Dose | null =>
  wish.doses.find(({ exercises }) => exercises.includes(exercise.id))?.dose ?? ofAll(wish.scheme.dose, exercise)

/** What is said of all is meant of lifts; nobody curls fives, and the trunk keeps its own repetitions. */
const ofAll = ({ sets, reps }: Dose, { role }: Lift): Dose | null => {
  if (role !== 'compound' && role !== 'isolation' && role !== 'core') return null
  const counted = reps !== undefined && (role === 'compound' || (role === 'isolation' && reps[0] > fewReps))
  const dose: Dose = { ...(sets === undefined ? {} : { sets }), ...(counted ? { reps } : {}) }
  return Object.keys(dose).length > 0 ? dose : null
}

const fewReps = 5

/** Repetitions that were asked for, as far as anybody should do so many. */
export const wishedReps = (brief: Pick<Brief, 'wish'>, exercise: Lift): Range | null => {
  const reps = wishedDose(brief, exercise)?.reps
  return reps ? [Math.max(1, Math.min(30, reps[0])), Math.max(1, Math.min(30, reps[1]))] : null
}

/** Sets that were asked for; null where no number was said. */
export const wishedSets = (brief: Pick<Brief, 'wish'>, exercise: Lift): number | null =>
  wishedDose(brief, exercise)?.sets ?? null

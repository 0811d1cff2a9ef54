import type { Brief } from './brief.ts'
import type { Exercise, Range } from './catalogue.ts'
import type { Dose } from './read/training.ts'

/** The dose that was said with an exercise ("Kreuzheben 5x5"), as far as one was; null where none was. */
export const wishedDose = ({ wish }: Pick<Brief, 'wish'>, { id }: Pick<Exercise, 'id'>): Dose | null =>
  wish.doses.find(({ exercises }) => exercises.includes(id))?.dose ?? null

/** Repetitions that were asked for, as far as anybody should do so many. */
export const wishedReps = (brief: Pick<Brief, 'wish'>, exercise: Pick<Exercise, 'id'>): Range | null => {
  const reps = wishedDose(brief, exercise)?.reps
  return reps ? [Math.max(1, Math.min(30, reps[0])), Math.max(1, Math.min(30, reps[1]))] : null
}

/** Sets that were asked for; null where no number was said. */
export const wishedSets = (brief: Pick<Brief, 'wish'>, exercise: Pick<Exercise, 'id'>): number | null =>
  wishedDose(brief, exercise)?.sets ?? null

import { additionOf, additionsTo } from '../../domain/coach/adapt/additions.ts'
import { alternativesTo } from '../../domain/coach/adapt/alternatives.ts'
import type { Catalogue } from '../../domain/coach/basis/catalogue.ts'
import type { PlannedExerciseId, WorkoutId } from '../../domain/ids.ts'
import { isRefused, refuse } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { Log } from '../ports/log.ts'
import type { AthleteMemory } from '../ports/planning.ts'
import { readTraining } from './training.ts'

type Parts = { readonly log: Log; readonly memory: AthleteMemory; readonly catalogue: Catalogue }

/** What an athlete may choose from before anything is changed. */
export const choices = ({ log, memory, catalogue }: Parts) => {
  /** What could take an exercise's place, as it would then stand in the plan, and of everything else why not. */
  const alternatives = async (context: CommandContext, workout: WorkoutId, exercise: PlannedExerciseId) => {
    const training = await readTraining({ log, memory }, context, workout)
    if (isRefused(training)) return training
    if (training.refusal) return training.refusal
    return alternativesTo(training.plan, exercise, training.done, await training.request(), catalogue)
  }

  /** The whole catalogue, of each exercise why it does not fit. */
  const additions = async (context: CommandContext, workout: WorkoutId) => {
    const training = await readTraining({ log, memory }, context, workout)
    return isRefused(training) ? training : additionsTo(training.plan, await training.request(), catalogue)
  }

  /** How an exercise is added that fits here and today; after the end whatever was done. */
  const addition = async (context: CommandContext, workout: WorkoutId, wanted: string) => {
    const training = await readTraining({ log, memory }, context, workout)
    if (isRefused(training)) return training
    const exercise = catalogue.exercises.find(({ id }) => id === wanted)
    if (!exercise) return refuse('no-such-exercise')
    if (training.isKnown || training.isFinished) return additionOf(exercise)
    const found = additionsTo(training.plan, await training.request(wanted), catalogue)
    const misfit = found.find(one => one.exercise === exercise)?.misfit ?? null
    return misfit === null || misfit === 'in-plan' ? additionOf(exercise) : refuse('exercise-unfit')
  }

  return { alternatives, additions, addition }
}

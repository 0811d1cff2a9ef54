import type { z } from 'zod'
import type { appBlock, appExercise, appStatus, appWorkout } from '../contract/app.ts'
import type { PlannedBlock, PlannedExercise, PlannedSet } from '../domain/coach/basis/plan.ts'
import { titleOf } from '../domain/coach/basis/title.ts'
import { blockStatus } from '../domain/looks.ts'
import { trainedMinutes } from '../domain/times.ts'
import type { WorkoutDetail } from '../projections/workout-detail.ts'
import type { WorkoutStatus } from '../projections/workout-list.ts'
import { cuesOf, dateOf, type ExerciseBook, type Language } from './workout-answer.ts'

const statuses: Readonly<Record<WorkoutStatus, z.input<typeof appStatus>>> = {
  PLANNED: 'planned',
  INCOMPLETE: 'in_progress',
  COMPLETED: 'completed',
  ABORTED: 'aborted',
  GENERATING: 'not_started',
  FAILED: 'not_started',
  EXPIRED: 'not_started',
}

/** The app knows three. */
const statusOfBlock = {
  incomplete: 'incomplete',
  in_progress: 'in_progress',
  complete: 'complete',
  skipped: 'incomplete',
} as const

/** A workout in the shape of the app. */
export const appWorkoutAnswer = (
  row: WorkoutDetail,
  book: ExerciseBook,
  language: Language,
): z.input<typeof appWorkout> => {
  const { plan } = row.planned
  return {
    id: row.id,
    name: plan ? titleOf(plan)[language] : 'Workout',
    date: dateOf(row),
    durationMinutes: trainedMinutes(row.training.progress.times) ?? Math.round(plan?.estimatedMinutes ?? row.minutes),
    status: statuses[row.status],
    blocks: (plan?.blocks ?? []).map(block => appBlockAnswer(block, row, book, language)),
  }
}

export const appBlockAnswer = (
  block: PlannedBlock,
  row: WorkoutDetail,
  book: ExerciseBook,
  language: Language,
): z.input<typeof appBlock> => ({
  id: block.id,
  name: block.name[language],
  description: block.description[language],
  status: statusOfBlock[blockStatus(block, row.training.progress)],
  exercises: block.exercises.map(exercise => exerciseAnswer(exercise, row, book, language)),
})

const exerciseAnswer = (
  exercise: PlannedExercise,
  { training: { progress } }: WorkoutDetail,
  book: ExerciseBook,
  language: Language,
): z.input<typeof appExercise> => {
  const work = exercise.sets.find(({ ramp }) => !ramp) ?? exercise.sets[0]
  const shared = {
    id: exercise.id,
    name: exercise.name[language],
    description: cuesOf(book, exercise, language),
    completed: progress.exercisesDone.includes(exercise.id),
    sets: exercise.sets.map(set => ({ ...setAnswer(set), done: set.id in progress.sets })),
  }
  if (exercise.type === 'duration') return { ...shared, type: 'duration', durationSeconds: work?.durationSec ?? 0 }
  const weight = work?.weightKg ? { weightKg: work.weightKg } : {}
  return { ...shared, type: 'repetitions', repetitions: work?.reps ?? 0, ...weight }
}

const setAnswer = ({ id, reps, durationSec, distanceM, weightKg, restSec }: PlannedSet) => ({
  id,
  ...(reps === undefined ? {} : { repetitions: reps }),
  ...(durationSec === undefined ? {} : { durationSeconds: durationSec }),
  ...(distanceM === undefined ? {} : { distanceMeters: distanceM }),
  ...(weightKg ? { weightKg } : {}),
  restSeconds: restSec,
})

import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import type { Plan, PlannedExercise } from '../../../domain/coach/basis/plan.ts'
import type { DoneSet, PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, plannedDay, request } from './requests.ts'

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))

/** Three sets of each: exercise, repetitions, kg. */
type Day = readonly (readonly [string, number, number?])[]

const trained = (at: string, day: Day): PastWorkout => ({
  workout: `workout ${at}`,
  at: `${at}T17:00:00.000Z`,
  status: 'completed',
  plan: plannedDay,
  sets: day.flatMap(([exercise, reps, weightKg = null]) =>
    [1, 2, 3].map(
      (set): DoneSet => ({
        event: `${at} ${exercise} ${set}`,
        exercise,
        at: `${at}T17:00:00.000Z`,
        planned: { reps, weightKg, targetRir: 2 },
        reps,
        durationSec: null,
        weightKg,
        distanceM: null,
        rir: 2,
      }),
    ),
  ),
})

const everything = [
  ...gym,
  'dip-bars',
  'calf-raise-machine',
  'chest-press-machine',
  'shoulder-press-machine',
  'back-extension-bench',
  'pec-deck',
  'abductor-machine',
  'hip-thrust-machine',
]

/** Level 3, 80 kg: squats 95, benches 75, rows 65, pulls 130, presses 47.5, seven pull-ups, in a gym that has everything. */
export const lifter = (wish: string | null, changes: Parameters<typeof request>[0] = {}): PlanRequest =>
  request({
    at: '2026-01-05T17:00:00.000Z',
    minutes: 60,
    wish,
    history: [
      trained('2026-01-01', [
        ['back-squat', 6, 95],
        ['bench-press', 6, 75],
        ['barbell-row', 8, 65],
      ]),
      trained('2025-12-29', [
        ['deadlift', 5, 130],
        ['overhead-press', 6, 47.5],
        ['pull-up', 7],
      ]),
    ],
    ...changes,
    place: { equipment: everything, ...changes.place },
  })

export const planFor = (asked: PlanRequest): Plan => {
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  return made.plan
}

/** The main part as it stands on the page: exercise, and its working sets. */
export type Line = { readonly exercise: Exercise; readonly planned: PlannedExercise; readonly sets: number }

export const linesOf = ({ blocks }: Plan): readonly Line[] =>
  blocks
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .flatMap(({ exercises }) =>
      exercises.flatMap(planned => {
        const exercise = byId.get(planned.exercise)
        const sets = planned.sets.filter(({ ramp, side }) => !ramp && side !== 'right').length
        return exercise ? [{ exercise, planned, sets }] : []
      }),
    )

export const liftsIn = (plan: Plan): readonly Line[] =>
  linesOf(plan).filter(({ exercise: { role } }) => role !== 'conditioning' && role !== 'mobility' && role !== 'warm-up')

export const hintsOf = (plan: Plan): string => plan.hints.map(({ de }) => de).join(' ')

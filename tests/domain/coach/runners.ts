import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import type { AthleteFacts, DoneSet, PastWorkout } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'

const day = 86_400_000
const stations = ['ski-erg', 'sled', 'sandbag', 'wall-ball', 'farmers-handles']
const byId = new Map<string, Exercise>(catalogue.exercises.map(exercise => [exercise.id, exercise]))

export type Runner = {
  readonly facts: Partial<AthleteFacts>
  readonly pace: number
  /** By weekday from Monday: minutes, and what is wished for. */
  readonly week: readonly (readonly [weekday: number, minutes: number, wish?: string])[]
  readonly weeks: number
}

export type Run = { readonly day: number; readonly week: number; readonly plan: Plan; readonly isLifting: boolean }

/** Weeks in which everything is done as planned, from Monday, the 5th of January 2026. */
export const season = ({ facts, pace, week, weeks }: Runner): readonly Run[] => {
  const start = Date.parse('2026-01-05T07:00:00.000Z')
  const runs: Run[] = []
  const history: PastWorkout[] = []
  for (let at = 0; at < weeks * 7; at += 1) {
    const [, minutes, wish = null] = week.find(([weekday]) => weekday === at % 7) ?? []
    if (minutes === undefined) continue
    const now = new Date(start + at * day).toISOString()
    const made = makePlan(
      request({
        at: now,
        seed: now,
        minutes,
        wish,
        history: [...history].reverse(),
        athlete: { goal: 'endurance', trainingFrequency: week.length, sessionMinutes: 60, ...facts },
        place: { equipment: [...gym, 'running-route', ...stations] },
      }),
      catalogue,
    )
    if (isRefusal(made)) throw new Error(`refused on ${now}`)
    history.push(done(made.plan, now, pace))
    runs.push({ day: at, week: Math.floor(at / 7), plan: made.plan, isLifting: wish !== null })
  }
  return runs
}

const done = (plan: Plan, at: string, pace: number): PastWorkout => ({
  workout: at,
  at,
  status: 'completed',
  plan,
  sets: exercisesOf(plan).flatMap(planned =>
    planned.sets.map(
      (set): DoneSet => ({
        event: `${at} ${set.id}`,
        set: set.id,
        exercise: planned.exercise,
        at,
        planned: { ...set, targetRir: planned.targetRir },
        reps: set.reps ?? null,
        durationSec: set.durationSec ?? null,
        weightKg: set.weightKg ?? (byId.get(planned.exercise)?.loadType === 'bodyweight' ? null : 20),
        distanceM: set.durationSec && isRunning(planned.exercise) ? Math.round((set.durationSec / pace) * 1000) : null,
        rir: planned.targetRir,
      }),
    ),
  ),
})

const isRunning = (id: string) =>
  id !== 'sprint' && /run|strides|hill/.test(id) && byId.get(id)?.pattern === 'locomotion'

/** Minutes of each stretch of running. */
export const stretches = (plan: Plan): readonly number[] =>
  exercisesOf(plan).flatMap(({ exercise, sets }) =>
    isRunning(exercise) ? sets.map(({ durationSec = 0 }) => durationSec / 60) : [],
  )

export const minutesRun = (plan: Plan) => stretches(plan).reduce((sum, one) => sum + one, 0)

/** Minutes of the long run. */
export const longRun = (plan: Plan) =>
  exercisesOf(plan)
    .filter(({ exercise }) => exercise === 'long-run')
    .flatMap(({ sets }) => sets)
    .reduce((sum, { durationSec = 0 }) => sum + durationSec / 60, 0)

export const hasIntervals = (plan: Plan) =>
  plan.blocks.some(
    ({ kind, exercises }) =>
      exercises.some(({ exercise }) => exercise === 'tempo-run') ||
      (kind === 'interval' && exercises.some(({ exercise }) => isRunning(exercise))),
  )

/** Sets that load the legs. */
export const legSets = (plan: Plan) =>
  exercisesOf(plan)
    .filter(({ exercise }) => {
      const { pattern = '', role = '' } = byId.get(exercise) ?? {}
      return role === 'compound' && ['squat', 'lunge', 'hinge'].includes(pattern)
    })
    .flatMap(({ sets }) => sets.filter(({ ramp, side }) => !ramp && side !== 'right')).length

/** Working sets that train a muscle first of all. */
export const directSets = (plan: Plan, muscle: string) =>
  exercisesOf(plan)
    .filter(({ exercise, targetRir }) => targetRir !== null && (byId.get(exercise)?.muscles[muscle] ?? 0) >= 1)
    .flatMap(({ sets }) => sets.filter(({ ramp, side }) => !ramp && side !== 'right')).length

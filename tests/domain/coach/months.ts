import type { Catalogue, Exercise } from '../../../domain/coach/basis/catalogue.ts'
import { isStrength, isWeighted } from '../../../domain/coach/basis/catalogue.ts'
import type { Plan, PlannedExercise, PlannedSet, Verdict } from '../../../domain/coach/basis/plan.ts'
import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import type { AthleteFacts, DoneSet, PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'
import { trueMax } from './simulate.ts'

const day = 86_400_000

/** Somebody who does what the plan says, with a strength that only the simulation knows. */
export type Athlete = {
  readonly who: string
  readonly facts: Partial<AthleteFacts>
  readonly minutes: number
  readonly weekdays: readonly number[]
  /** Hidden strength grows by this share with each session. */
  readonly growth: number
  readonly logsRir: boolean
  /** Spread of a day's form. */
  readonly noise: number
  readonly equipment?: readonly string[]
  /** Days from the start on which nothing is trained, and other turns of the request. */
  readonly turn?: (day: number, asked: PlanRequest) => PlanRequest | null
}

export type Session = {
  readonly day: number
  readonly plan: Plan
  readonly verdict: Verdict
  readonly done: PastWorkout
  readonly hidden: number
  readonly asked: PlanRequest
}

/** Months through the real planner under a set clock. */
export const train = (athlete: Athlete, catalogue: Catalogue, weeks: number): readonly Session[] => {
  const random = randomFrom(athlete.who)
  const start = Date.parse('2026-03-02T17:00:00.000Z')
  const sessions: Session[] = []
  let hidden = 1
  for (let at = 0; at < weeks * 7; at += 1) {
    if (!athlete.weekdays.includes(at % 7)) continue
    const plain = request({
      seed: `${athlete.who} ${at}`,
      at: new Date(start + at * day).toISOString(),
      minutes: athlete.minutes,
      athlete: { sessionMinutes: athlete.minutes, trainingFrequency: athlete.weekdays.length, ...athlete.facts },
      place: { equipment: athlete.equipment ?? gym },
      history: sessions.map(({ done }) => done).reverse(),
    })
    const asked = athlete.turn ? athlete.turn(at, plain) : plain
    if (asked === null) continue
    const made = makePlan(asked, catalogue)
    if (isRefusal(made)) throw new Error(`${athlete.who} was refused on day ${at}: ${made.hints[0]?.en}`)
    const form = hidden * (1 + (random() * 2 - 1) * athlete.noise)
    const done = followed(made.plan, asked, athlete, form, `s${sessions.length}`, catalogue)
    sessions.push({ day: at, plan: made.plan, verdict: made.verdict, done, hidden, asked })
    hidden *= 1 + athlete.growth
  }
  return sessions
}

/** Machines move more than the free lift of their pattern. */
const machines: Readonly<Record<string, number>> = {
  'leg-press': 1.7,
  'kettlebell-deadlift': 1.4,
  'barbell-hip-thrust': 1.1,
}

/** One repetition with an exercise, in kg. */
export const hiddenMax = (exercise: Exercise, { facts }: Athlete, strength: number): number =>
  (machines[exercise.id] ?? 1) *
  trueMax(exercise, {
    weightKg: facts.weightKg ?? 80,
    level: facts.experienceLevel ?? 3,
    strength: strength * (facts.gender === 'female' ? 0.7 : 1),
  })

const followed = (
  plan: Plan,
  { at }: PlanRequest,
  athlete: Athlete,
  form: number,
  workout: string,
  catalogue: Catalogue,
): PastWorkout => {
  const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
  let clock = Date.parse(at)
  const sets = plan.blocks.flatMap(({ exercises }) =>
    exercises.flatMap(planned => {
      const working = planned.sets.filter(({ ramp }) => !ramp)
      return planned.sets.flatMap((set): DoneSet[] => {
        clock += 120_000
        const exercise = byId.get(planned.exercise)
        if (!exercise) return []
        const tired = 1 - Math.max(0, working.indexOf(set)) * 0.008
        const one = doneSet(set, planned, exercise, hiddenMax(exercise, athlete, form * tired), form)
        const logged = athlete.logsRir ? one : { ...one, rir: null }
        return [{ ...logged, event: `${workout}-${set.id}`, at: new Date(clock).toISOString() }]
      })
    }),
  )
  return { workout, at, status: 'completed', mood: null, plan, sets }
}

const doneSet = (
  set: PlannedSet,
  planned: PlannedExercise,
  exercise: Exercise,
  max: number,
  growth: number,
): Omit<DoneSet, 'event' | 'at'> => {
  const bodyReps = Math.round(12 * growth)
  const weightKg = isWeighted(exercise) ? (set.weightKg ?? found(max, set, planned)) : null
  const able = weightKg === null ? bodyReps : Math.max(0, Math.floor(30 * (max / weightKg - 1) + 0.5))
  const reps = set.reps === undefined ? null : Math.min(set.reps, able)
  return {
    set: set.id,
    exercise: planned.exercise,
    planned: {
      ...(set.reps === undefined ? {} : { reps: set.reps }),
      ...(set.durationSec === undefined ? {} : { durationSec: set.durationSec }),
      ...(set.weightKg === undefined ? {} : { weightKg: set.weightKg }),
      targetRir: planned.targetRir,
    },
    reps,
    durationSec: set.durationSec ?? null,
    weightKg,
    distanceM: set.distanceM ?? null,
    rir: reps === null || planned.targetRir === null || !isStrength(exercise) ? null : Math.min(6, able - reps),
  }
}

const found = (max: number, set: PlannedSet, planned: PlannedExercise) =>
  Math.max(1, Math.floor(max / (1 + ((set.reps ?? 10) + (planned.targetRir ?? 3) + 1) / 30) / 2.5) * 2.5)

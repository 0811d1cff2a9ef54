import type { Catalogue, Exercise } from '../../../domain/coach/basis/catalogue.ts'
import { isWeighted } from '../../../domain/coach/basis/catalogue.ts'
import type { Plan, PlannedExercise, PlannedSet } from '../../../domain/coach/basis/plan.ts'
import { randomFrom } from '../../../domain/coach/basis/prng.ts'
import type { DoneSet, Level, PastWorkout } from '../../../domain/coach/basis/request.ts'

/** What a simulated athlete can really do; only the simulation knows it. */
export type Body = {
  readonly weightKg: number
  readonly level: Level
  /** Grows with every session: 1 at the beginning. */
  strength: number
}

export type Day = {
  readonly at: string
  readonly workout: string
  readonly mood: Level | null
  /** Below 1 on a bad day. */
  readonly form: number
  /** Chance that a planned set is left out. */
  readonly skips: number
}

/** Does a plan as a person would: finds loads, falls short on bad days, leaves sets out, says how hard it was. */
export const trained = (plan: Plan, body: Body, day: Day, catalogue: Catalogue): PastWorkout => {
  const random = randomFrom(`${day.workout} ${day.at}`)
  const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
  let clock = Date.parse(day.at)
  const sets = plan.blocks.flatMap(block =>
    block.exercises.flatMap(planned =>
      planned.sets.flatMap((set, at): DoneSet[] => {
        const exercise = byId.get(planned.exercise)
        clock += 90_000
        if (!exercise || random() < day.skips) return []
        const form = day.form * (1 - Math.min(0.12, at * 0.015)) * (0.97 + random() * 0.06)
        return [
          performed(set, planned, exercise, body, form, `${day.workout}-${set.id}`, new Date(clock).toISOString()),
        ]
      }),
    ),
  )
  body.strength *= 1 + growth(body.level) * (sets.length > 5 ? 1 : 0.3)
  return { workout: day.workout, at: day.at, status: 'completed', mood: day.mood, plan, sets }
}

const growth = (level: Level) => [0.008, 0.006, 0.0035, 0.002, 0.0012][level - 1] ?? 0.003

const performed = (
  set: PlannedSet,
  planned: PlannedExercise,
  exercise: Exercise,
  body: Body,
  form: number,
  event: string,
  at: string,
): DoneSet => {
  const weightKg = isWeighted(exercise) ? (set.weightKg ?? foundLoad(set, planned, exercise, body)) : null
  const able = ableReps(exercise, body, weightKg, form)
  const reps = set.reps === undefined ? null : set.ramp ? set.reps : Math.max(1, Math.min(set.reps, able))
  const rir =
    set.reps === undefined || set.ramp || planned.targetRir === null
      ? null
      : Math.max(0, Math.min(6, able - (reps ?? 0)))
  return {
    event,
    set: set.id,
    exercise: planned.exercise,
    at,
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
    rir,
  }
}

/** Share of body weight that an average intermediate lifts once. */
const shares: Readonly<Record<string, number>> = {
  squat: 1.2,
  lunge: 0.7,
  hinge: 1.4,
  'horizontal-push': 0.9,
  'vertical-push': 0.55,
  'horizontal-pull': 0.8,
  'vertical-pull': 0.85,
  'arm-flexion': 0.35,
  'arm-extension': 0.4,
  'shoulder-raise': 0.2,
  calf: 1.2,
  carry: 0.6,
}

export const trueMax = (exercise: Exercise, body: Body): number => {
  const share = shares[exercise.pattern] ?? 0.5
  const hands = exercise.loadType === 'per-hand' ? 0.42 : 1
  const implement =
    exercise.requires.some(kit => kit.includes('kettlebell') || kit.includes('dumbbells')) && hands === 1 ? 0.4 : 1
  const level = [0.5, 0.7, 1, 1.25, 1.5][body.level - 1] ?? 1
  return share * hands * implement * level * body.strength * body.weightKg
}

const ableReps = (exercise: Exercise, body: Body, weightKg: number | null, form: number) => {
  if (weightKg === null || weightKg <= 0) return Math.round((8 + body.level * 3) * body.strength * form)
  return Math.max(0, Math.round(30 * ((trueMax(exercise, body) * form) / weightKg - 1)))
}

const foundLoad = (set: PlannedSet, planned: PlannedExercise, exercise: Exercise, body: Body) => {
  const kg = trueMax(exercise, body) / (1 + ((set.reps ?? 10) + (planned.targetRir ?? 3)) / 30)
  const step = kg > 30 ? 2.5 : kg > 10 ? 2 : 1
  return Math.max(step, Math.floor((set.ramp ? kg * 0.6 : kg) / step) * step)
}

import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import type { AthleteFacts, DoneSet, PastWorkout, PlanRequest } from '../../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'

const day = 86_400_000
const start = Date.parse('2026-01-05T17:00:00.000Z')

export type Learner = {
  readonly goal: string
  readonly athlete?: Partial<AthleteFacts>
  readonly equipment: readonly string[]
  /** What they can do at first of each step, and how much of it three sets add: a share of the first, or of one repetition. */
  readonly able: Readonly<Record<string, number>>
  readonly gain?: number
}

export type Day = { readonly week: number; readonly plan: Plan; readonly done: PastWorkout }

export const steps = (one: Learner) => Object.keys(one.able)

/** Who does the plan as far as the body can; every step of the way gains by the others, the next ones most. */
export const weeksOf = (one: Learner, weeks: number): readonly Day[] => {
  const able = new Map(Object.entries(one.able))
  const days: Day[] = []
  for (let week = 0; week < weeks; week += 1)
    for (const weekday of [0, 2, 4]) {
      const at = new Date(start + (week * 7 + weekday) * day).toISOString()
      const asked = ask(one, at, days.map(({ done }) => done).reverse())
      const made = makePlan(asked, catalogue)
      if (isRefusal(made)) throw new Error(`${one.goal} was refused on ${at}`)
      const sets = exercisesOf(made.plan).flatMap(planned =>
        planned.sets.map((set): DoneSet => {
          const most = able.get(planned.exercise) ?? 99
          const reps = set.reps === undefined ? null : Math.max(0, Math.min(set.reps, Math.floor(most)))
          return {
            event: `${at} ${set.id}`,
            set: set.id,
            exercise: planned.exercise,
            at,
            planned: { ...set, targetRir: planned.targetRir },
            reps,
            durationSec: set.durationSec === undefined ? null : Math.min(set.durationSec, Math.floor(most)),
            weightKg: set.weightKg ?? null,
            distanceM: null,
            rir: reps === null || planned.targetRir === null ? null : Math.min(5, Math.floor(most) - reps),
          }
        }),
      )
      const trained = steps(one).filter(id => sets.some(({ exercise }) => exercise === id))
      if (trained.length > 0)
        for (const [id, amount] of able)
          able.set(id, amount + Math.max(1, amount) * (one.gain ?? 0.06) * (trained.includes(id) ? 1.5 : 1))
      days.push({ week, plan: made.plan, done: { workout: at, at, status: 'completed', plan: made.plan, sets } })
    }
  return days
}

export const ask = (one: Learner, at: string, history: readonly PastWorkout[]): PlanRequest =>
  request({
    at,
    seed: at,
    minutes: 45,
    history,
    athlete: { goal: 'strength', goalDetails: one.goal, trainingFrequency: 3, ...one.athlete },
    place: { equipment: one.equipment },
  })

export const isAStep = (plan: Plan, id: string) =>
  exercisesOf(plan).some(one => one.exercise === id && one.reasons.some(({ code }) => code === 'skill'))

export const mainOf = (plan: Plan) =>
  plan.blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown').flatMap(({ exercises }) => exercises)

export const firstPullUp: Learner = {
  goal: 'Erster Klimmzug bis März',
  athlete: { gender: 'female', fitnessLevel: 1, experienceLevel: 1, weightKg: 64 },
  equipment: gym,
  able: { 'dead-hang': 22, 'scapular-pull-up': 6, 'negative-pull-up': 2.5, 'pull-up': 0.3 },
}
export const muscleUp: Learner = {
  goal: 'Muscle-up bis Sommer',
  athlete: { experienceLevel: 3, fitnessLevel: 3 },
  equipment: ['pull-up-bar', 'dip-bars', 'resistance-band', 'box', 'mat'],
  able: {
    'pull-up': 6,
    'chest-to-bar-pull-up': 3,
    'explosive-pull-up': 2,
    'band-assisted-muscle-up': 1,
    'bar-muscle-up': 0.2,
  },
}
export const pistol: Learner = {
  goal: 'Ich will einen Pistol Squat lernen',
  athlete: { experienceLevel: 2, fitnessLevel: 2 },
  equipment: ['box', 'chair', 'rings', 'pull-up-bar', 'mat'],
  able: { 'split-squat': 10, 'single-leg-box-squat': 4, 'assisted-pistol-squat': 3, 'pistol-squat': 0.6 },
}
export const lever: Learner = {
  goal: 'Front Lever',
  athlete: { experienceLevel: 3, fitnessLevel: 3 },
  equipment: ['pull-up-bar', 'rings', 'dip-bars', 'mat'],
  able: { 'scapular-pull-up': 9, 'tuck-front-lever': 10, 'advanced-tuck-front-lever': 6, 'single-leg-front-lever': 3 },
}

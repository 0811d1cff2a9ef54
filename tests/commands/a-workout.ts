import { derivedId } from '../../commands/derived-id.ts'
import type { PlannedBlock } from '../../domain/coach/basis/plan.ts'
import { daysAfter } from '../../domain/days.ts'
import type { Facts } from '../../domain/facts.ts'
import {
  asBlockId,
  asPaymentId,
  asPlannedExerciseId,
  asSetId,
  asSubscriptionId,
  asWorkoutId,
} from '../../domain/ids.ts'
import { freeWorkouts } from '../../domain/membership.ts'
import { minutesOf } from '../../domain/reshape.ts'
import { streamOf } from '../../domain/streams.ts'
import type { Event } from '../../domain/workout.ts'
import { plan, planOf, verdict } from '../domain/workout-commands.ts'
import { anna, at, given } from '../support/language.ts'
import { nothing } from '../support/stories.ts'

export const id = asWorkoutId('00000000-0000-4000-8000-000000000001')
export const workout = streamOf('workout', id)
export const membership = streamOf('membership', anna)
export const [set, second, lastOfAll] = [asSetId('squat-1'), asSetId('squat-2'), asSetId('plank-1')]
export const [exercise, plank] = [asPlannedExerciseId('squat'), asPlannedExerciseId('plank')]
export const [main, core] = [asBlockId('main'), asBlockId('core')]

export const wanted = derivedId<'workout'>(anna, `workout/${derivedId(anna, 'given')}`)

export const wish = { durationMinutes: 45, seed: id, at }
export const requested: Event = { type: 'WorkoutRequested', athlete: anna, ...wish }
export const made = { plan, planner: 'rules', verdict } as const
export const generated: Event = { type: 'WorkoutGenerated', ...made, at }
export const failed: Event = { type: 'GenerationFailed', reason: 'nothing-fits', at }
export const started: Event = { type: 'WorkoutStarted', at }
export const completed: Event = { type: 'WorkoutCompleted', at }
export const aborted: Event = { type: 'WorkoutAborted', at }
export const done = { reps: 10, weightKg: 24 }
export const logged: Event = { type: 'SetLogged', exercise, set, ...done, at }
export const dose = { reps: 10, restSec: 60 }

export const asked = given(workout, requested)
export const planned = given(workout, requested, generated)
export const training = given(workout, requested, generated, started, logged)
export const over = given(workout, requested, generated, started, logged, completed)
export const deletedOn = (day: string) => given(workout, requested, generated, { type: 'WorkoutDeleted', at: day })

export const noPlan = {
  'no-such-workout': nothing,
  'workout-not-planned-yet': asked,
  'workout-generation-failed': given(workout, requested, failed),
  'workout-expired': given(workout, requested, generated, { type: 'WorkoutExpired', at }),
}

export const more = (nth: number): Event => ({
  type: 'SetAdded',
  exercise,
  set: asSetId(`more-${nth}`),
  after: null,
  planned: dose,
  minutes: minutesOf([dose]),
  at,
})
export const full = given(workout, requested, generated, ...Array.from({ length: 40 }, (_, nth) => more(nth)))

const blockOf = (name: string): PlannedBlock => {
  const [block] = planOf([
    name,
    [
      {
        id: asPlannedExerciseId(`curl-${name}`),
        exercise: `catalogue-${name}`,
        name: { de: 'Wort', en: 'word' },
        type: 'repetitions',
        targetRir: 2,
        reasons: [],
        added: true,
        sets: [{ id: asSetId(`set-${name}`), ...dose }],
      },
    ],
  ]).blocks
  if (!block) throw new Error('no block')
  return block
}
export const extra = blockOf('extra')
export const added = (block: PlannedBlock): Event => ({
  type: 'ExerciseAdded',
  block: block.id,
  after: null,
  planned: block,
  at,
})
export const crowded = given(
  workout,
  requested,
  generated,
  ...Array.from({ length: 40 }, (_, nth) => added(blockOf(`more-${nth}`))),
)
export const grown = given(workout, requested, generated, added(extra))

export const long = given(workout, requested, generated, {
  type: 'SetNoted',
  exercise,
  set: lastOfAll,
  note: 'x'.repeat(20_000),
  at,
})
export const noted = { note: 'Sitz auf Stufe 4' }
export const left = { exercise, set }
export const times = { startedAt: daysAfter(at, -1), finishedAt: at, pausedMinutes: 5 }

export const spent = Array.from({ length: freeWorkouts }, (_, nth) => ({
  type: 'WorkoutCreditUsed' as const,
  workout: asWorkoutId(`w${nth}`),
  kind: 'free' as const,
  ...wish,
}))
const until = daysAfter(at, 30)
export const paid: Facts['membership'] = {
  type: 'SubscriptionStarted',
  provider: 'house',
  subscription: asSubscriptionId('s'),
  payment: asPaymentId('p'),
  proof: 'x',
  plan: 'monthly',
  from: at,
  until,
  at,
}
export const used = Array.from({ length: 100 }, (_, nth) => ({
  type: 'WorkoutCreditUsed' as const,
  workout: asWorkoutId(`s${nth}`),
  kind: 'subscription' as const,
  ...wish,
}))

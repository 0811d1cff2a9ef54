import { derivedId } from '../commands/derived-id.ts'
import { exercisesOf, type Plan, setsOf } from '../domain/coach/basis/plan.ts'
import { day } from '../domain/days.ts'
import type { DomainEvent } from '../domain/facts.ts'
import type { UserId, WorkoutId } from '../domain/ids.ts'
import { type AnyDecider, type AnyDecisions, type CommandOf, decisionOn, isRefused } from '../domain/kernel/decider.ts'
import * as Membership from '../domain/membership.ts'
import { streamOf } from '../domain/streams.ts'
import * as Profiles from '../domain/training-profiles.ts'
import * as User from '../domain/user.ts'
import type { Wish } from '../domain/wish.ts'
import * as Workout from '../domain/workout.ts'
import { storyPlan, storyVerdict } from './story-plans.ts'

/** What happened in one stream of one person's life, in order. */
export type Chapter = { readonly stream: string; readonly subject: UserId; readonly events: readonly DomainEvent[] }

const namespace = '5eed0000-0000-4000-8000-000000000001'
const minute = 60_000

/**
 * The life of one invented athlete, who joined at `joined` and trained so many workouts: everything in it was decided
 * by the real deciders.
 */
export function* story(name: number | string, workouts: number, joined: number): Generator<Chapter> {
  const user: UserId = derivedId(namespace, `athlete/${name}`)
  const n = Number.parseInt(user.slice(-6), 16)
  const at = (ms: number) => new Date(joined + ms).toISOString()
  yield { stream: streamOf('user', user), subject: user, events: join(name, at) }
  yield { stream: streamOf('profiles', user), subject: user, events: settleIn(user, at) }
  const credits: DomainEvent[] = []
  const trained: Chapter[] = []
  for (let number = 0; number < workouts; number++) {
    const workout: WorkoutId = derivedId(user, `workout/${number}`)
    const began = day + number * 2 * day + (n % 600) * minute
    const mood = 1 + ((n + number) % 5)
    const wish = { durationMinutes: 45, mood, seed: workout, prompt: `Heute bitte Nummer ${number}` }
    const kind = number < Membership.freeWorkouts ? 'free' : 'subscription'
    credits.push({ type: 'WorkoutCreditUsed', workout, kind, ...wish, at: at(began) })
    const events = train(user, wish, storyPlan((n + number) % 12), began, at)
    trained.push({ stream: streamOf('workout', workout), subject: user, events })
  }
  yield { stream: streamOf('membership', user), subject: user, events: credits }
  yield* trained
}

type At = (ms: number) => string

const play = <Event extends DomainEvent, State, Own extends AnyDecisions<Event, State>>(
  decider: AnyDecider<Event, State, Own>,
  commands: readonly CommandOf<Own>[],
): readonly Event[] => {
  const events: Event[] = []
  let state = decider.initial
  for (const command of commands) {
    const answer = decisionOn(decider, command, state)
    if (isRefused(answer)) throw new Error(`an invented athlete was refused: ${answer.refused}`)
    events.push(...answer)
    state = answer.reduce(decider.evolve, state)
  }
  return events
}

const join = (name: number | string, at: At) =>
  play(User.decider, [
    {
      type: 'Register',
      email: `athlet-${name}@formkurve.example`.replace('/', '-'),
      firstName: 'Athlet',
      lastName: `${name}`,
      at: at(0),
    },
    { type: 'VerifyEmail', at: at(2 * minute) },
    { type: 'ChangeOnboarding', onboardingCompleted: true, at: at(5 * minute) },
  ])

const settleIn = (user: UserId, at: At) =>
  play(Profiles.decider, [
    {
      type: 'CreateProfile',
      profile: derivedId<'profile'>(user, 'profile'),
      fields: { name: 'Zu Hause', equipment: ['dumbbells', 'bench'] },
      primary: true,
      telling: [],
      consent: null,
      at: at(6 * minute),
    },
    {
      type: 'ChangePlan',
      telling: [],
      consent: null,
      fields: { age: 34, heightCm: 172, weightKg: 68.5, goal: 'strength' },
      at: at(7 * minute),
    },
  ])

const train = (athlete: UserId, wish: Wish, plan: Plan, began: number, at: At) => {
  const sets = setsOf(plan)
  const moment = (step: number) => at(began + (2 + step) * minute)
  return play(Workout.decider, [
    { type: 'RequestWorkout', athlete, ...wish, at: at(began) },
    { type: 'RecordPlan', plan, verdict: storyVerdict, planner: 'rules', at: at(began + minute) },
    { type: 'Start', at: moment(0) },
    ...sets.flatMap(({ id, reps, durationSec, restSec }, index): Workout.Command[] => [
      {
        type: 'LogSet',
        set: id,
        ...(durationSec === undefined
          ? { reps: reps ?? 8, weightKg: 20 + (index % 9) * 2.5, rir: 2 }
          : { durationSec }),
        at: moment(index),
      },
      ...(restSec > 0 ? [{ type: 'TakeRest', set: id, seconds: restSec, at: moment(index) } as const] : []),
    ]),
    ...exercisesOf(plan).map(
      ({ id }): Workout.Command => ({ type: 'CompleteExercise', exercise: id, at: moment(sets.length) }),
    ),
    { type: 'Complete', at: moment(sets.length + 1) },
  ])
}

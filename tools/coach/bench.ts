import { rulesPlanner } from '../../adapters/coach-rules/generator.ts'
import { memoryKeyRing } from '../../adapters/event-store/key-ring.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { remembering } from '../../adapters/event-store/remembering.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import { setClock } from '../../app/demo-athlete.ts'
import { adaptations } from '../../commands/adaptations.ts'
import { derivedId } from '../../commands/derived-id.ts'
import { feedback } from '../../commands/feedback.ts'
import { memberships } from '../../commands/memberships.ts'
import { profiles } from '../../commands/profiles.ts'
import { whenWorkoutRequestedThenPlan } from '../../commands/reactions/when-workout-requested-then-plan.ts'
import { workouts } from '../../commands/workouts.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import type { Plan, Verdict } from '../../domain/coach/plan.ts'
import type { RecordedEvent } from '../../domain/facts.ts'
import { isRefused, type Refused } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { Position } from '../../domain/kernel/log.ts'
import { streamOf } from '../../domain/kernel/stream.ts'
import type { Athlete } from './files/athlete.ts'
import { memoryOf } from './recall.ts'

export type Planned = { readonly workout: string; readonly plan: Plan; readonly verdict: Verdict }

/** One athlete's product: the real commands and the real coach on a log in memory, under a clock that stands still. */
export const openBench = (athlete: string) => {
  const user = derivedId('c0ac4000-0000-4000-8000-000000000000', athlete)
  const clock = setClock()
  const log = sealedStore(memoryStore(clock.now), memoryKeyRing())
  const memory = memoryOf(log, clock.now)
  const generate = rulesPlanner(catalogue)
  const training = workouts({ log: remembering(log), clock: clock.now })
  const opinions = feedback({ log, clock: clock.now, workouts: training })
  const changes = adaptations({ log, memory, catalogue, clock: clock.now })
  const places = profiles({ log, clock: clock.now })
  const planned = whenWorkoutRequestedThenPlan({
    log,
    workouts: training,
    memory,
    generate,
    live: { tell: () => {} },
  })

  const context = (name: string): CommandContext => ({
    commandId: derivedId(user, name),
    actor: { kind: 'user', id: user },
    subject: user,
  })

  /** Tells who the athlete is and where they train; the first place is the usual one. */
  const join = async ({ profile, places: known }: Pick<Athlete, 'profile' | 'places'>) => {
    await must(places.changePlan(context('plan'), profile))
    for (const [index, { name, equipment, details }] of known.entries()) {
      const fields = { name, equipment, ...(details ? { equipmentDetails: details } : {}) }
      await must(places.create(context(`place ${index}`), derivedId(user, name), fields, index === 0))
    }
    const aLongTime = new Date(Date.parse(clock.now()) + 20 * 365 * 86_400_000).toISOString()
    await must(memberships({ log, clock: clock.now }).start(context('subscription'), 'yearly', aLongTime))
  }

  /** Asks for a workout as an athlete does, and lets the coach answer; a reason where there is no plan. */
  const ask = async (
    name: string,
    wish: { minutes: number; place?: string | undefined; wish?: string | undefined; mood?: number | undefined },
  ): Promise<Planned | Refused<string>> => {
    const { workout } = await must(
      training.request(context(`${name} request`), {
        durationMinutes: wish.minutes,
        ...(wish.place ? { profile: derivedId(user, wish.place) } : {}),
        ...(wish.wish ? { prompt: wish.wish } : {}),
        ...(wish.mood ? { mood: wish.mood } : {}),
      }),
    )
    const [requested] = await log.load(streamOf('workout', workout))
    await planned.react(requested as RecordedEvent, new AbortController().signal, 0)
    return answerOf(workout)
  }

  const answerOf = async (workout: string): Promise<Planned | Refused<string>> => {
    const events = await log.load(streamOf('workout', workout))
    for (const { event } of events.toReversed()) {
      if (event.type === 'GenerationFailed') return { refused: event.reason }
      if (event.type === 'WorkoutGenerated' || event.type === 'ExerciseSwapped' || event.type === 'WorkoutRevised')
        return { workout, plan: event.plan, verdict: event.verdict }
    }
    throw new Error(`workout ${workout} was never answered`)
  }

  /** What the coach knew when it made its last plan. */
  const remembered = (place: string | undefined) => memory(user, place ? derivedId(user, place) : null, '0' as Position)

  return { user, clock, log, context, join, ask, answerOf, remembered, training, opinions, changes, places }
}

export type Bench = ReturnType<typeof openBench>

export const must = async <Answer extends object>(asked: Promise<Answer | Refused<string>>): Promise<Answer> => {
  const answer = await asked
  if (isRefused(answer)) throw new Error(`refused: ${answer.refused}`)
  return answer
}

import type { Adaptations } from '../../commands/adaptations.ts'
import { derivedId } from '../../commands/derived-id.ts'
import type { feedback } from '../../commands/feedback.ts'
import type { memberships } from '../../commands/memberships.ts'
import type { Log } from '../../commands/ports/log.ts'
import type { profiles } from '../../commands/profiles.ts'
import type { WorkoutCommands } from '../../commands/workouts.ts'
import type { Plan, Verdict } from '../../domain/coach/basis/plan.ts'
import { day } from '../../domain/days.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import { isRefused, type Refused } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import { streamOf } from '../../domain/streams.ts'
import type { Athlete } from './files/athlete.ts'
import type { SetClock } from './set-clock.ts'

export type Planned = { readonly workout: WorkoutId; readonly plan: Plan; readonly verdict: Verdict }

/** What an athlete trains by: the product's commands, wherever their log is. */
type Parts = {
  readonly user: UserId
  readonly clock: SetClock
  readonly log: Log
  readonly training: WorkoutCommands
  readonly changes: Adaptations
  readonly opinions: ReturnType<typeof feedback>
  readonly places: ReturnType<typeof profiles>
  readonly members: ReturnType<typeof memberships>
  /** How long their subscription runs from when they join. */
  readonly memberDays: number
  /** Waits until the coach has answered what was asked for, or lets it answer. */
  readonly answered: (workout: WorkoutId) => Promise<void>
}

/** What a virtual athlete does with the product. The same act again is the same command, so that nothing happens twice. */
export const practiceOn = (parts: Parts) => {
  const { user, clock, log, training, changes, opinions, places, members, memberDays, answered } = parts
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
    const until = new Date(Date.parse(clock.now()) + memberDays * day).toISOString()
    await must(members.grant(context('subscription'), 'yearly', until))
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
    await answered(workout)
    return answerOf(workout)
  }

  const answerOf = async (workout: WorkoutId): Promise<Planned | Refused<string>> => {
    const events = await log.load(streamOf('workout', workout))
    for (const { event } of events.toReversed()) {
      if (event.type === 'GenerationFailed') return { refused: event.reason }
      if (event.type === 'WorkoutGenerated' || event.type === 'ExerciseSwapped' || event.type === 'WorkoutRevised')
        return { workout, plan: event.plan, verdict: event.verdict }
    }
    throw new Error(`workout ${workout} was never answered`)
  }

  return { clock, context, join, ask, answerOf, training, opinions, changes }
}

export type Practice = ReturnType<typeof practiceOn>

export const must = async <Answer extends object>(asked: Promise<Answer | Refused<string>>): Promise<Answer> => {
  const answer = await asked
  if (isRefused(answer)) throw new Error(`refused: ${answer.refused}`)
  return answer
}

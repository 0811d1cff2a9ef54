import { randomUUID } from 'node:crypto'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { setsOf } from '../../domain/coach/basis/plan.ts'
import { schemaOf } from '../../domain/facts.ts'
import { asUserId, asWorkoutId, type UserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import type * as Workout from '../../domain/workout.ts'
import { storyPlan, storyVerdict } from '../../tools/story-plans.ts'
import type { Stand } from './stand.ts'

type Log = Stand['log']

const someAthletes = () => Array.from({ length: 100 }, () => asUserId(randomUUID()))
const now = () => new Date().toISOString()

const recorded = (athlete: UserId, events: readonly Workout.Event[]) => {
  const commandId = freshId<'command'>()
  const causes = { commandId, correlationId: commandId, causationId: commandId }
  const actor = { kind: 'user', id: athlete } as const
  return events.map(event => ({
    id: freshId<'event'>(),
    event,
    metadata: { ...causes, actor, subject: athlete, schema: schemaOf(event.type) },
  }))
}

const requested = (athlete: UserId): Workout.Event => ({
  type: 'WorkoutRequested',
  athlete,
  durationMinutes: 30,
  seed: 's',
  at: now(),
})

/** A new workout each time, each under a key of its own. */
export const newWorkouts = (log: Log) => {
  const athletes = someAthletes()
  let next = 0
  return () => {
    const athlete = athletes[next++ % athletes.length] ?? asUserId('')
    return log.append(
      streamOf('workout', asWorkoutId(randomUUID())),
      'no-stream',
      recorded(athlete, [requested(athlete)]),
    )
  }
}

/** Sets of a hundred athletes in training: what most that is written is. */
export const setsInTraining = async (log: Log) => {
  const plan = storyPlan(1)
  const [exercise] = plan.blocks.flatMap(({ exercises }) => exercises)
  const [set] = setsOf(plan)
  if (!exercise || !set) throw new Error('nothing is planned')
  const workouts = await Promise.all(
    someAthletes().map(async athlete => {
      const stream = streamOf('workout', asWorkoutId(randomUUID()))
      const begun: readonly Workout.Event[] = [
        requested(athlete),
        { type: 'WorkoutGenerated', plan, verdict: storyVerdict, planner: 'rules', at: now() },
        { type: 'WorkoutStarted', at: now() },
      ]
      await log.append(stream, 'no-stream', recorded(athlete, begun))
      return { athlete, stream }
    }),
  )
  let next = 0
  return () => {
    const { athlete, stream } = workouts[next++ % workouts.length] ??
      workouts[0] ?? { athlete: asUserId(''), stream: streamOf('workout', asWorkoutId('')) }
    const done = { exercise: exercise.id, set: set.id, reps: 1 + (next % 9), weightKg: (next % 400) / 4, at: now() }
    return log.append(stream, 'any', recorded(athlete, [{ type: 'SetLogged', ...done }]))
  }
}

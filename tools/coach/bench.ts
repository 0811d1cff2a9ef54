import { rulesPlanner } from '../../adapters/coach-rules/generator.ts'
import { memoryKeyRing } from '../../adapters/event-store/memory/key-ring.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { remembering } from '../../adapters/event-store/remembering.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import { adaptations } from '../../commands/adaptations.ts'
import { derivedId } from '../../commands/derived-id.ts'
import { feedback } from '../../commands/feedback.ts'
import { health } from '../../commands/health.ts'
import { memberships } from '../../commands/memberships.ts'
import type { PlanGenerator } from '../../commands/ports/planning.ts'
import { profiles } from '../../commands/profiles.ts'
import { programmes } from '../../commands/programmes.ts'
import { whenWorkoutRequestedThenPlan } from '../../commands/reactions/when-workout-requested-then-plan.ts'
import { workouts } from '../../commands/workouts.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { healthTeller } from '../../domain/coach/read/tells-health.ts'
import type { UserId, WorkoutId } from '../../domain/ids.ts'
import { asId } from '../../domain/kernel/stream.ts'
import { streamOf } from '../../domain/streams.ts'
import { practiceOn } from './practice.ts'
import { memoryOf } from './recall.ts'
import { setClock } from './set-clock.ts'

/** One athlete's product: the real commands and a coach, by default the built-in one, on a log in memory, under a clock that stands still. */
export const openBench = (athlete: string, generate: PlanGenerator = rulesPlanner(catalogue)) => {
  const user: UserId = derivedId('c0ac4000-0000-4000-8000-000000000000', athlete)
  const clock = setClock()
  const log = sealedStore(memoryStore(clock.now), memoryKeyRing())
  const memory = memoryOf(log, clock.now)
  const training = workouts({ log: remembering(log), clock: clock.now })
  const opinions = feedback({ log, clock: clock.now, workouts: training })
  const consents = { forHealth: async () => ({ consent: derivedId<'consent'>(user, 'consent') }) }
  const body = health({ log, clock: clock.now, consents })
  const changes = adaptations({ log, memory, catalogue, clock: clock.now, health: body })
  const places = profiles({ log, clock: clock.now, consents, tellsHealth: healthTeller(catalogue) })
  const planned = whenWorkoutRequestedThenPlan({
    log,
    workouts: training,
    programmes: programmes({ log }),
    memory,
    generate,
    live: { tell: () => {} },
  })

  const answered = async (workout: WorkoutId) => {
    const [requested] = await log.load(streamOf('workout', workout))
    if (requested) await planned.react(requested, new AbortController().signal, 0)
  }

  /** What the coach knew when it made its last plan. */
  const remembered = (place: string | undefined) =>
    memory(user, place ? derivedId(user, place) : null, asId<'position'>('0'))

  const members = memberships({ log, clock: clock.now })
  const practice = practiceOn({
    user,
    clock,
    log,
    training,
    changes,
    opinions,
    places,
    members,
    memberDays: 20 * 365,
    answered,
  })
  return { ...practice, body, user, log, remembered }
}

export type Bench = ReturnType<typeof openBench>

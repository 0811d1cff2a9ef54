import { randomUUID } from 'node:crypto'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { asCommandId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import type { TestProduct } from './product.ts'

/** The same plan as another workout of this athlete, so that two trainings can be held side by side. */
export const samePlanFor = async (
  { product: { log } }: Pick<TestProduct, 'product'>,
  athlete: string,
  from: string,
) => {
  const workout = asWorkoutId(randomUUID())
  const past = (await log.load(streamOf('workout', asWorkoutId(from)))).slice(0, 2)
  const news = past.map(({ event }) => ({
    id: freshId<'event'>(),
    event: event.type === 'WorkoutRequested' ? { ...event, athlete: asUserId(athlete) } : event,
    metadata: {
      commandId: freshId<'command'>(),
      correlationId: asCommandId(workout),
      causationId: asCommandId(workout),
      actor: { kind: 'user' as const, id: asUserId(athlete) },
      subject: asUserId(athlete),
      schema: 1,
    },
  }))
  await log.append(streamOf('workout', workout), 'no-stream', news)
  return workout
}

import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { type Category, type Facts, schemaOf } from '../../domain/facts.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import { type NamedBy, streamOf } from '../../domain/streams.ts'
import { anywhere } from './anywhere.ts'
import type { TestProduct } from './product.ts'

export const plannerOfLongAgo = '2025-01.1-0123abcd'

/** A wish that another planner answered, by the plan of this workout without its last block; answers the stream. */
export const plannedLongAgo = async ({ log }: TestProduct['product'], person: string, workout: string) => {
  const tell = async <C extends Category>(category: C, id: NamedBy[C], events: readonly Facts[C][]) => {
    const stream = streamOf(category, id)
    const subject = asUserId(person)
    const { length } = await log.load(stream)
    // Each by a command of its own.
    const told = events.map(event => {
      const commandId = freshId<'command'>()
      const causes = { commandId, correlationId: commandId, causationId: commandId }
      const metadata = {
        ...causes,
        actor: { kind: 'user', id: subject } as const,
        subject,
        schema: schemaOf(event.type),
      }
      return { id: freshId<'event'>(), event, metadata }
    })
    await anywhere(log).append(stream, length === 0 ? 'no-stream' : length - 1, told)
    return stream
  }

  const past = await log.load(streamOf('workout', asWorkoutId(workout)))
  const [requested, made] = past.map(({ event }) => event)
  if (requested?.type !== 'WorkoutRequested' || made?.type !== 'WorkoutGenerated') throw new Error('no plan')
  const { athlete, durationMinutes, seed } = requested
  const of = asWorkoutId(freshId<'workout'>())
  const at = new Date().toISOString()
  const plan = { ...made.plan, blocks: made.plan.blocks.slice(0, -1) }
  const wish = { durationMinutes, seed, at }
  // Answered before its credit is used: today's coach has nothing to do.
  const stream = await tell('workout', of, [
    { type: 'WorkoutRequested', athlete, ...wish },
    { ...made, plan, plannerVersion: plannerOfLongAgo, at },
  ])
  await tell('membership', asUserId(person), [{ type: 'WorkoutCreditUsed', workout: of, kind: 'free', ...wish }])
  return stream
}

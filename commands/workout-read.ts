import type { WorkoutId } from '../domain/ids.ts'
import { refuse } from '../domain/kernel/decider.ts'
import { type CommandContext, isAskedOtherwise } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/streams.ts'
import type { Log } from './ports/log.ts'

/** What happened to a workout of theirs, read before a plan is made for it; `isKnown`: this very command did its part. */
export const readWorkout = async (log: Log, context: CommandContext, workout: WorkoutId) => {
  const stream = streamOf('workout', workout)
  const past = await log.load(stream)
  const [first, last] = [past[0], past.at(-1)]
  if (first?.event.type !== 'WorkoutRequested' || !last || first.event.athlete !== context.subject)
    return refuse('no-such-workout')
  const earlier = past.find(({ metadata }) => metadata.commandId === context.commandId)
  if (earlier && isAskedOtherwise(earlier.metadata, context)) return refuse('key-used-otherwise')
  const { position } = last
  const events = past.map(({ event }) => event)
  return { stream, first, wish: first.event, events, position, count: past.length, isKnown: earlier !== undefined }
}

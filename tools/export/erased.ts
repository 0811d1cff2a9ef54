import type { Category, Facts } from '../../domain/facts.ts'
import type { EventLog, Filter } from '../../domain/kernel/log.ts'
import { asId } from '../../domain/kernel/stream.ts'
import type { Manifest } from './folder.ts'

/** What destroys keys: each says whose words are to be read nowhere from then on. */
const erasures = {
  categories: ['user', 'workout'],
  types: ['PersonalDataErased', 'WorkoutErased', 'ConsentWithdrawn'],
} satisfies Filter<Category>

/** Whether anything was erased since the place up to which an export goes: what it opened before may still be in it. */
export const wasErasedSince = async (log: Pick<EventLog<Facts>, 'read'>, { position, level }: Manifest) => {
  if (level === 'pseudonymous' || position === null) return false
  for await (const { events } of log.read(asId<'position'>(position), erasures)) if (events.length > 0) return true
  return false
}

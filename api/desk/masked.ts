import { type DomainEvent, isCategory, type RecordedEvent } from '../../domain/facts.ts'
import { categoryOf } from '../../domain/kernel/stream.ts'
import { masked } from '../../domain/replay.ts'

/** The fact to fold: as it is, or as it would be read without the person's key; and which of its fields are sealed. */
export const maskedOf = <Event extends DomainEvent>(
  { stream, event }: { readonly stream: RecordedEvent['stream']; readonly event: Event },
  unsealed: boolean,
): { readonly event: Event; readonly sealed: readonly string[] } => {
  const category = categoryOf(stream)
  if (!isCategory(category)) return { event, sealed: [] }
  const { event: blank, sealed } = masked(category, event)
  return { event: unsealed ? event : blank, sealed }
}

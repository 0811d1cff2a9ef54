import type { EventId } from '../../domain/ids.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { Actor, Metadata } from '../../domain/kernel/log.ts'
import { derivedId } from '../derived-id.ts'

type Cause = { readonly id: EventId; readonly metadata: Metadata }

/** A command that follows from an event: of the same person, in the same story, and by the same id whenever it is asked. */
export const causedBy = ({ id, metadata }: Cause, name: string, actor: Actor): CommandContext => ({
  commandId: derivedId(id, name),
  correlationId: metadata.correlationId,
  causationId: id,
  actor,
  subject: metadata.subject,
})

/** Nobody asked for it but the product itself. */
export const bySystem = (id: string) => ({ kind: 'system', id }) as const satisfies Actor

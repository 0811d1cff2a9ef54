import { freshId } from '../../adapters/crypto/fresh-id.ts'
import type { StoredEvent } from '../../adapters/event-store/stored.ts'
import { asUserId } from '../../domain/ids.ts'
import type { NewEvent } from '../../domain/kernel/log.ts'

/** An event that a store knows nothing of, about nobody. */
export const someEvent = (type = 'Noted', fields: object = {}, id = freshId<'event'>()): NewEvent<StoredEvent> => ({
  id,
  event: { type, ...fields },
  metadata: {
    commandId: freshId(),
    correlationId: freshId(),
    causationId: freshId<'command'>(),
    actor: { kind: 'system', id: 'test' },
    subject: asUserId('nobody'),
    schema: 1,
  },
})

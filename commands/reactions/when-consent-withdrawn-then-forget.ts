import type { Consents } from '../consent.ts'
import { derivedId } from '../derived-id.ts'
import { reaction } from './run.ts'

/** Completes what a crash after the withdrawal left undone. */
export const whenConsentWithdrawnThenForget = ({ carryOut }: Pick<Consents, 'carryOut'>) =>
  reaction({
    name: 'when-consent-withdrawn-then-forget',
    category: 'user',
    on: ['ConsentWithdrawn'],
    width: 4,
    react: async ({ id, event, metadata }) => {
      const actor = { kind: 'system', id: 'consents' } as const
      const commandId = derivedId(id, 'carry out')
      await carryOut(
        { commandId, correlationId: metadata.correlationId, causationId: id, actor, subject: metadata.subject },
        event,
      )
    },
  })

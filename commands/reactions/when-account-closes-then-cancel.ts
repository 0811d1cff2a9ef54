import { isRefused } from '../../domain/kernel/decider.ts'
import { derivedId } from '../derived-id.ts'
import type { Subscriptions } from '../subscriptions.ts'
import { reaction } from './run.ts'

/** Nobody pays on for an account that they are about to close; what is sold elsewhere is ended there. */
export const whenAccountClosesThenCancel = ({ cancel }: Pick<Subscriptions, 'cancel'>) =>
  reaction({
    name: 'when-account-closes-then-cancel',
    category: 'user',
    on: ['AccountClosingRequested'],
    width: 4,
    attempts: 84,
    react: async ({ id, metadata }) => {
      const answer = await cancel({
        commandId: derivedId(id, 'cancel subscription'),
        correlationId: metadata.correlationId,
        causationId: id,
        actor: { kind: 'system', id: 'accounts' },
        subject: metadata.subject,
      })
      if (isRefused(answer) && !['no-subscription', 'managed-by-app-store'].includes(answer.refused))
        throw new Error(answer.refused)
    },
  })

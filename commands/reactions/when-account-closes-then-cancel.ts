import { isRefused } from '../../domain/kernel/decider.ts'
import type { Subscriptions } from '../subscriptions.ts'
import { bySystem, causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

/** Nobody pays on for an account that they are about to close; what is sold elsewhere is ended there. */
export const whenAccountClosesThenCancel = ({ cancel }: Pick<Subscriptions, 'cancel'>) =>
  reaction({
    name: 'when-account-closes-then-cancel',
    category: 'user',
    on: ['AccountClosingRequested'],
    width: 4,
    attempts: 84,
    react: async recorded => {
      const answer = await cancel(causedBy(recorded, 'cancel subscription', bySystem('accounts')))
      if (isRefused(answer) && !['no-subscription', 'managed-by-app-store'].includes(answer.refused))
        throw new Error(answer.refused)
    },
  })

import { isRefused } from '../../domain/kernel/decider.ts'
import type { Accounts } from '../accounts.ts'
import { derivedId } from '../derived-id.ts'
import type { DestroyKeys, Mailer } from '../ports.ts'
import type { Reaction } from './run.ts'

/** Ends sessions, frees the address, destroys the keys, and says so: read models then drop the person's rows. */
export const whenAccountClosedThenErase = (parts: {
  accounts: Accounts
  mailer: Mailer
  destroyKeys: DestroyKeys
}): Reaction => ({
  name: 'when-account-closed-then-erase',
  categories: ['user'],
  width: 4,
  attempts: 84,
  react: async ({ id, event, metadata }) => {
    if (event.type !== 'AccountClosed') return
    const context = {
      commandId: derivedId(id, 'erase'),
      correlationId: metadata.correlationId,
      causationId: id,
      actor: { kind: 'system', id: 'accounts' } as const,
      subject: metadata.subject,
    }
    const answer = await parts.accounts.erase(context, parts)
    if (isRefused(answer)) throw new Error(answer.refused)
  },
})

import { isRefused } from '../../domain/kernel/decider.ts'
import type { Accounts } from '../accounts.ts'
import { derivedId } from '../derived-id.ts'
import type { DestroyKeys, ForgetRows } from '../ports.ts'
import { reaction } from './run.ts'

/** Ends sessions, frees the address, destroys the keys, and says so: read models then drop the person's rows. */
export const whenAccountClosedThenErase = (parts: {
  accounts: Accounts
  destroyKeys: DestroyKeys
  forgetRows: ForgetRows
}) =>
  reaction({
    name: 'when-account-closed-then-erase',
    category: 'user',
    on: ['AccountClosed'],
    width: 4,
    attempts: 84,
    react: async ({ id, metadata }) => {
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

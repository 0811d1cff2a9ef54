import { isRefused } from '../../domain/decider.ts'
import type { Accounts } from '../accounts.ts'
import { derivedId } from '../handle.ts'
import type { Reaction } from './run.ts'

/** Completes what a crash between claiming and registering left half done. */
export const whenEmailClaimedThenRegister = (accounts: Accounts): Reaction => ({
  name: 'when-email-claimed-then-register',
  categories: ['email'],
  width: 8,
  react: async ({ id, event, metadata }) => {
    if (event.type !== 'EmailClaimed') return
    if ((await accounts.holder(event.email))?.user !== event.user) return
    const { email, firstName, lastName, at } = event
    const order = {
      commandId: derivedId(id, 'register'),
      correlationId: metadata.correlationId,
      causationId: id,
      actor: metadata.actor,
      subject: event.user,
    }
    const answer = await accounts.completeRegistration(order, { email, firstName, lastName, at })
    if (isRefused(answer) && answer.refused !== 'account-closed') throw new Error(answer.refused)
  },
})

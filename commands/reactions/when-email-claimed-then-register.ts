import { isRefused } from '../../domain/kernel/decider.ts'
import type { Accounts } from '../accounts.ts'
import { causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

/** Completes what a crash after the claim left half done: a registration, or a move to a new address. */
export const whenEmailClaimedThenRegister = (accounts: Accounts) =>
  reaction({
    name: 'when-email-claimed-then-register',
    category: 'email',
    on: ['EmailClaimed'],
    width: 8,
    react: async recorded => {
      const { event, metadata } = recorded
      const { user, email, firstName, lastName, at } = event
      const claim = await accounts.holder(email)
      if (claim?.user !== user || claim.at !== at) return
      const context = { ...causedBy(recorded, 'register', metadata.actor), subject: user }
      const answer =
        event.purpose === 'email-change'
          ? await accounts.completeEmailChange(context, email)
          : await accounts.completeRegistration(context, { email, firstName, lastName, at })
      if (isRefused(answer) && answer.refused !== 'account-closed' && answer.refused !== 'email-change-not-requested')
        throw new Error(answer.refused)
    },
  })

import type { Accounts } from '../accounts.ts'
import { bySystem, causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

type Parts = {
  readonly accounts: Accounts
  /** What was written to the operator from an address. */
  readonly forgetMessages: (email: string) => Promise<unknown>
}

/**
 * The address left behind is free for others, even after a crash in between. What was written from it goes while it is
 * known whose it was: later it may be somebody else's.
 */
export const whenEmailChangedThenReleaseOld = ({ accounts, forgetMessages }: Parts) =>
  reaction({
    name: 'when-email-changed-then-release-old',
    category: 'user',
    on: ['EmailChanged'],
    width: 8,
    react: async recorded => {
      const { event, metadata } = recorded
      const { state } = await accounts.load(metadata.subject)
      if (state.status === 'open' && accounts.addressKey(state.email) === accounts.addressKey(event.previous)) return
      const context = causedBy(recorded, 'release', bySystem('accounts'))
      await forgetMessages(event.previous)
      await accounts.release(context, event.previous, metadata.subject)
    },
  })

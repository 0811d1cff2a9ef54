import type { Accounts } from '../accounts.ts'
import { bySystem, causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

/** The address left behind is free for others, even after a crash in between. */
export const whenEmailChangedThenReleaseOld = (accounts: Accounts) =>
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
      await accounts.release(context, event.previous, metadata.subject)
    },
  })

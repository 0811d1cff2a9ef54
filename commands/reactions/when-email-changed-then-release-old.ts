import type { Accounts } from '../accounts.ts'
import { derivedId } from '../derived-id.ts'
import type { Reaction } from './run.ts'

/** The address left behind is free for others, even after a crash in between. */
export const whenEmailChangedThenReleaseOld = (accounts: Accounts): Reaction => ({
  name: 'when-email-changed-then-release-old',
  categories: ['user'],
  width: 8,
  react: async ({ id, event, metadata }) => {
    if (event.type !== 'EmailChanged') return
    const { state } = await accounts.load(metadata.subject)
    if (state.status === 'open' && accounts.addressKey(state.email) === accounts.addressKey(event.previous)) return
    const context = {
      commandId: derivedId(id, 'release'),
      correlationId: metadata.correlationId,
      causationId: id,
      actor: { kind: 'system', id: 'accounts' } as const,
      subject: metadata.subject,
    }
    await accounts.release(context, event.previous, metadata.subject)
  },
})

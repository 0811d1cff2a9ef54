import type { Accounts } from '../accounts.ts'
import { derivedId } from '../derived-id.ts'
import { reaction } from './run.ts'

/** The address left behind is free for others, even after a crash in between. */
export const whenEmailChangedThenReleaseOld = (accounts: Accounts) =>
  reaction({
    name: 'when-email-changed-then-release-old',
    category: 'user',
    on: ['EmailChanged'],
    width: 8,
    react: async ({ id, event, metadata }) => {
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

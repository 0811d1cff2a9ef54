import { isRefused } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { DestroyKeys, ForgetRows } from './ports.ts'
import type { SigningIn } from './sign-in.ts'

/** Closing is one fact; forgetting the person follows from it, step by step, each of which may be done twice. */
export const accountClosing = (
  { vault, sessions, clock }: AccountParts,
  { askUser, load, release }: AccountStreams,
  { reauthenticate }: SigningIn,
) => {
  const close = async (context: CommandContext, password: string) => {
    const proven = await reauthenticate(context.subject, password)
    if (isRefused(proven)) return proven
    const closed = await askUser(context, { type: 'CloseAccount', at: clock() })
    if (!isRefused(closed)) await sessions.endAll(context.subject)
    return closed
  }

  /** The address is read before the keys go, for without them nobody can. */
  const erase = async (
    context: CommandContext,
    { destroyKeys, forgetRows }: { destroyKeys: DestroyKeys; forgetRows: ForgetRows },
  ) => {
    const user = context.subject
    await vault.forget(user)
    const { state } = await load(user)
    if (state.status === 'closed') {
      await release({ ...context, commandId: derivedId(context.commandId, 'release') }, state.email, user)
    }
    await destroyKeys(user)
    await forgetRows(user)
    return askUser(context, { type: 'ErasePersonalData', at: clock() })
  }

  return { close, erase }
}

import { isRefused } from '../domain/decider.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId, type Order } from './handle.ts'
import type { DestroyKeys, Mailer } from './ports.ts'
import type { SigningIn } from './sign-in.ts'

/** Closing is one fact; forgetting the person follows from it, step by step, each of which may be done twice. */
export const accountClosing = (
  { vault, sessions, clock }: AccountParts,
  { askUser, load, addressesOf, release }: AccountStreams,
  { reauthenticate }: SigningIn,
) => {
  const close = async (order: Order, password: string) => {
    const proven = await reauthenticate(order.subject, password)
    if (isRefused(proven)) return proven
    const closed = await askUser(order, { type: 'CloseAccount', at: clock() })
    if (!isRefused(closed)) await sessions.endAll(order.subject)
    return closed
  }

  /** Addresses are read before the keys go, for without them nobody can. */
  const erase = async (order: Order, { destroyKeys, mailer }: { destroyKeys: DestroyKeys; mailer: Mailer }) => {
    const user = order.subject
    await vault.forget(user)
    const { state } = await load(user)
    if (state.status === 'closed') {
      await release({ ...order, commandId: derivedId(order.commandId, 'release') }, state.email, user)
    }
    for (const address of await addressesOf(user)) await mailer.forget(address)
    await destroyKeys(user)
    return askUser(order, { type: 'ErasePersonalData', at: clock() })
  }

  return { close, erase }
}

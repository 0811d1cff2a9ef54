import type { UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { ForgetRows } from './ports/security.ts'
import type { SigningIn } from './sign-in.ts'

type Erasing = {
  readonly destroyKeys: (user: UserId) => Promise<void>
  readonly forgetRows: ForgetRows
  /** What was written to the operator from this address. */
  readonly forgetMessages: (email: string) => Promise<unknown>
}

/** Closing waits thirty days, or not at all; forgetting the person follows from it, step by step, each of which may be done twice. */
export const accountClosing = (parts: AccountParts, streams: AccountStreams, { reauthenticate }: SigningIn) => {
  const { vault, sessions, receipts, freeWorkouts, clock } = parts
  const { askUser, load, release } = streams

  /** `eraseAt`: null when it goes at once. Every session ends; whoever signs in again may think again. */
  const close = async (context: CommandContext, password: string, immediately: boolean) => {
    const proven = await reauthenticate(context.subject, password)
    if (isRefused(proven)) return proven
    const type = immediately ? 'CloseAccount' : 'RequestClosing'
    const answer = await askUser(context, { type, at: clock() })
    if (isRefused(answer)) return answer
    await sessions.endAll(context.subject)
    const { state } = await load(context.subject)
    const eraseAt = state.status === 'open' ? (state.closing?.eraseAt ?? null) : null
    return { ...answer, eraseAt, receipt: receipts.of(context.subject) }
  }

  const undoClosing = async (context: CommandContext) => {
    const answer = await askUser(context, { type: 'UndoClosing', at: clock() })
    if (!isRefused(answer)) await sessions.release(context.subject)
    return answer
  }

  /** Where the day has come. Answers how many. */
  const closeDue = async (due: readonly UserId[]) => {
    let closed = 0
    for (const user of due) {
      const actor = { kind: 'system', id: 'calendar' } as const
      const answer = await askUser(
        { commandId: derivedId(user, `closing is due/${clock()}`), actor, subject: user },
        { type: 'CloseDue', at: clock() },
      )
      if (!isRefused(answer)) closed += answer.events.length
    }
    return closed
  }

  /** Whose keys are gone, though the log knows nothing of it: it was restored from before they left. */
  const closeForgotten = async () => {
    for (const user of await vault.forgotten()) {
      const actor = { kind: 'system', id: 'restore' } as const
      const context: CommandContext = { commandId: derivedId(user, 'forgotten'), actor, subject: user }
      await askUser(context, { type: 'CloseAccount', at: clock() })
    }
  }

  /** The address is read before the keys go, for without them nobody can. */
  const erase = async (context: CommandContext, { destroyKeys, forgetRows, forgetMessages }: Erasing) => {
    const user = context.subject
    await vault.forget(user)
    const { state } = await load(user)
    if (state.status === 'closed') {
      await release({ ...context, commandId: derivedId(context.commandId, 'release') }, state.email, user)
      // Whoever never showed that an address is theirs takes nothing away that came from it.
      if (state.verified) await forgetMessages(state.email)
    }
    // By the person's key, so before it goes.
    await freeWorkouts.letGo(user)
    await destroyKeys(user)
    await forgetRows(user)
    return askUser(context, { type: 'ErasePersonalData', at: clock() })
  }

  return {
    close,
    undoClosing,
    closeDue,
    closeForgotten,
    erase,
    closingReceipt: closingReceipts(parts, streams),
    receiptOf: receipts.of,
  }
}

/** What became of an account, for whoever holds its receipt: moments and counts, nothing of the person. */
const closingReceipts =
  ({ vault, receipts, log }: AccountParts, { userStream, load }: AccountStreams) =>
  async (receipt: string) => {
    const user = receipts.read(receipt)
    const past = user === null ? [] : await log.load(userStream(user))
    if (user === null || past.length === 0) return refuse('no-such-receipt')
    const atOf = (type: string) => past.findLast(({ event }) => event.type === type)?.event.at ?? null
    const { state } = await load(user)
    const waiting = state.status === 'open' ? state.closing : null
    const went = await vault.destroyed(user)
    return {
      receipt,
      state:
        state.status === 'open' ? (waiting ? 'closing' : 'open') : state.status === 'closed' ? 'erasing' : 'erased',
      requestedAt: atOf('AccountClosingRequested'),
      eraseAt: waiting?.eraseAt ?? null,
      closedAt: atOf('AccountClosed'),
      erasedAt: atOf('PersonalDataErased'),
      ...went,
    } as const
  }

import { daysAfter } from '../domain/days.ts'
import { mailboxOfOne } from '../domain/email-address.ts'
import type { UserId } from '../domain/ids.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import * as Membership from '../domain/membership.ts'
import { erased } from '../domain/personal.ts'
import { askMembership, membershipNow } from './ask-membership.ts'
import { derivedId } from './derived-id.ts'
import { lanePerStream } from './lane-per-stream.ts'
import type { SpentAddresses } from './ports/addresses.ts'
import type { Clock, Log } from './ports/log.ts'

const keptDays = 365

type Parts = { readonly log: Log; readonly spent: SpentAddresses; readonly clock: Clock }

/**
 * Free workouts are there once for a mailbox, not once for an account: whoever closes and registers again, or registers
 * with another plus, goes on where they stopped. What is used is kept for a year, apart from all accounts.
 */
export const freeWorkouts = ({ log, spent, clock }: Parts) => {
  const inLane = lanePerStream()

  const note = async (user: UserId, email: string) => {
    const used = Membership.freeUsedHere(await membershipNow(log, user))
    if (used > 0) await spent.note(email, user, used, daysAfter(clock(), keptDays))
  }

  /** What others of the mailbox used counts, and stays counted when it is not kept any more. */
  const carryOver = async (context: CommandContext, email: string) => {
    const at = clock()
    const used = Math.min(await spent.byOthers(email, context.subject, at), Membership.freeWorkouts)
    if (used === 0) return
    const commandId = derivedId<'command'>(context.commandId, `carry-over/${used}`)
    await askMembership(log)({ ...context, commandId }, { type: 'CarryOver', used, at })
  }

  return {
    /** Asked before somebody is registered. */
    carryOver,

    /** Asked before an address is let go. Whose keys are gone has no address, and was asked before. */
    remember: async (user: UserId, email: string) => {
      if (email !== erased) await note(user, email)
    },

    letGo: spent.letGo,
    forget: spent.forget,

    /** Uses a credit: while it may be a free one, one after the other among all accounts of a mailbox. */
    spending: async <Answer>(context: CommandContext, email: string, use: () => Promise<Answer>): Promise<Answer> => {
      if (Membership.freeLeft(await membershipNow(log, context.subject)) === 0) return use()
      return inLane(log, mailboxOfOne(email), async () => {
        await carryOver(context, email)
        const answer = await use()
        await note(context.subject, email)
        return answer
      })
    },
  }
}

export type FreeWorkouts = ReturnType<typeof freeWorkouts>

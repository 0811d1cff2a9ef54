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

type Parts = {
  readonly log: Log
  readonly spent: SpentAddresses
  readonly clock: Clock
  /** How long what a mailbox used is remembered. */
  readonly keptDays: number
}

/**
 * Free workouts are there once for a mailbox, not once for an account: whoever closes and registers again, or registers
 * with another plus, goes on where they stopped. What is used is kept for `keptDays`, apart from all accounts.
 */
export const freeWorkouts = ({ log, spent, clock, keptDays }: Parts) => {
  const inLane = lanePerStream()

  const freeOf = async (user: UserId) => {
    const state = await membershipNow(log, user)
    return { left: Membership.freeLeft(state), used: Membership.freeUsedHere(state) }
  }

  const keptUntil = () => daysAfter(clock(), keptDays)

  /** What others of the mailbox used counts, and stays counted when it is not kept any more. */
  const carryOver = async (context: CommandContext, byOthers: number) => {
    const used = Math.min(byOthers, Membership.freeWorkouts)
    if (used === 0) return
    const commandId = derivedId<'command'>(context.commandId, `carry-over/${used}`)
    await askMembership(log)({ ...context, commandId }, { type: 'CarryOver', used, at: clock() })
  }

  return {
    /** Asked before somebody is registered. */
    carryOver: async (context: CommandContext, email: string) =>
      carryOver(context, await spent.byOthers(email, context.subject, clock())),

    /** Asked before an address is let go. Whose keys are gone has no address, and was asked before. */
    remember: async (user: UserId, email: string) => {
      if (email === erased) return
      await spent.note(email, user, (await freeOf(user)).used, keptUntil())
    },

    letGo: spent.letGo,
    forget: spent.forget,

    /**
     * Uses a credit: while it may be a free one, one after the other among all accounts of a mailbox, in all processes. It is
     * noted before it is used; noted for nothing, it counts for the others of the mailbox until this account's next one.
     */
    spending: <Answer>(context: CommandContext, email: string, use: () => Promise<Answer>): Promise<Answer> =>
      inLane(log, mailboxOfOne(email), async () => {
        if ((await freeOf(context.subject)).left === 0) return use()
        return spent.inTurn(email, async () => {
          const { left, used } = await freeOf(context.subject)
          if (left === 0) return use()
          const byOthers = await spent.take(email, context.subject, used + 1, clock(), keptUntil())
          await carryOver(context, byOthers)
          return use()
        })
      }),
  }
}

export type FreeWorkouts = ReturnType<typeof freeWorkouts>

import { daysAfter } from '../domain/days.ts'
import { normaliseEmail } from '../domain/email-address.ts'
import type { UserId } from '../domain/ids.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import * as Membership from '../domain/membership.ts'
import { askMembership, membershipNow } from './ask-membership.ts'
import { derivedId } from './derived-id.ts'
import type { SpentAddresses } from './ports/addresses.ts'
import type { Clock, Log } from './ports/log.ts'

const keptDays = 365

type Parts = { readonly log: Log; readonly spent: SpentAddresses; readonly clock: Clock }

/**
 * Free workouts are there once for an address, not once for an account: whoever closes and registers again goes on where
 * they stopped. What an address has spent is kept for a year after it was let go, apart from all accounts.
 */
export const freeWorkouts = ({ log, spent, clock }: Parts) => {
  /** Asked before an address is let go. */
  const remember = async (user: UserId, email: string) => {
    const state = await membershipNow(log, user)
    const used = Math.min(Membership.freeUsed(state), Membership.freeWorkouts)
    if (used > 0) await spent.keep(normaliseEmail(email), used, daysAfter(clock(), keptDays))
  }

  /** Asked before somebody is registered. */
  const carryOver = async (context: CommandContext, email: string) => {
    const at = clock()
    const used = await spent.of(normaliseEmail(email), at)
    if (used === 0) return
    const commandId = derivedId<'command'>(context.commandId, 'carry-over')
    await askMembership(log)({ ...context, commandId }, { type: 'CarryOver', used, at })
  }

  return { remember, carryOver }
}

export type FreeWorkouts = ReturnType<typeof freeWorkouts>

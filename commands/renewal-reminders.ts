import { daysAfter } from '../domain/days.ts'
import { remindedDays } from '../domain/entitlement.ts'
import { firstUserId, type UserId } from '../domain/ids.ts'
import { isRefused } from '../domain/kernel/decider.ts'
import { derivedId } from './derived-id.ts'
import type { MembershipCommands } from './memberships.ts'
import type { Clock } from './ports/log.ts'

/** Whose paid year ends between two moments without their having been told, by their ids, those after one of them. */
type Renewing = (asked: {
  readonly from: string
  readonly until: string
  readonly after: UserId
  readonly limit: number
}) => Promise<readonly UserId[]>

type Parts = {
  readonly memberships: Pick<MembershipCommands, 'ask'>
  readonly renewing: Renewing
  readonly clock: Clock
}

const portion = 500

/** Tells people in good time that their year renews itself; the decider looks at each once more. Answers how many. */
export const renewalReminders =
  ({ memberships, renewing, clock }: Parts) =>
  async (): Promise<number> => {
    const at = clock()
    const within = { from: daysAfter(at, remindedDays.latest), until: daysAfter(at, remindedDays.earliest) }

    const remind = async (user: UserId) => {
      const commandId = derivedId<'command'>(user, `remind of renewal/${at}`)
      const context = { commandId, actor: { kind: 'system', id: 'calendar' }, subject: user } as const
      const answer = await memberships.ask(context, { type: 'RemindOfRenewal', proof: commandId, at })
      return isRefused(answer) ? 0 : answer.events.length
    }

    // Who has cancelled is among them each time: so nobody is the last whom a portion has room for.
    let told = 0
    for (let after: UserId | undefined = firstUserId; after; ) {
      const users: readonly UserId[] = await renewing({ ...within, after, limit: portion })
      for (const user of users) told += await remind(user)
      after = users.length < portion ? undefined : users.at(-1)
    }
    return told
  }

import type { UserId } from '../domain/ids.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { Notice } from '../domain/subscribing.ts'
import type { Plan, Provider } from '../domain/subscription.ts'
import { askMembership, membershipNow } from './ask-membership.ts'
import { derivedId } from './derived-id.ts'
import type { Clock, Log } from './ports/log.ts'

/** What changes somebody's subscription: themselves, a provider's message, or we. */
export const memberships = ({ log, clock }: { log: Log; clock: Clock }) => {
  const ask = askMembership(log)

  const takeNotice = (context: CommandContext, provider: Provider, notice: Notice) =>
    ask(context, { type: 'TakeNotice', provider, notice, at: clock() })

  return {
    ask,
    now: (user: UserId) => membershipNow(log, user),
    takeNotice,

    /** Without anybody paying, until a moment. */
    grant: (context: CommandContext, plan: Plan, until: string) => {
      const [id, from] = [context.commandId, clock()]
      const subscription = derivedId<'subscription'>(id, 'subscription')
      const named = { id, subscription, payment: derivedId<'payment'>(id, 'payment'), happenedAt: from }
      return takeNotice(context, 'house', { ...named, what: 'paid', first: true, plan, from, until })
    },
  }
}

export type MembershipCommands = ReturnType<typeof memberships>

import type { UserId } from '../domain/ids.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import * as Membership from '../domain/membership.ts'
import { streamOf } from '../domain/streams.ts'
import type { Notice } from '../domain/subscribing.ts'
import type { Plan, Provider } from '../domain/subscription.ts'
import { handle, stateNow } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'

/** What changes somebody's subscription: themselves, a provider's message, or we. */
export const memberships = ({ log, clock }: { log: Log; clock: Clock }) => {
  /** The stream is the person's whom the command is about. Answers where the log stood after it, or a refusal. */
  const ask = <Asked extends Membership.Command>(context: CommandContext, command: Asked) =>
    handle(log, Membership.decider, streamOf('membership', context.subject), command, context)

  const takeNotice = (context: CommandContext, provider: Provider, notice: Notice) =>
    ask(context, { type: 'TakeNotice', provider, notice, at: clock() })

  /** As the log says now. */
  const now = (user: UserId) => stateNow(log, Membership.decider, streamOf('membership', user))

  return {
    ask,
    now,
    takeNotice,

    /** Without anybody paying, until a moment. */
    grant: (context: CommandContext, plan: Plan, until: string) => {
      const [id, from] = [context.commandId, clock()]
      const named = { id, subscription: id, payment: id, happenedAt: from }
      return takeNotice(context, 'house', { ...named, what: 'paid', first: true, plan, from, until })
    },
  }
}

export type MembershipCommands = ReturnType<typeof memberships>

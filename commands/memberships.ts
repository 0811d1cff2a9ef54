import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/kernel/stream.ts'
import * as Membership from '../domain/membership.ts'
import { handle } from './handle.ts'
import type { Clock, Log } from './ports.ts'

/** Subscriptions, as the app store reports them. */
export const memberships = ({ log, clock }: { log: Log; clock: Clock }) => {
  const ask = (context: CommandContext, command: Membership.Command) =>
    handle(log, Membership.decider, streamOf('membership', context.subject), command, context)

  return {
    start: (context: CommandContext, plan: 'monthly' | 'yearly', until: string) =>
      ask(context, { type: 'StartSubscription', plan, until, at: clock() }),
    renew: (context: CommandContext, until: string) => ask(context, { type: 'RenewSubscription', until, at: clock() }),
    end: (context: CommandContext) => ask(context, { type: 'EndSubscription', at: clock() }),
  }
}

export type MembershipCommands = ReturnType<typeof memberships>

import { streamName } from '../domain/log.ts'
import * as Membership from '../domain/membership.ts'
import { handle, type Order } from './handle.ts'
import type { Clock, Log } from './ports.ts'

/** Subscriptions, as the app store reports them. */
export const memberships = ({ log, clock }: { log: Log; clock: Clock }) => {
  const ask = (order: Order, command: Membership.Command) =>
    handle(log, Membership.decider, streamName('membership', order.subject), command, order)

  return {
    start: (order: Order, plan: 'monthly' | 'yearly', until: string) =>
      ask(order, { type: 'StartSubscription', plan, until, at: clock() }),
    renew: (order: Order, until: string) => ask(order, { type: 'RenewSubscription', until, at: clock() }),
    end: (order: Order) => ask(order, { type: 'EndSubscription', at: clock() }),
  }
}

export type MembershipCommands = ReturnType<typeof memberships>

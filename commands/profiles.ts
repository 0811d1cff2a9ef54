import { streamName } from '../domain/log.ts'
import * as Profiles from '../domain/training-profiles.ts'
import { handle, type Order } from './handle.ts'
import type { Clock, Log } from './ports.ts'

/** A user's places to train and what they told about themselves: one stream a user. */
export const profiles = ({ log, clock }: { log: Log; clock: Clock }) => {
  const ask = (order: Order, command: Profiles.Command) =>
    handle(log, Profiles.decider, streamName('profiles', order.subject), command, order)

  return {
    create: (order: Order, profile: string, fields: Profiles.ProfileFields & { name: string }, primary: boolean) =>
      ask(order, { type: 'CreateProfile', profile, fields, primary, at: clock() }),
    change: (order: Order, profile: string, fields: Profiles.ProfileFields, primary: boolean) =>
      ask(order, { type: 'ChangeProfile', profile, fields, primary, at: clock() }),
    remove: (order: Order, profile: string) => ask(order, { type: 'DeleteProfile', profile, at: clock() }),
    changePlan: (order: Order, fields: Profiles.PlanFields) => ask(order, { type: 'ChangePlan', fields, at: clock() }),
  }
}

export type ProfileCommands = ReturnType<typeof profiles>

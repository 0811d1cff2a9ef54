import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/kernel/stream.ts'
import * as Profiles from '../domain/training-profiles.ts'
import { handle } from './handle.ts'
import type { Clock, Log } from './ports.ts'

/** A user's places to train and what they told about themselves: one stream a user. */
export const profiles = ({ log, clock }: { log: Log; clock: Clock }) => {
  const ask = (context: CommandContext, command: Profiles.Command) =>
    handle(log, Profiles.decider, streamOf('profiles', context.subject), command, context)

  return {
    create: (
      context: CommandContext,
      profile: string,
      fields: Profiles.ProfileFields & { name: string },
      primary: boolean,
    ) => ask(context, { type: 'CreateProfile', profile, fields, primary, at: clock() }),
    change: (context: CommandContext, profile: string, fields: Profiles.ProfileFields, primary: boolean) =>
      ask(context, { type: 'ChangeProfile', profile, fields, primary, at: clock() }),
    remove: (context: CommandContext, profile: string) => ask(context, { type: 'DeleteProfile', profile, at: clock() }),
    changePlan: (context: CommandContext, fields: Profiles.PlanFields) =>
      ask(context, { type: 'ChangePlan', fields, at: clock() }),
  }
}

export type ProfileCommands = ReturnType<typeof profiles>

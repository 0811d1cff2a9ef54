import { isRefused } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/streams.ts'
import * as Profiles from '../domain/training-profiles.ts'
import type { Consents } from './consent.ts'
import { handle } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'

type Parts = { readonly log: Log; readonly clock: Clock; readonly consents: Pick<Consents, 'forHealth'> }

/** A user's places to train and what they told about themselves: one stream a user. */
export const profiles = ({ log, clock, consents }: Parts) => {
  const ask = <Asked extends Profiles.Command>(context: CommandContext, command: Asked) =>
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
    /** `client` is who sends it, for where it declares that the athlete has agreed. */
    changePlan: async (context: CommandContext, fields: Profiles.PlanFields, client = '') => {
      const allowed = Profiles.tellsHealth(fields) ? await consents.forHealth(context, client) : { consent: null }
      return isRefused(allowed) ? allowed : ask(context, { type: 'ChangePlan', fields, ...allowed, at: clock() })
    },
  }
}

export type ProfileCommands = ReturnType<typeof profiles>

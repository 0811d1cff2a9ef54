import type { TellsHealth } from '../domain/coach/read/tells-health.ts'
import type { ProfileId } from '../domain/ids.ts'
import { isRefused } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/streams.ts'
import * as Profiles from '../domain/training-profiles.ts'
import type { Consents } from './consent.ts'
import { handle } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'

type Parts = {
  readonly log: Log
  readonly clock: Clock
  readonly consents: Pick<Consents, 'forHealth'>
  readonly tellsHealth: TellsHealth
}

/**
 * A user's places to train and what they told about themselves: one stream a user. What tells of health, in whichever
 * field, needs a consent; `client` is who sends it, for where it declares that the athlete has agreed.
 */
export const profiles = ({ log, clock, consents, tellsHealth }: Parts) => {
  const ask = <Asked extends Profiles.Command>(context: CommandContext, command: Asked) =>
    handle(log, Profiles.decider, streamOf('profiles', context.subject), command, context)

  const allowing = async (
    context: CommandContext,
    fields: Profiles.PlanFields | Profiles.ProfileFields,
    client: string,
  ) => {
    const telling = Profiles.tellingOf(fields, words => tellsHealth(words, clock().slice(0, 10)))
    const allowed = telling.length > 0 ? await consents.forHealth(context, client) : { consent: null }
    return isRefused(allowed) ? allowed : { telling, ...allowed, at: clock() }
  }

  return {
    create: async (
      context: CommandContext,
      profile: ProfileId,
      fields: Profiles.ProfileFields & { name: string },
      primary: boolean,
      client = '',
    ) => {
      const allowed = await allowing(context, fields, client)
      return isRefused(allowed)
        ? allowed
        : ask(context, { type: 'CreateProfile', profile, fields, primary, ...allowed })
    },
    change: async (
      context: CommandContext,
      profile: ProfileId,
      fields: Profiles.ProfileFields,
      primary: boolean,
      client = '',
    ) => {
      const allowed = await allowing(context, fields, client)
      return isRefused(allowed)
        ? allowed
        : ask(context, { type: 'ChangeProfile', profile, fields, primary, ...allowed })
    },
    remove: (context: CommandContext, profile: ProfileId) =>
      ask(context, { type: 'DeleteProfile', profile, at: clock() }),
    changePlan: async (context: CommandContext, fields: Profiles.PlanFields, client = '') => {
      const allowed = await allowing(context, fields, client)
      return isRefused(allowed) ? allowed : ask(context, { type: 'ChangePlan', fields, ...allowed })
    },
  }
}

export type ProfileCommands = ReturnType<typeof profiles>

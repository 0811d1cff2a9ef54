import type { TellsHealth } from '../domain/coach/read/tells-health.ts'
import { dayOf } from '../domain/days.ts'
import type { ProfileId } from '../domain/ids.ts'
import { isRefused } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/streams.ts'
import * as Profiles from '../domain/training-profiles.ts'
import type { Client, Consents } from './consent.ts'
import { handle } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'

type Parts = {
  readonly log: Log
  readonly clock: Clock
  readonly consents: Pick<Consents, 'forHealth'>
  readonly tellsHealth: TellsHealth
}

const nothingAsked = { consent: null }

/**
 * A user's places to train and what they told about themselves: one stream a user. What tells of health, in whichever
 * field, needs a consent; `client` is who sends it, for where it declares that the athlete has agreed.
 */
export const profiles = ({ log, clock, consents, tellsHealth }: Parts) => {
  const ask = <Asked extends Profiles.Command>(context: CommandContext, command: Asked) =>
    handle(log, Profiles.decider, streamOf('profiles', context.subject), command, context)

  /** Asked with the consent that it needs; `client`: as above. */
  const askTelling = async <Asked extends Profiles.Command>(
    context: CommandContext,
    fields: Profiles.PlanFields | Profiles.ProfileFields,
    client: Client,
    command: (told: Profiles.Asked) => Asked,
  ) => {
    const telling = Profiles.tellingOf(fields, words => tellsHealth(words, dayOf(clock())))
    const allowed = telling.length > 0 ? await consents.forHealth(context, client) : nothingAsked
    if (isRefused(allowed) && allowed.refused !== 'health-consent-needed') return allowed
    // What stays as it was tells nothing new; of what does, the decider knows that nobody has agreed.
    const { consent } = isRefused(allowed) ? nothingAsked : allowed
    return ask(context, command({ telling, consent, at: clock() }))
  }

  return {
    create: (
      context: CommandContext,
      profile: ProfileId,
      fields: Profiles.ProfileFields & { name: string },
      primary: boolean,
      client: Client = '',
    ) => askTelling(context, fields, client, told => ({ type: 'CreateProfile', profile, fields, primary, ...told })),
    change: (
      context: CommandContext,
      profile: ProfileId,
      fields: Profiles.ProfileFields,
      primary: boolean,
      client: Client = '',
    ) => askTelling(context, fields, client, told => ({ type: 'ChangeProfile', profile, fields, primary, ...told })),
    remove: (context: CommandContext, profile: ProfileId) =>
      ask(context, { type: 'DeleteProfile', profile, at: clock() }),
    changePlan: (context: CommandContext, fields: Profiles.PlanFields, client: Client = '') =>
      askTelling(context, fields, client, told => ({ type: 'ChangePlan', fields, ...told })),
  }
}

export type ProfileCommands = ReturnType<typeof profiles>

import { fold } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { streamOf } from '../domain/kernel/stream.ts'
import * as User from '../domain/user.ts'
import { handle } from './handle.ts'
import type { Clock, Log, PlanGenerator } from './ports.ts'

/** What a person has allowed. Read from the log itself, so that a withdrawal counts for the very next workout. */
export const consents = ({ log, clock }: { log: Log; clock: Clock }) => {
  const of = async (user: string) => {
    const past = await log.load(streamOf('user', user))
    const events = past.map(({ event }) => event)
    const state = fold(User.decider, events)
    if (state.status !== 'open') return { ai: false, since: null, names: [] }
    const given = events.findLast(({ type }) => type === 'AiConsentGiven')
    return {
      ai: state.aiConsent,
      since: state.aiConsent ? (given?.at ?? null) : null,
      names: [state.email, ...`${state.firstName} ${state.lastName}`.split(/\s+/)].filter(name => name !== ''),
    }
  }

  const allowAi = (context: CommandContext, given: boolean) =>
    handle(
      log,
      User.decider,
      streamOf('user', context.subject),
      { type: given ? 'GiveAiConsent' : 'WithdrawAiConsent', at: clock() },
      context,
    )

  return { of, allowAi }
}

export type Consents = ReturnType<typeof consents>

/** The language model plans only for those who said yes, and never hears their names. */
export const coachByConsent =
  (consents: Consents, coaches: { readonly rules: PlanGenerator; readonly ai: PlanGenerator }): PlanGenerator =>
  async (request, options) => {
    const { ai, names } = await consents.of(options.athlete)
    return ai ? coaches.ai(request, { ...options, hide: names }) : coaches.rules(request, options)
  }

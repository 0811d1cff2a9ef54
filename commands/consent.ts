import type { Field, Item } from '../domain/coach/read/intent.ts'
import type { Purpose, Standings } from '../domain/consent.ts'
import * as Health from '../domain/health.ts'
import type { ConsentId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { keyOfConsent } from '../domain/sealing.ts'
import { streamOf } from '../domain/streams.ts'
import * as Profiles from '../domain/training-profiles.ts'
import * as User from '../domain/user.ts'
import { derivedId } from './derived-id.ts'
import { handle, stateNow } from './handle.ts'
import type { Clock, Log } from './ports/log.ts'
import type { PlanGenerator, SecondReader } from './ports/planning.ts'
import type { DestroyKeys } from './ports/security.ts'
import { subCommand } from './sub-command.ts'

type Parts = {
  readonly log: Log
  readonly clock: Clock
  /** The version of the words that are agreed to today. */
  readonly textOf: (purpose: Purpose) => string
  /** The oldest version by which as much was agreed to; null where that is any. */
  readonly holdsSince: (purpose: Purpose) => string | null
  readonly destroyKeys: DestroyKeys
}

/**
 * What a person has allowed, as a ledger on their own stream. Read from the log itself, so that a withdrawal counts at once,
 * in every process.
 */
export const consents = ({ log, clock, textOf, holdsSince, destroyKeys }: Parts) => {
  const stateOf = (user: UserId) => stateNow(log, User.decider, streamOf('user', user))
  const holding = holdingSince(holdsSince)

  const standings = async (user: UserId) => {
    const state = await stateOf(user)
    return state.status === 'open' ? holding(state.consents) : {}
  }

  const of = async (user: UserId) => {
    const state = await stateOf(user)
    if (state.status !== 'open') return { ai: false, names: [] }
    return {
      ai: holding(state.consents).ai?.given ?? false,
      names: [state.email, ...`${state.firstName} ${state.lastName}`.split(/\s+/)].filter(name => name !== ''),
    }
  }

  const ask = <Asked extends User.Command>(context: CommandContext, command: Asked) =>
    handle(log, User.decider, streamOf('user', context.subject), command, context)

  const give = (context: CommandContext, purpose: Purpose) =>
    ask(context, {
      type: 'GiveConsent',
      consent: derivedId(context.commandId, 'consent'),
      purpose,
      text: textOf(purpose),
      at: clock(),
    })

  /** A withdrawal is a fact; what it means is done before this answers, and by a reaction after a crash. */
  const withdraw = async (context: CommandContext, purpose: Purpose) => {
    const answer = await ask(context, { type: 'WithdrawConsent', purpose, at: clock() })
    if (isRefused(answer)) return answer
    const told = answer.events.find(event => event.type === 'ConsentWithdrawn')
    return told ? ((await carryOut(context, told)) ?? answer) : answer
  }

  /** Whatever was told by the consent can be read no more; then that is a fact, and read models follow. */
  const carryOut = async (context: CommandContext, { purpose, consent }: { purpose: Purpose; consent: ConsentId }) => {
    if (purpose !== 'health') return null
    await destroyKeys(keyOfConsent(consent))
    const by = following(context, `forget ${consent}`)
    const [profile, body] = [streamOf('profiles', context.subject), streamOf('health', context.subject)]
    const done = [
      await handle(log, Profiles.decider, profile, { type: 'ForgetHealth', consent, at: clock() }, by),
      await handle(log, Health.decider, body, { type: 'ForgetBody', consent, at: clock() }, by),
    ]
    // Also where the reaction was there first: whoever withdrew reads what is left afterwards.
    const last = done.findLast(one => !isRefused(one))
    return last && !isRefused(last) ? { position: last.position, count: last.count, events: [] } : null
  }

  /**
   * The consent by which something about health may be stored now. A client that sends it unasked declares that it has
   * asked, but for one that asks once it is refused, and what another one declared is no yes to that; who has withdrawn is
   * refused until they consent again themselves.
   */
  const forHealth = async (context: CommandContext, client: Client) => {
    const state = await stateOf(context.subject)
    if (state.status === 'open' && state.age.standing === 'waiting') return refuse('parent-needed')
    const health = state.status === 'open' ? state.consents.health : undefined
    if (health?.given && (client !== null || health.how === 'asked')) return { consent: health.consent }
    if (client === null) return refuse('health-consent-needed')
    const declared = following(context, 'declared')
    const answer = await ask(declared, {
      type: 'DeclareConsent',
      consent: derivedId(declared.commandId, 'consent'),
      purpose: 'health',
      text: textOf('health'),
      ...(client === '' ? {} : { client: client.slice(0, longestClient) }),
      at: clock(),
    })
    const now = isRefused(answer) ? undefined : (await standings(context.subject)).health
    return now?.given ? { consent: now.consent } : refuse('health-consent-needed')
  }

  return { of, standings, give, withdraw, carryOut, forHealth }
}

/** What a client calls itself; null: it declares nothing, for it asks people where they have not been asked. */
export type Client = string | null

/** Of a yes to words that say less than today's nothing is left: it is as if nobody had been asked. */
const holdingSince =
  (since: Parts['holdsSince']) =>
  (standings: Standings): Standings =>
    Object.fromEntries(
      Object.entries(standings).filter(
        ([purpose, { given, text }]) => !given || text >= (since(purpose as Purpose) ?? ''),
      ),
    )

/** A command that follows from another: by an id of its own, and held against nothing that was seen. */
const following = ({ asked: _, ...context }: CommandContext, name: string) => subCommand(context, name)

const longestClient = 200

export type Consents = ReturnType<typeof consents>

/** The language model plans only for those who said yes, and never hears their names. */
export const coachByConsent =
  (
    consents: Pick<Consents, 'of'>,
    coaches: { readonly rules: PlanGenerator; readonly ai: PlanGenerator },
  ): PlanGenerator =>
  async (request, options) => {
    const { ai, names } = await consents.of(options.athlete)
    return ai ? coaches.ai(request, { ...options, hide: names }) : coaches.rules(request, options)
  }

export type ReadAsWell = (user: UserId, text: string, field: Field) => Promise<readonly Item[] | null | 'not-asked'>

/** Of these the words that were agreed to speak: notes and comments are not read along. */
const readAlong: ReadonlySet<Field> = new Set(['wish', 'goal', 'restrictions', 'limits', 'place'])

/** What is being written is read by the language model as well only for those who said yes to that, and without their names. */
export const readingByConsent =
  (consents: Pick<Consents, 'of'>, read: SecondReader): ReadAsWell =>
  async (user, text, field) => {
    if (!readAlong.has(field)) return 'not-asked'
    const { ai, names } = await consents.of(user)
    return ai ? read(text, field, names, new AbortController().signal) : 'not-asked'
  }

import type { UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { FairQueue } from './fair-queue.ts'
import type { terms as termsCommands } from './terms.ts'

/** `ofAge`: whether they said that they are eighteen; null: nobody asked. */
export type Registration = {
  email: string
  password: string
  firstName: string
  lastName: string
  ofAge?: boolean | null
  /** The version of the terms that they accepted; null: the client did not say. */
  terms?: string | null
  /** Who must say yes, where they are sixteen or seventeen; null: asked later, or not needed. */
  parent?: string | null
}

type Person = { email: string; firstName: string; lastName: string; at: string }

const abandonedAfterMs = 60_000

/** Claims the address, then registers. */
export const registration = (
  { vault, passwords, isGuessable, freeWorkouts, clock }: AccountParts,
  { addressKey, askUser, askClaim, load, holder, release }: AccountStreams,
  { acceptTerms, termsHeldAt }: ReturnType<typeof termsCommands>,
  enter: FairQueue,
) => {
  const register = async (
    commandId: string,
    { email, password, firstName, lastName, ofAge = null, terms = null, parent = null }: Registration,
    { address }: { readonly address: string },
  ) => {
    const user: UserId = derivedId(commandId, 'user')
    const context: CommandContext = { commandId, actor: { kind: 'user', id: user }, subject: user }
    if (isGuessable(password, [email, firstName, lastName])) return refuse('password-too-common')
    if (terms !== null && terms !== termsHeldAt(clock())?.version) return refuse('terms-outdated')
    if (parent !== null && addressKey(parent) === addressKey(email)) return refuse('parent-is-self')
    const said = { ofAge, terms, parent }
    const person = { email: email.trim(), firstName, lastName, at: clock() }
    const claim = await holder(email)
    if (claim?.user === user) return stated(context, await registered(context, person), said)
    if (claim && !(await isAbandoned(email, claim, person.at))) return refuse('email-already-claimed')
    if ((await load(user)).state.status !== 'unknown') return refuse('email-already-claimed')

    const hash = await enter({ account: addressKey(email), address }, () => passwords.hash(password))
    if (typeof hash !== 'string') return hash
    if (claim) await release(takingOver(context), email, claim.user)
    await vault.setPassword(user, hash)
    const claimed = await askClaim(context, email, { type: 'Claim', user, ...person })
    if (!isRefused(claimed)) return stated(context, await registered(context, person), said)
    await vault.forget(user)
    return claimed
  }

  const registered = async (context: CommandContext, person: Person) => {
    const answer = await completeRegistration(context, person)
    return isRefused(answer) ? answer : { user: context.subject, email: person.email, position: answer.position }
  }

  const stated = async <Answer extends object>(
    context: CommandContext,
    answer: Answer,
    { ofAge, terms, parent }: Required<Pick<Registration, 'ofAge' | 'terms' | 'parent'>>,
  ) => {
    const step = (name: string) => ({ ...context, commandId: derivedId(context.commandId, name) })
    if (isRefused(answer)) return answer
    if (ofAge) await askUser(step('age'), { type: 'StateAge', at: clock() })
    if (parent) await askUser(step('parent'), { type: 'AskParent', parent, at: clock() })
    if (terms) await acceptTerms(step('terms'), terms)
    return answer
  }

  const completeRegistration = async (context: CommandContext, person: Person) => {
    await freeWorkouts.carryOver(context, person.email)
    return askUser(context, { type: 'Register', ...person })
  }

  /** A claim that a minute later still belongs to nobody with that address. */
  const isAbandoned = async (email: string, claim: { user: UserId; at: string }, now: string) => {
    if (Date.parse(now) - Date.parse(claim.at) < abandonedAfterMs) return false
    const { state } = await load(claim.user)
    return !(state.status === 'open' && addressKey(state.email) === addressKey(email))
  }

  return { register, completeRegistration }
}

const takingOver = ({ commandId, subject }: CommandContext): CommandContext => ({
  commandId: derivedId(commandId, 'release'),
  actor: { kind: 'system', id: 'accounts' },
  subject,
})

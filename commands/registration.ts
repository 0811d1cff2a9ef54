import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { FairQueue } from './fair-queue.ts'

/** `ofAge`: whether they said that they are eighteen; null: nobody asked. */
export type Registration = {
  email: string
  password: string
  firstName: string
  lastName: string
  ofAge?: boolean | null
}

type Person = { email: string; firstName: string; lastName: string; at: string }

const abandonedAfterMs = 60_000

/** Claims the address, then registers. */
export const registration = (
  { vault, passwords, isGuessable, freeWorkouts, clock }: AccountParts,
  { addressKey, askUser, askClaim, load, holder, release }: AccountStreams,
  enter: FairQueue,
) => {
  const register = async (
    commandId: string,
    { email, password, firstName, lastName, ofAge = null }: Registration,
    { address }: { readonly address: string },
  ) => {
    const user = derivedId(commandId, 'user')
    const context: CommandContext = { commandId, actor: { kind: 'user', id: user }, subject: user }
    if (isGuessable(password, [email, firstName, lastName])) return refuse('password-too-common')
    const person = { email: email.trim(), firstName, lastName, at: clock() }
    const claim = await holder(email)
    if (claim?.user === user) return stated(context, await registered(context, person), ofAge)
    if (claim && !(await isAbandoned(email, claim, person.at))) return refuse('email-already-claimed')
    if ((await load(user)).state.status !== 'unknown') return refuse('email-already-claimed')

    const hash = await enter({ account: addressKey(email), address }, () => passwords.hash(password))
    if (typeof hash !== 'string') return hash
    if (claim) await release(takingOver(context), email, claim.user)
    await vault.setPassword(user, hash)
    const claimed = await askClaim(context, email, { type: 'Claim', user, ...person })
    if (!isRefused(claimed)) return stated(context, await registered(context, person), ofAge)
    await vault.forget(user)
    return claimed
  }

  const registered = async (context: CommandContext, person: Person) => {
    const answer = await completeRegistration(context, person)
    return isRefused(answer) ? answer : { user: context.subject, email: person.email, position: answer.position }
  }

  const stated = async <Answer extends object>(context: CommandContext, answer: Answer, ofAge: boolean | null) => {
    const commandId = derivedId(context.commandId, 'age')
    if (ofAge && !isRefused(answer)) await askUser({ ...context, commandId }, { type: 'StateAge', at: clock() })
    return answer
  }

  const completeRegistration = async (context: CommandContext, person: Person) => {
    await freeWorkouts.carryOver(context, person.email)
    return askUser(context, { type: 'Register', ...person })
  }

  /** A claim that a minute later still belongs to nobody with that address. */
  const isAbandoned = async (email: string, claim: { user: string; at: string }, now: string) => {
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

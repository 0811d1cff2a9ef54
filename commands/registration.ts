import { asKept } from '../domain/email-address.ts'
import type { CommandId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { FairQueue } from './fair-queue.ts'
import { fitPassword } from './fit-password.ts'
import { subCommand } from './sub-command.ts'
import type { terms as termsCommands } from './terms.ts'

export type Registration = { email: string; password: string; firstName: string; lastName: string }

/** What they said beside who they are. */
export type Stated = {
  /** Whether they are eighteen; null: nobody asked. */
  ofAge: boolean | null
  /** The version of the terms that they accepted; null: the client did not say. */
  terms: string | null
  /** Who must say yes, where they are sixteen or seventeen; null: asked later, or not needed. */
  parent: string | null
}

type Person = { email: string; firstName: string; lastName: string; at: string }

const abandonedAfterMs = 60_000

/** Claims the address, then registers. */
export const registration = (
  { vault, passwords, isGuessable, isLeaked, freeWorkouts, clock }: AccountParts,
  { addressKey, mailboxKey, askUser, askClaim, load, holder, release }: AccountStreams,
  { acceptTerms, termsHeldAt }: ReturnType<typeof termsCommands>,
  enter: FairQueue,
) => {
  const judge = fitPassword({ isGuessable, isLeaked })

  const register = async (
    commandId: CommandId,
    { email, password, firstName, lastName }: Registration,
    { address }: { readonly address: string },
  ) => {
    const context = ofNew(commandId)
    const user = context.subject
    const person = { email: asKept(email), firstName, lastName, at: clock() }
    const claim = await holder(email)
    if (claim?.user === user) return registered(context, person)
    if (claim && !(await isAbandoned(email, claim, person.at))) return refuse('email-already-claimed')
    if ((await load(user)).state.status !== 'unknown') return refuse('email-already-claimed')

    const unfit = await judge(password, [email, firstName, lastName])
    if (unfit) return unfit
    const hash = await enter({ account: addressKey(email), address }, () => passwords.hash(password))
    if (typeof hash !== 'string') return hash
    if (claim) await release(takingOver(context), email, claim.user)
    await vault.setPassword(user, hash)
    const claimed = await askClaim(context, email, { type: 'Claim', user, ...person })
    if (!isRefused(claimed)) return registered(context, person)
    await vault.forget(user)
    return claimed
  }

  const registered = async (context: CommandContext, person: Person) => {
    const answer = await completeRegistration(context, person)
    return isRefused(answer) ? answer : { user: context.subject, email: person.email, position: answer.position }
  }

  /** Registers who says more: what they cannot say is refused before anything is kept. */
  const registerStating = async (
    commandId: CommandId,
    person: Registration,
    { ofAge, terms, parent }: Stated,
    from: { readonly address: string },
  ) => {
    if (terms !== null && terms !== termsHeldAt(clock())?.version) return refuse('terms-outdated')
    if (parent !== null && mailboxKey(parent) === mailboxKey(person.email)) return refuse('parent-is-self')
    const answer = await register(commandId, person, from)
    if (isRefused(answer)) return answer
    const context = ofNew(commandId)
    if (ofAge) await askUser(subCommand(context, 'age'), { type: 'StateAge', at: clock() })
    if (parent) await askUser(subCommand(context, 'parent'), { type: 'AskParent', parent, at: clock() })
    if (terms) await acceptTerms(subCommand(context, 'terms'), terms)
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

  return { register, registerStating, completeRegistration }
}

/** The account that a command opens is named by it. */
const ofNew = (commandId: CommandId): CommandContext => {
  const user: UserId = derivedId(commandId, 'user')
  return { commandId, actor: { kind: 'user', id: user }, subject: user }
}

const takingOver = ({ commandId, subject }: CommandContext): CommandContext => ({
  commandId: derivedId(commandId, 'release'),
  actor: { kind: 'system', id: 'accounts' },
  subject,
})

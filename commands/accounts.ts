import { fold, isRefused, refuse } from '../domain/decider.ts'
import * as EmailClaim from '../domain/email-claim.ts'
import { normaliseEmail } from '../domain/ids.ts'
import { streamName } from '../domain/log.ts'
import * as User from '../domain/user.ts'
import { derivedId, handle, type Order } from './handle.ts'
import type { Clock, HashEmail, Log, PasswordHasher, Vault } from './ports.ts'

type Parts = {
  readonly log: Log
  readonly vault: Vault
  readonly passwords: PasswordHasher
  readonly hashEmail: HashEmail
  readonly clock: Clock
}

export type Registration = { email: string; password: string; firstName: string; lastName: string }

const system = (id: string) => ({ kind: 'system', id }) as const

export const accounts = ({ log, vault, passwords, hashEmail, clock }: Parts) => {
  const emailStream = (email: string) => streamName('email', hashEmail(normaliseEmail(email)))
  const userStream = (user: string) => streamName('user', user)
  const load = async (user: string) => {
    const past = await log.load(userStream(user))
    return {
      state: fold(
        User.decider,
        past.map(({ event }) => event as User.Event),
      ),
      position: past.at(-1)?.position ?? null,
    }
  }

  /** Who holds an address, and since when; null when nobody does. */
  const holder = async (email: string) => {
    const past = await log.load(emailStream(email))
    const claim = fold(
      EmailClaim.decider,
      past.map(({ event }) => event as EmailClaim.Event),
    )
    return claim.status === 'claimed' ? claim : null
  }

  /** The user behind an address with all that signing in asks for; null when there is none. */
  const find = async (email: string) => {
    const claim = await holder(email)
    if (!claim) return null
    const { state } = await load(claim.user)
    return state.status === 'open' ? { id: claim.user, ...state } : null
  }

  /** Claims the address, then registers. A claim that has led to no user for a minute is taken over. */
  const register = async (commandId: string, { email, password, firstName, lastName }: Registration) => {
    const user = derivedId(commandId, 'user')
    const at = clock()
    const claim = await holder(email)
    if (claim && claim.user !== user) {
      if (!(await isAbandoned(claim, at))) return refuse('email-already-claimed')
      await release(commandId, email, claim.user)
    }
    if (claim?.user !== user) await vault.setPassword(user, await passwords.hash(password))
    const order: Order = { commandId, actor: { kind: 'user', id: user }, subject: user }
    const person = { email: email.trim(), firstName, lastName, at }
    const claimed = await handle(log, EmailClaim.decider, emailStream(email), { type: 'Claim', user, ...person }, order)
    if (isRefused(claimed)) {
      await vault.forgetPassword(user)
      return claimed
    }
    const registered = await completeRegistration(order, person)
    return isRefused(registered) ? registered : { user, email: person.email, position: registered.position }
  }

  const isAbandoned = async (claim: { user: string; at: string }, now: string) =>
    Date.parse(now) - Date.parse(claim.at) > 60_000 && (await load(claim.user)).state.status === 'unknown'

  const completeRegistration = (
    order: Order,
    person: { email: string; firstName: string; lastName: string; at: string },
  ) => handle(log, User.decider, userStream(order.subject), { type: 'Register', ...person }, order)

  const release = (commandId: string, email: string, user: string) =>
    handle(
      log,
      EmailClaim.decider,
      emailStream(email),
      { type: 'Release', user, at: clock() },
      { commandId: derivedId(commandId, 'release'), actor: system('accounts'), subject: user },
    )

  /** The right password for an open account, or why not. Costs the same whether the address is known or not. */
  const authenticate = async (email: string, password: string) => {
    const user = await find(email)
    const hash = user ? await vault.passwordHash(user.id) : null
    const { matches, outdated } = await passwords.verify(password, hash)
    if (!user || !matches) return refuse('invalid-credentials')
    if (outdated) await vault.setPassword(user.id, await passwords.hash(password))
    return user.verified ? user : refuse('not-verified')
  }

  const verifyEmail = async (token: string) => {
    const redeemed = await vault.redeemToken('verify-email', token)
    if (!redeemed) return refuse('token-invalid')
    const { user } = redeemed
    const order: Order = {
      commandId: derivedId(user, `verify/${token}`),
      actor: { kind: 'user', id: user },
      subject: user,
    }
    return handle(log, User.decider, userStream(user), { type: 'VerifyEmail', at: clock() }, order)
  }

  const requestVerification = (order: Order) =>
    handle(log, User.decider, userStream(order.subject), { type: 'RequestVerification', at: clock() }, order)

  const changeOnboarding = (
    order: Order,
    wanted: { onboardingCompleted?: boolean; trainingProfileOnboardingCompleted?: boolean },
  ) => handle(log, User.decider, userStream(order.subject), { type: 'ChangeOnboarding', ...wanted, at: clock() }, order)

  return {
    find,
    holder,
    load,
    register,
    completeRegistration,
    authenticate,
    verifyEmail,
    requestVerification,
    changeOnboarding,
  }
}

export type Accounts = ReturnType<typeof accounts>

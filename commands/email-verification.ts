import type { CommandId, SessionId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { EmailChange } from './email-change.ts'

const validForSeconds = 24 * 3600

/** That an address belongs to its user, shown by the token of a mail: at the start, and for a new address later. */
export const emailVerification = (
  { vault, clock }: AccountParts,
  { addressKey, askUser, load, find }: AccountStreams,
  { finishByToken }: EmailChange,
) => {
  const requestVerification = async (commandId: CommandId, email: string) => {
    const user = await find(email)
    if (!user || user.verified) return refuse('already-verified')
    return askUser(contextOf(user.id, commandId), { type: 'RequestVerification', at: clock() })
  }

  const issueVerificationToken = (user: UserId, email: string) =>
    vault.issueToken(user, 'verify-email', addressKey(email), validForSeconds)

  /** The fact comes first and the token is used up after it: a crash in between costs nobody their link. */
  const verifyEmail = async (token: string, session?: SessionId) => {
    const found = await vault.lookUpToken('verify-email', token)
    if (!found) return (await isConfirmed(token)) ? refuse('already-confirmed') : finishByToken(token, session)
    const { state } = await load(found.user)
    if (state.status !== 'open' || addressKey(state.email) !== found.boundTo) return refuse('token-invalid')
    const context = contextOf(found.user, derivedId(found.user, `verify/${token}`))
    const answer = await confirmEmail(context)
    if (isRefused(answer)) return answer
    return (await vault.spendToken('verify-email', token, context.commandId)) ? answer : refuse('already-confirmed')
  }

  /** Was it by this link that the address of today was shown to be theirs? */
  const isConfirmed = async (token: string) => {
    const spent = (await vault.lookUpSpent('verify-email', token)) ?? (await vault.lookUpSpent('change-email', token))
    if (!spent) return false
    const { state } = await load(spent.user)
    return state.status === 'open' && state.verified && spent.boundTo.split('/')[0] === addressKey(state.email)
  }

  const confirmEmail = (context: CommandContext) => askUser(context, { type: 'VerifyEmail', at: clock() })

  return { requestVerification, issueVerificationToken, verifyEmail, confirmEmail }
}

const contextOf = (user: UserId, commandId: CommandId): CommandContext => ({
  commandId,
  actor: { kind: 'user', id: user },
  subject: user,
})

import { asKept } from '../domain/email-address.ts'
import type { SessionId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { SigningIn } from './sign-in.ts'

const validForSeconds = 24 * 3600

/**
 * Moving to another address: asked for with the password, shown by a mail to the new address, then three facts: the
 * new address is claimed, the user moves, the old address is released. Reactions finish what a crash left between them.
 */
export const emailChange = (
  { vault, sessions, clock }: AccountParts,
  { addressKey, askUser, askClaim, load, holder, release }: AccountStreams,
  { reauthenticate }: SigningIn,
) => {
  const requestEmailChange = async (context: CommandContext, email: string, password: string) => {
    const proven = await reauthenticate(context.subject, password)
    if (isRefused(proven)) return proven
    const claim = await holder(email)
    if (claim && claim.user !== context.subject) return refuse('email-already-claimed')
    return askUser(context, { type: 'RequestEmailChange', email: asKept(email), at: clock() })
  }

  /** Bound to the new address and to the password: a reset by the old address ends an unwanted change. */
  const issueChangeToken = async (user: UserId, email: string) => {
    const kept = await vault.password(user)
    return kept && vault.issueToken(user, 'change-email', boundTo(email, kept.version), validForSeconds)
  }

  /**
   * Before the address moves, all sessions but `keep` end, and so do links to a new password: they were asked for at the
   * old address, or by somebody who had got in.
   */
  const finishByToken = async (token: string, keep?: SessionId) => {
    const found = await vault.lookUpToken('change-email', token)
    const wanted = found && (await load(found.user)).state
    if (!found || wanted?.status !== 'open' || !wanted.emailChange) return refuse('token-invalid')
    const { email } = wanted.emailChange
    const kept = await vault.password(found.user)
    if (!kept || boundTo(email, kept.version) !== found.boundTo) return refuse('token-invalid')

    const commandId = derivedId<'command'>(found.user, `change-email/${token}`)
    const context: CommandContext = { commandId, actor: { kind: 'user', id: found.user }, subject: found.user }
    const { firstName, lastName } = wanted
    const claim = { user: found.user, email, firstName, lastName, purpose: 'email-change', at: clock() } as const
    await sessions.endAll(found.user, keep)
    await vault.endTokens(found.user, 'reset-password')
    const claimed = await askClaim(context, email, { type: 'Claim', ...claim })
    if (isRefused(claimed)) return claimed
    const moved = await move(context, email)
    if (isRefused(moved)) return moved
    await release(context, wanted.email, found.user)
    return (await vault.spendToken('change-email', token, commandId)) ? moved : refuse('already-confirmed')
  }

  /** Second fact. When it cannot be any more, the claim is given back. */
  const move = async (context: CommandContext, email: string) => {
    const moved = await askUser(context, { type: 'ChangeEmail', email, at: clock() })
    if (isRefused(moved))
      await release({ ...context, commandId: derivedId(context.commandId, 'undo') }, email, context.subject)
    return moved
  }

  const boundTo = (email: string, passwordVersion: number) => `${addressKey(email)}/${passwordVersion}`

  return { requestEmailChange, issueChangeToken, finishByToken, completeEmailChange: move }
}

export type EmailChange = ReturnType<typeof emailChange>

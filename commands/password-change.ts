import type { CommandId, SessionId, UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'
import type { FairQueue } from './fair-queue.ts'
import { fitPassword } from './fit-password.ts'
import type { SigningIn } from './sign-in.ts'

type Change = { readonly keep: SessionId; readonly password: string; readonly current?: string | undefined }

const resetValidForSeconds = 15 * 60
/** So long after signing in the password need not be shown again. */
const freshSeconds = 5 * 60

/**
 * A new password, by the token of a mail or by somebody signed in. The vault changes first, all or nothing, and owes
 * the fact to the log; the fact is told at once, or by the next look at what is owed after a crash.
 */
export const passwordChange = (
  { vault, sessions, passwords, isGuessable, isLeaked, clock }: AccountParts,
  { addressKey, askUser, load, find }: AccountStreams,
  { reauthenticate }: SigningIn,
  enter: FairQueue,
) => {
  const judge = fitPassword({ isGuessable, isLeaked })

  const requestReset = async (commandId: CommandId, email: string) => {
    const user = await find(email)
    if (!user) return refuse('no-such-email')
    const context: CommandContext = { commandId, actor: { kind: 'user', id: user.id }, subject: user.id }
    return askUser(context, { type: 'RequestPasswordReset', at: clock() })
  }

  /** Bound to the password of now: any change of it ends the token. */
  const issueResetToken = async (user: UserId) => {
    const kept = await vault.password(user)
    return kept && vault.issueToken(user, 'reset-password', String(kept.version), resetValidForSeconds)
  }

  const resetPassword = async (commandId: CommandId, token: string, password: string) => {
    const found = await vault.lookUpToken('reset-password', token, commandId)
    if (!found) return refuse('token-invalid')
    const unfit = await judgeFor(found.user, password)
    if (unfit) return unfit
    const hash = await enter({ account: found.user, address: found.user }, () => passwords.hash(password))
    if (typeof hash !== 'string') return hash
    const reset = await vault.resetPassword(token, hash, commandId)
    if (!reset) return refuse('token-invalid')
    const { position } = await tell(reset.user, reset.version)
    const { state } = await load(reset.user)
    return { position, account: state.status === 'open' ? addressKey(state.email) : reset.user }
  }

  /** The session `keep` goes on, all others end. Without `current` it must have begun a moment ago. */
  const changePassword = async (context: CommandContext, { keep, password, current }: Change) => {
    if (current === undefined && !(await sessions.isFresh(keep, freshSeconds))) return refuse('password-needed')
    const proven =
      current === undefined ? await vault.password(context.subject) : await reauthenticate(context.subject, current)
    if (!proven) return refuse('account-closed')
    if (isRefused(proven)) return proven
    const unfit = await judgeFor(context.subject, password)
    if (unfit) return unfit
    const asker = { account: context.subject, address: context.subject }
    const hash = await enter(asker, () => passwords.hash(password))
    if (typeof hash !== 'string') return hash
    const version = await vault.changePassword(context.subject, proven.version, hash, keep)
    return version ? tell(context.subject, version) : refuse('password-already-changed')
  }

  const judgeFor = async (user: UserId, password: string) => {
    const { state } = await load(user)
    return judge(password, state.status === 'open' ? [state.email, state.firstName, state.lastName] : [])
  }

  const tell = async (user: UserId, version: number) => {
    const commandId = derivedId<'command'>(user, `password/${version}`)
    const context: CommandContext = { commandId, actor: { kind: 'user', id: user }, subject: user }
    const answer = await askUser(context, { type: 'NotePasswordChange', at: clock() })
    await vault.told(user, version)
    return isRefused(answer) ? { position: (await load(user)).position } : answer
  }

  const tellWhatIsOwed = async () => {
    for (const { user, version } of await vault.owed()) await tell(user, version)
  }

  return { requestReset, issueResetToken, resetPassword, changePassword, tellWhatIsOwed }
}

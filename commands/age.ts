import { daysAfter } from '../domain/days.ts'
import type { UserId } from '../domain/ids.ts'
import { isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { AccountParts, AccountStreams } from './account-streams.ts'
import { derivedId } from './derived-id.ts'

/** Accounts that wait for a parent, by when their days are over, at most so many. */
export type WaitingForParent = (asked: {
  readonly until: string
  readonly reminded: 'either' | 'not yet'
  readonly limit: number
}) => Promise<readonly UserId[]>

const validForSeconds = 14 * 86_400
const reminderDays = 7
const portion = 500

/** How old somebody is, as far as it must be known: eighteen, or a parent's yes from sixteen on, or not here. */
export const age = ({ vault, sessions, clock }: AccountParts, streams: AccountStreams) => {
  const { addressKey, mailboxKey, askUser, load } = streams
  const stateAge = (context: CommandContext) => askUser(context, { type: 'StateAge', at: clock() })

  const ageOf = async (user: UserId) => {
    const { state } = await load(user)
    return state.status === 'open' ? state.age : refuse('no-such-user')
  }

  /** Nothing is made for who waits for a parent; who was never asked is not held up. */
  const mayTrain = async (user: UserId) => {
    const { state } = await load(user)
    return state.status === 'open' && state.age.standing === 'waiting' ? refuse('parent-needed') : null
  }

  const askParent = async (context: CommandContext, parent: string) => {
    const { state } = await load(context.subject)
    if (state.status !== 'open') return refuse('no-such-user')
    if (mailboxKey(parent) === mailboxKey(state.email)) return refuse('parent-is-self')
    return askUser(context, { type: 'AskParent', parent: parent.trim(), at: clock() })
  }

  /** Closed at once, and every session with it; the erasure follows. */
  const sayTooYoung = async (context: CommandContext) => {
    const answer = await askUser(context, { type: 'SayTooYoung', at: clock() })
    if (!isRefused(answer)) await sessions.endAll(context.subject)
    return answer
  }

  const issueParentToken = (user: UserId, parent: string) =>
    vault.issueToken(user, 'parent', addressKey(parent), validForSeconds)

  const askedBy = async (token: string) => {
    const found = await vault.lookUpToken('parent', token)
    if (!found) return refuse('parent-not-asked')
    const { state } = await load(found.user)
    if (state.status !== 'open' || state.age.standing !== 'waiting') return refuse('parent-not-asked')
    if (addressKey(state.age.parent) !== found.boundTo || state.age.until <= clock()) return refuse('parent-not-asked')
    return { user: found.user, email: state.email, until: state.age.until }
  }

  /** The fact comes first and the token is used up after it. A no closes the account. */
  const answerAsParent = async (token: string, confirmed: boolean) => {
    const asked = await askedBy(token)
    if (isRefused(asked)) return asked
    const actor = { kind: 'system', id: 'parent' } as const
    const context = {
      commandId: derivedId<'command'>(asked.user, `parent/${confirmed}/${token}`),
      actor,
      subject: asked.user,
    }
    const answer = await askUser(context, { type: confirmed ? 'ConfirmParent' : 'RefuseParent', at: clock() })
    if (isRefused(answer)) return answer
    await vault.spendToken('parent', token, context.commandId)
    if (!confirmed) await sessions.endAll(asked.user)
    return answer
  }

  /** Reminds once, and closes whose days are over. Answers how many of each. */
  const mindParents = async (waiting: WaitingForParent) => {
    const now = clock()
    const due = { RemindParent: daysAfter(now, reminderDays), CloseUnconfirmed: now } as const
    const done = { RemindParent: 0, CloseUnconfirmed: 0 }
    for (const type of ['CloseUnconfirmed', 'RemindParent'] as const) {
      const reminded = type === 'RemindParent' ? 'not yet' : 'either'
      for (const user of await waiting({ until: due[type], reminded, limit: portion })) {
        const actor = { kind: 'system', id: 'calendar' } as const
        const context = { commandId: derivedId<'command'>(user, `${type}/${now}`), actor, subject: user }
        const answer = await askUser(context, { type, at: now })
        if (isRefused(answer)) continue
        done[type] += answer.events.length
        if (type === 'CloseUnconfirmed' && answer.events.length > 0) await sessions.endAll(user)
      }
    }
    return { reminded: done.RemindParent, closed: done.CloseUnconfirmed }
  }

  return { stateAge, ageOf, mayTrain, askParent, sayTooYoung, issueParentToken, askedBy, answerAsParent, mindParents }
}

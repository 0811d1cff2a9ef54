import { day } from '../../domain/days.ts'
import { sessionState } from '../state.ts'
import { database } from './database.ts'

// What was read of the server, by question, and where somebody left off. It is personal: it counts for who read it, and goes
// when they leave.

const oldest = 90 * day

const me = () => sessionState.get().user?.id ?? ''

export const keptAnswer = async (question: string) => {
  try {
    const kept = await (await database()).get('answers', question)
    return kept && kept.user === me() && kept.at > Date.now() - oldest ? kept.data : undefined
  } catch {
    return undefined
  }
}

/** Answers whether it could be kept; if not, it is read anew the next time. */
export const keepAnswer = async (question: string, data: unknown) => {
  try {
    await (await database()).put('answers', { user: me(), at: Date.now(), data }, question)
    return true
  } catch {
    return false
  }
}

/** What the server can tell again: all but where somebody left off. */
export const forgetRead = async () => {
  try {
    const writing = (await database()).transaction('answers', 'readwrite')
    for await (const row of writing.store) if (!own.test(String(row.key))) row.delete()
    await writing.done
  } catch {
    // There is nothing to forget.
  }
}

/** What was told or begun here and is known nowhere else. */
const own = /^(start$|left off )/

export const forgetAnswers = async () => {
  try {
    await (await database()).clear('answers')
  } catch {
    // There is nothing to forget.
  }
}

/** Everything personal that lies on this device for this person, sent or not. */
export const forgetPerson = async (user: string) => {
  await forgetAnswers()
  try {
    const writing = (await database()).transaction('outbox', 'readwrite')
    for await (const row of writing.store) if (row.value.user === user) row.delete()
    await writing.done
  } catch {
    // There is nothing to forget.
  }
}

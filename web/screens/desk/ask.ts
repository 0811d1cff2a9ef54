import type { AnswerOf, Asked, CallName } from '../../data/calls.ts'
import { send } from '../../data/client.ts'
import { learn } from './reason.ts'

/** Asks for a person's data, and says why. */
export const inspect = async <Name extends CallName>(
  name: Name,
  reason: string,
  ...[question]: Asked<Name>
): Promise<AnswerOf<Name>> => {
  const headers = { 'x-reason': encodeURIComponent(reason) }
  const { answer } = await send<AnswerOf<Name>>(name, { ...question, headers })
  learn(ownersIn(answer))
  return answer
}

type Owner = { readonly stream: string; readonly person: string }

/** Whose the streams are that an answer tells of: of one, of a person, or each with its own. */
const ownersIn = (answer: unknown): readonly Owner[] => {
  const { person, stream, streams, found, events } = fieldsOf(answer)
  const own: readonly Fields[] = [{ stream }, ...listOf(streams)].map(one => ({ ...one, person }))
  return [...own, ...listOf(found), ...listOf(events)].flatMap(({ stream, person, subject }) => {
    const whose = person ?? subject
    return typeof stream === 'string' && typeof whose === 'string' ? [{ stream, person: whose }] : []
  })
}

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})

const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])

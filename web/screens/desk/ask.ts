import type { AnswerOf, Asked, CallName } from '../../data/calls.ts'
import { send } from '../../data/client.ts'

/** Asks for a person's data, and says why. */
export const inspect = async <Name extends CallName>(
  name: Name,
  reason: string,
  ...[question]: Asked<Name>
): Promise<AnswerOf<Name>> =>
  (await send<AnswerOf<Name>>(name, { ...question, headers: { 'x-reason': encodeURIComponent(reason) } })).answer

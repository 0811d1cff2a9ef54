import { expect } from 'vitest'
import type { Call } from '../../contract/call.ts'
import { problem } from '../../contract/problem.ts'

type Answer = { status: number; headers: object; text: string; json: unknown }

/** The answer is what the contract promises for this call; what it says is handed on. */
export const holds = <C extends Call>(call: C, answer: Answer) => {
  expect(answer.status, answer.text).toBe(call.status)
  return call.answer.parse(answer.json) as C['answer']['_output']
}

/** The answer is a problem of this status and with these words, as text, detail and message alike. */
export const refuses = (answer: Answer, status: number, message?: string, code?: string) => {
  expect(answer.status, answer.text).toBe(status)
  expect(Reflect.get(answer.headers, 'content-type')).toContain('application/problem+json')
  const told = problem.parse(answer.json)
  expect(told.status).toBe(status)
  expect(told.detail).toBe(told.message)
  if (message !== undefined) expect(told.message).toBe(message)
  if (code !== undefined) expect(told.code).toBe(code)
  return told
}

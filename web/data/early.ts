import type { AnswerOf } from './calls.ts'
import { ask } from './client.ts'
import { accessToken } from './tokens.ts'

type Overview = AnswerOf<'GET /dashboard/overview'>

let early: { readonly token: string | null; readonly answer: Promise<Overview> } | undefined

/** What the overview will ask, asked before it has come; nobody else's session gets it. */
export const askEarly = () => {
  const answer = ask('GET /dashboard/overview')
  answer.catch(() => {})
  early = { token: accessToken(), answer }
}

/** Once. */
export const takeEarly = () => {
  const taken = early
  early = undefined
  return taken?.token === accessToken() ? taken?.answer : undefined
}

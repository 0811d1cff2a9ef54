import { ask } from './client.ts'
import { accessToken } from './tokens.ts'

/** A question that may be asked before the screen that asks it has come; nobody else's session gets the answer. */
const early = <Answer>(question: () => Promise<Answer>) => {
  let asked: { readonly token: string | null; readonly answer: Promise<Answer> } | undefined
  return {
    ask: () => {
      const answer = question()
      answer.catch(() => {})
      asked = { token: accessToken(), answer }
    },
    /** Once; else it is asked now. */
    take: (): Promise<Answer> => {
      const taken = asked
      asked = undefined
      return taken?.token === accessToken() ? taken.answer : question()
    },
  }
}

export const whoAmI = early(() => ask('GET /auth/me'))
export const firstOverview = early(() => ask('GET /dashboard/overview'))

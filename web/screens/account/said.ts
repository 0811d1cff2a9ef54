import { Problem, wordsOf } from '../../data/problem.ts'
import { asksAgain } from './asks-again.ts'

/** Where a refusal belongs: beside the password it found wrong, or above the form. */
export const saidOf = (error: unknown) => {
  if (!error || asksAgain(error)) return {}
  const words = wordsOf(error)
  return error instanceof Problem && error.code === 'wrong-password' ? { password: words } : { form: words }
}

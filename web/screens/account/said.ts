import { Problem, wordsOf } from '../../data/problem.ts'

/** Where a refusal belongs: beside the password it found wrong, or above the form. */
export const saidOf = (error: unknown) => {
  if (!error) return {}
  const words = wordsOf(error)
  return error instanceof Problem && error.code === 'wrong-password' ? { password: words } : { form: words }
}

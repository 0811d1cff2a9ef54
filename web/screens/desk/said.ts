import { Problem, statusOf, Unreachable } from '../../data/problem.ts'

const byStatus: Readonly<Record<number, string>> = {
  401: 'You are no longer signed in. Sign in again.',
  403: 'Your role does not allow this.',
  404: 'This does not exist, or does not any more.',
  409: 'This has changed meanwhile. Read it again.',
  412: 'This has changed meanwhile. Read it again.',
  429: 'That was asked for very often. Wait a moment.',
}

/** What went wrong, for screens in English: what the server says to athletes stays there. */
export const saidInEnglish = (error: unknown): string => {
  if (error instanceof Unreachable) return 'No answer came. Check the connection and try again.'
  const told = error instanceof Problem && error.language !== 'de' ? error.detail || error.message : ''
  const status = statusOf(error)
  if (told || status === undefined) return told || 'That did not work. Try again.'
  return byStatus[status] ?? `The server answered ${status}.`
}

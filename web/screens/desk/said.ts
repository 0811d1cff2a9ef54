import { Problem, statusOf, Unreachable } from '../../data/problem.ts'

const byStatus: Readonly<Record<number, string>> = {
  401: 'You are no longer signed in. Sign in again.',
  403: 'Your role does not allow this.',
  404: 'This does not exist, or does not any more.',
  409: 'This has changed meanwhile. Read it again.',
  412: 'This has changed meanwhile. Read it again.',
  429: 'That was asked for very often. Wait a moment.',
  502: 'The server is out of reach just now. Try again in a moment.',
  503: 'The log or the database is out of reach just now. Nothing is lost; try again in a moment.',
  504: 'The server did not answer in time. Try again in a moment.',
}

/** What athletes are told in German. */
const byCode: Readonly<Record<string, string>> = {
  'account-closing': 'Your account is being closed. Until then you can only stay, or take your data along.',
  'step-up-needed': 'Show again who you are, under “Konto und Sicherheit” in the settings; then try again.',
  'second-factor-needed': 'Show your second factor, under “Konto und Sicherheit” in the settings; then try again.',
  'stream-full': 'So much was changed of it that no more can be recorded.',
  'too-busy': 'Very much is going on just now. Try again in a moment.',
  'workout-not-planned-yet': 'This workout has no plan yet.',
  'workout-expired': 'This plan was not used for fourteen days and has expired; its credit came back.',
}

/** What went wrong, for screens in English: what the server says to athletes stays there. */
export const saidInEnglish = (error: unknown): string => {
  if (error instanceof Unreachable) return 'No answer came. Check the connection and try again.'
  const told = error instanceof Problem && error.language !== 'de' ? error.detail || error.message : ''
  const status = statusOf(error)
  if (told || status === undefined) return told || 'That did not work. Try again.'
  const code = error instanceof Problem ? (error.code ?? '') : ''
  return byCode[code] ?? byStatus[status] ?? `The server answered ${status}.`
}

import { Problem, saidBy, statusOf } from '../data/problem.ts'

export type Failure = { readonly message: string; readonly unverified: string | null }

/** The words for a failed sign-in, and the address to resend to when the account only lacks its verification. */
export const signInFailure = (error: unknown, typed: string): Failure => {
  if (error instanceof Problem && error.code === 'not_verified')
    return {
      message: 'Your account is not verified. Please check your email for a verification link.',
      unverified: error.email ?? typed,
    }
  if (statusOf(error) === 401 || statusOf(error) === 404)
    return { message: 'Email address unknown or password incorrect.', unverified: null }
  const said = toldBy(error) || 'Login failed. Please try again.'
  const message = /Failed to fetch|Network Error/.test(said)
    ? 'Network error. Please check connection or API status.'
    : said
  return { message, unverified: null }
}

export const resendFailure = (error: unknown) =>
  statusOf(error) === 404 ? 'Email address unknown.' : 'Failed to resend verification link.'

/** What the session layer and the server say in English is not for this German page, but for one sentence that it knows. */
export const registrationFailure = (error: unknown) => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof Error && cause.message.includes('already registered'))
    return 'Diese E-Mail-Adresse ist bereits registriert. Bitte melde dich über den Login an.'
  if (cause instanceof Problem && cause.errors.some(({ field }) => field === 'email'))
    return 'Bitte prüfe deine E-Mail-Adresse, so gibt es sie nicht.'
  return saidBy(cause, 'Registrierung fehlgeschlagen. Bitte versuche es erneut.')
}

const toldBy = (error: unknown) => {
  if (error instanceof Problem && error.language === 'de')
    return error.status === 429 ? 'Too many attempts. Please wait a few minutes.' : ''
  if (error instanceof Problem) return error.detail ?? error.said
  return error instanceof Error ? error.message : ''
}

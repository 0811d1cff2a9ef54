import { describe, expect, test } from 'vitest'
import { type Refused, refusals } from '../../contract/refusals.ts'
import { registrationFailure, resendFailure, signInFailure } from '../../web/auth/failures.ts'
import { passwordFault } from '../../web/auth/password-fault.ts'
import { isFinal, isPassing, Problem, problemOf, saidBy, Unreachable, wordsOf } from '../../web/data/problem.ts'

const told = (status: number, body: unknown) => problemOf(new Response(JSON.stringify(body), { status }))

describe('a failed sign-in', () => {
  test('of an unverified account offers to resend, to the address the server names', async () => {
    const problem = await told(403, { code: 'not_verified', message: 'User not verified', email: 'a@b.de' })
    expect(signInFailure(problem, 'typed@b.de')).toEqual({
      message: 'Your account is not verified. Please check your email for a verification link.',
      unverified: 'a@b.de',
    })
  })

  test('of an unverified account falls back to the typed address', async () => {
    const problem = await told(403, { code: 'not_verified' })
    expect(signInFailure(problem, 'typed@b.de').unverified).toBe('typed@b.de')
  })

  test.each([401, 404])('with %d does not say which of the two was wrong', async status =>
    expect(signInFailure(await told(status, { detail: 'x' }), '').message).toBe(
      'Email address unknown or password incorrect.',
    ),
  )

  test('shows the detail, else the message, else its own words', async () => {
    expect(signInFailure(await told(429, { detail: 'Zu viele', message: 'm' }), '').message).toBe('Zu viele')
    expect(signInFailure(await told(429, { message: 'm' }), '').message).toBe('m')
    expect(signInFailure(await told(500, {}), '').message).toBe('Login failed. Please try again.')
    expect(signInFailure(await problemOf(new Response('<html>', { status: 502 })), '').message).toBe(
      'Login failed. Please try again.',
    )
  })

  test.each([
    [429, 'Too many attempts. Please wait a few minutes.'],
    [503, 'Login failed. Please try again.'],
  ])('with %d says no German word on this English page', async (status, words) => {
    const headers = { 'content-language': 'de' }
    const german = new Response(JSON.stringify({ detail: 'Zu viele Versuche.' }), { status, headers })
    expect(signInFailure(await problemOf(german), '').message).toBe(words)
  })

  test.each([new Unreachable('x'), new Error('Network Error'), new TypeError('Failed to fetch')])(
    'without an answer speaks of the network',
    error => expect(signInFailure(error, '').message).toBe('Network error. Please check connection or API status.'),
  )
})

test('a failed resend knows one special case', async () => {
  expect(resendFailure(await told(404, {}))).toBe('Email address unknown.')
  expect(resendFailure(await told(500, {}))).toBe('Failed to resend verification link.')
  expect(resendFailure(new Unreachable('x'))).toBe('Failed to resend verification link.')
})

test('a failed registration of a known address points to the login', () => {
  expect(registrationFailure(new Error('Email already registered'))).toContain('bereits registriert')
  expect(registrationFailure(new Error('Email already registered'))).toContain('Login')
  expect(registrationFailure(new Error('anders'))).toBe('anders')
  expect(registrationFailure(new Error(''))).toBe('Registrierung fehlgeschlagen. Bitte versuche es erneut.')
})

test('no form that is German tells what the server says to programmers', async () => {
  const headers = { 'content-language': 'en' }
  const english = (status: number, message: string) =>
    problemOf(new Response(JSON.stringify({ message }), { status, headers }))
  const own = 'Registrierung fehlgeschlagen. Bitte versuche es erneut.'
  expect(registrationFailure(await english(400, 'email: must be an address'))).toBe(own)
  const mistyped = { detail: 'email: must be …', errors: [{ field: 'email', message: 'must be …' }] }
  expect(registrationFailure(new Problem(400, mistyped, 'en'))).toBe(
    'Bitte prüfe deine E-Mail-Adresse, so gibt es sie nicht.',
  )
  expect(registrationFailure(await english(409, 'This email is already registered'))).toContain('bereits registriert')
  expect(saidBy(await english(404, 'Email not found'), 'Eigene Worte.')).toBe('Eigene Worte.')
  expect(saidBy(await told(404, { message: 'Wer auch immer das sagt.' }), 'x')).toBe('Wer auch immer das sagt.')
})

test.each([401, 403, 409, 429, 500, 502])('a bare %d leaves a form the words that it has of its own', async status => {
  const bare = await problemOf(new Response('', { status }))
  expect(saidBy(bare, 'Eigene Worte.')).toBe('Eigene Worte.')
  expect(registrationFailure(bare)).toBe('Registrierung fehlgeschlagen. Bitte versuche es erneut.')
})

test('a new password is compared first, then measured', () => {
  expect(passwordFault('kurz', 'anders')?.message).toBe('Passwörter stimmen nicht überein')
  expect(passwordFault('kurz', 'kurz')?.message).toBe('Passwort muss mindestens 8 Zeichen lang sein')
  expect(passwordFault('lang genug', 'lang genug')).toBeNull()
})

test('only what may pass by itself is tried again', () => {
  expect([new Unreachable('x'), new Problem(503, {}), new Problem(504, {})].every(isPassing)).toBe(true)
  expect([new Problem(400, {}), new Problem(409, {}), new Problem(500, {}), new Error('x')].some(isPassing)).toBe(false)
})

test('fields of the wrong type in an error answer are left aside', async () => {
  const problem = await told(400, { detail: 7, message: null, code: ['x'], errors: 'no' })
  expect(problem).toMatchObject({ status: 400, detail: undefined, said: undefined, code: undefined, errors: [] })
})

describe('what went wrong is said to athletes in German', () => {
  const said = async (status: number, detail: string, language?: string) => {
    const headers = new Headers(language ? { 'content-language': language } : {})
    return wordsOf(await problemOf(new Response(JSON.stringify({ detail, message: detail }), { status, headers })))
  }

  test.each([400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503])(
    'whatever a %d says to programmers',
    async status => {
      const words = await said(status, 'weight: Too big: expected number to be <=500')
      expect(words).not.toMatch(/expected|weight/)
      expect(words).toMatch(/\b(bitte|nicht)\b/i)
    },
  )

  test.each([403, 404, 409, 429])(
    'a bare %d comes from somebody on the way, and says nothing of the product',
    async status =>
      expect(wordsOf(await problemOf(new Response('<html>', { status })))).toBe(
        'Das hat nicht geklappt. Bitte versuche es gleich noch einmal.',
      ),
  )

  test('in the words of the server where these are for them', async () => {
    const busy = 'Die Bezahlung ist gerade nicht zu erreichen. Es wurde nichts abgebucht.'
    expect(await said(503, busy, 'de')).toBe(busy)
  })

  test.each(Object.entries(refusals))('%s is told in the language that is named', (_, told: Refused) => {
    const isGerman = /[äöüß]|\b(du|dein|deine|das|bitte|nicht|ein|wer|geht|hier|lieber)\b/i.test(
      told[1].replace(/".*"/, ''),
    )
    expect(told[2]).toBe(isGerman ? 'de' : undefined)
  })
})

describe('what was done and not yet taken', () => {
  const bare = (status: number) => problemOf(new Response('<html>', { status }))

  test.each([401, 403, 404, 407, 408, 409, 412, 422, 425, 429, 500, 502, 503, 504, 511])(
    'is kept where a bare %d came back, from whomever',
    async status => expect(isFinal(await bare(status))).toBe(false),
  )

  test('is kept where nothing came back', () => {
    for (const error of [new Unreachable('x'), new TypeError('Failed to fetch'), 'nothing'])
      expect(isFinal(error)).toBe(false)
  })

  test.each([
    [404, 'no-such-set'],
    [409, 'workout-already-finished'],
    [412, 'changed-meanwhile'],
    [422, 'key-used-otherwise'],
  ])('is put to the athlete where the product itself refused it: %d %s', async (status, code) =>
    expect(isFinal(await told(status, { code }))).toBe(true),
  )

  test.each([400, 413, 415])('is not asked again where the question was wrong: %d', async status =>
    expect(isFinal(await bare(status))).toBe(true),
  )
})

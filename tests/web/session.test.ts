import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestReset, updatePassword, verifyEmail } from '../../web/auth/mailed.ts'
import { register } from '../../web/auth/registering.ts'
import { startSession } from '../../web/session.ts'
import { resendVerification, signIn, signOut } from '../../web/signing.ts'
import { sessionState } from '../../web/state.ts'

// §4 Session, transition by transition, against a server that answers what the test says.

const anna = { id: '1', email: 'anna@example.org', verified: true, name: null, staff: false }
const berta = { ...anna, id: '2', email: 'berta@example.org' }
const tokens = { access_token: 'a', refresh_token: 'r', token_type: 'Bearer', expires_in: 900 }

const kept = new Map<string, string>()
let logged: unknown[][] = []
let answers: Record<string, () => Response> = {}
let seenLoading: boolean[] = []

const json =
  (body: object, status = 200) =>
  () =>
    new Response(JSON.stringify(body), { status })
const refused = (status: number, message = 'no') => json({ status, message, detail: message }, status)

/** As a browser's: what is kept are its own properties. */
const storage = (keys: readonly string[]): Record<string, unknown> => {
  const ways = {
    getItem(this: Record<string, unknown>, key: string) {
      return this[key] ?? null
    },
    removeItem(this: Record<string, unknown>, key: string) {
      delete this[key]
    },
  }
  return Object.assign(Object.create(ways), Object.fromEntries(keys.map(key => [key, 'something'])))
}

beforeEach(() => {
  kept.clear()
  logged = []
  seenLoading = []
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    seenLoading.push(sessionState.get().loading)
    return (answers[`${method} ${path.split('?')[0]}`] ?? refused(404))()
  })
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    logged.push(said)
  })
  answers = {}
  sessionState.set({ user: null, loading: true })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  expect(sessionState.get().loading).toBe(false)
  expect(seenLoading.every(Boolean)).toBe(true)
})

const user = () => sessionState.get().user
const signedIn = () => {
  kept.set('access_token', 'a')
  sessionState.set({ user: anna, loading: false })
}

describe('on start the session is fetched', () => {
  test('and the user is set from the result', async () => {
    kept.set('access_token', 'a')
    answers = { 'GET /auth/me': json(anna) }
    await startSession()
    expect(user()).toEqual(anna)
  })
  test('the result is null if no token exists, without asking', async () => {
    await startSession()
    expect([user(), seenLoading, logged]).toEqual([null, [], []])
  })
  test('a 401 is silent', async () => {
    kept.set('access_token', 'a')
    answers = { 'GET /auth/me': refused(401) }
    await startSession()
    expect([user(), logged]).toEqual([null, []])
  })
  test('other errors are logged, and the user is none', async () => {
    kept.set('access_token', 'a')
    answers = { 'GET /auth/me': refused(500) }
    await startSession()
    expect(user()).toBeNull()
    expect(logged).toHaveLength(1)
  })
})

describe('who was here last', () => {
  beforeEach(() => {
    kept.set('access_token', 'a')
    kept.set('formkurve.user', JSON.stringify(anna))
  })

  test.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that does not answer', () => new Promise<never>(() => {})],
  ])('is there at once with %s', async (_, fetching) => {
    vi.stubGlobal('fetch', fetching)
    const began = startSession()
    expect(user()).toEqual(anna)
    sessionState.set({ ...sessionState.get(), loading: false })
    await Promise.race([began, new Promise(done => setTimeout(done, 50))])
    expect(user()).toEqual(anna)
    sessionState.set({ ...sessionState.get(), loading: false })
  })
  test('is shown out when the server no longer knows the session', async () => {
    answers = { 'GET /auth/me': refused(401) }
    await startSession()
    expect(user()).toBeNull()
  })
  test('is told what has changed meanwhile', async () => {
    answers = { 'GET /auth/me': json({ ...anna, staff: true }) }
    await startSession()
    expect(user()).toEqual({ ...anna, staff: true })
  })
})

describe('signing in', () => {
  test('sets the user and stores the token', async () => {
    answers = { 'POST /auth/login': json({ ...tokens, user: berta }) }
    await signIn('berta@example.org', 'x')
    expect(user()).toEqual(berta)
    expect(kept.get('access_token')).toBe('a')
  })
  test('that fails clears the user and rethrows', async () => {
    signedIn()
    answers = { 'POST /auth/login': refused(401, 'Invalid credentials') }
    await expect(signIn('anna@example.org', 'x')).rejects.toThrow('Invalid credentials')
    expect(user()).toBeNull()
  })
})

describe('signing out', () => {
  test('clears the user and removes the stored token', async () => {
    signedIn()
    answers = { 'POST /auth/logout': json({}) }
    await signOut()
    expect([user(), kept.get('access_token')]).toEqual([null, undefined])
  })
  test('leaves nothing of who was here, whatever it is called, and what the device was set to', async () => {
    const mine = ['felt.3f2a', 'asked', 'rests', 'waiting', 'timer.rest', 'made.next.year'].map(
      key => `formkurve.${key}`,
    )
    const ours = ['formkurve.theme', 'formkurve.signals', 'cookie-consent']
    const local = storage([...mine, ...ours])
    const tab = storage(['formkurve.desk.reason', 'formkurve.origin'])
    vi.stubGlobal('localStorage', local)
    vi.stubGlobal('sessionStorage', tab)
    answers = { 'POST /auth/logout': json({}) }
    await signOut()
    expect([Object.keys(local), Object.keys(tab)]).toEqual([ours, []])
  })
  test('that fails is only logged, and the user stays', async () => {
    signedIn()
    answers = { 'POST /auth/logout': refused(500) }
    await signOut()
    expect(user()).toEqual(anna)
    expect(logged).toHaveLength(1)
  })
})

describe('registering', () => {
  const ask = () =>
    register({ email: 'neu@example.org', password: 'ein langer Satz', name: 'Eva von Neu', terms: '1.1' }, 'a wish')

  test('hands first name and rest over, and never sets the user', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)))
      return json({ id: '3', email: 'neu@example.org' }, 201)()
    })
    await ask()
    expect(sent).toEqual([
      {
        email: 'neu@example.org',
        password: 'ein langer Satz',
        first_name: 'Eva',
        last_name: 'von Neu',
        terms: '1.1',
        of_age: true,
      },
    ])
    expect(user()).toBeNull()
  })
  test.each([
    [{ message: 'Message.', detail: 'Detail.' }, 'Message.'],
    [{ detail: 'Detail.' }, 'Detail.'],
  ])('that fails clears the user and says %j as %s', async (body, said) => {
    signedIn()
    answers = { 'POST /auth/register': json(body, 400) }
    await expect(ask()).rejects.toThrow(said)
    expect(user()).toBeNull()
  })
})

describe.each([
  ['password reset', 'POST /auth/reset-password', () => requestReset({ email: 'a@b.de' }, 'a wish')],
  ['password update', 'POST /auth/update-password', () => updatePassword({ newPassword: 'ein neuer Satz' }, 'a wish')],
  ['resend verification', 'POST /auth/resend-verification', () => resendVerification('a@b.de')],
  ['verify email', 'GET /auth/verify-email', () => verifyEmail('x')],
] as const)('%s', (_, call, act) => {
  test('never sets the user', async () => {
    answers = { [call]: json({ message: 'ok', user: berta, ...tokens }) }
    await act()
    expect(user()).toBeNull()
    signedIn()
    await act()
    expect(user()).toEqual(anna)
  })
  test('that fails is logged and rethrown', async () => {
    signedIn()
    answers = { [call]: refused(400, 'no') }
    await expect(act()).rejects.toThrow('no')
    expect(user()).toEqual(anna)
    expect(logged).toHaveLength(1)
  })
})

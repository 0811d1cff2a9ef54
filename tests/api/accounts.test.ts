import { hkdfSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { until } from '../../adapters/embedded/waiting.ts'
import { argon2id } from '../../adapters/passwords/argon2id.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { startProduct, type TestProduct } from '../support/product.ts'
import { endOf, startRanges } from '../support/range-server.ts'

const leaked = 'ein Satz aus einem Leck'
let it: TestProduct
let ranges: Awaited<ReturnType<typeof startRanges>>

beforeAll(async () => {
  ranges = await startRanges([leaked])
  it = await startProduct({ environment: { LEAKED_PASSWORDS_URL: ranges.url } })
})
afterAll(async () => {
  expect(it.troubles).toEqual([])
  await it.close()
  await ranges.close()
})

const isSignedIn = async (token: string) => (await it.ask('GET /auth/me', { token })).status === 200
const askedTwice = { 'idempotency-key': randomUUID() }
const typesOf = async (user: string) =>
  (await it.product.log.load(streamOf('user', asUserId(user)))).map(({ event }) => event.type)

describe('a session', () => {
  /** As if so many days had gone by. */
  const later = (user: string, days: number) =>
    it.product.database.query(
      `update vault.sessions set created_at = created_at - $2 * interval '1 day',
         seen_at = seen_at - $2 * interval '1 day', expires_at = expires_at - $2 * interval '1 day' where user_id = $1`,
      [user, days],
    )
  const renewed = (refresh_token: string) => it.ask('POST /auth/refresh', { body: { refresh_token } })

  test('ends thirty days after it was used last, and ninety after it began', async () => {
    const idle = await it.person('liegt@example.org')
    await later(idle.id, 30.1)
    expect((await renewed(idle.refresh_token)).status).toBe(401)

    const used = await it.person('bleibt.da@example.org')
    let token = used.refresh_token
    for (const _ of [1, 2, 3]) {
      await later(used.id, 29)
      const answer = await renewed(token)
      expect(answer.status).toBe(200)
      token = answer.json.refresh_token
    }
    await later(used.id, 3.1)
    expect((await renewed(token)).status).toBe(401)
  })
})

describe('registering', () => {
  test('sent again by a client that got no answer is one account', async () => {
    const body = { email: 'retry@example.org', password: 'ein langer Satz', name: 'Rita Retry' }
    const first = await it.ask('POST /auth/register', { body, headers: askedTwice })
    const second = await it.ask('POST /auth/register', { body, headers: askedTwice })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.json).toEqual(first.json)
    expect(await typesOf(first.json.id)).toEqual(['UserRegistered'])
  })

  test('an old registration that comes back late changes nothing of the account', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { email: 'alt@example.org', password: 'ein langer Satz' }
    const { id } = (await it.ask('POST /auth/register', { body, headers })).json
    await it.ask(`GET /auth/verify-email?token=${(await it.mail('alt@example.org')).token}`)
    const { access_token } = await it.signIn('alt@example.org')
    await moveTo('neuer@example.org', access_token)
    const late = { ...body, password: 'ein Satz von jemand anderem' }
    expect((await it.ask('POST /auth/register', { body: late, headers })).status).toBe(409)
    await it.signIn('neuer@example.org', 'ein langer Satz')
    expect(await it.product.accounts.holder('alt@example.org')).toBeNull()
    expect((await it.product.accounts.load(id)).state).toMatchObject({ email: 'neuer@example.org' })
  })
})

describe('sessions', () => {
  test('a refresh token works once and is followed by another', async () => {
    const { refresh_token, id } = await it.person('oft@example.org')
    const next = await it.ask('POST /auth/refresh', { body: { refresh_token } })
    expect(next.status).toBe(200)
    expect(next.json).toMatchObject({ id, user: { email: 'oft@example.org' } })
    expect(next.json.refresh_token).not.toBe(refresh_token)
    expect(await isSignedIn(next.json.access_token)).toBe(true)
    expect((await it.ask('POST /auth/refresh', { body: { refresh_token: 'erfunden' } })).status).toBe(401)
  })

  test('are opened and renewed by 256 random bits, others each time', async () => {
    const { email, refresh_token } = await it.person('zufall@example.org')
    const again = await Promise.all([it.signIn(email), it.signIn(email)])
    const secrets = [refresh_token, ...again.map(one => one.refresh_token)]
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/)
    expect(new Set(secrets).size).toBe(3)
    const sessions = again.map(one => JSON.parse(atob(one.access_token.split('.')[1] ?? '')).sid)
    expect(new Set(sessions).size).toBe(2)
  })

  test('are listed with their device, ended one by one or all but this one', async () => {
    const { email, access_token } = await it.person('viele@example.org')
    const signInFrom = async (device: string) => {
      const body = { email, password: 'ein langer Satz' }
      return (await it.ask('POST /auth/login', { body, headers: { 'user-agent': device } })).json.access_token as string
    }
    const phone = await signInFrom('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')
    const laptop = await signInFrom('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0')
    const list = async () =>
      (await it.ask('GET /auth/sessions', { token: access_token })).json as {
        id: string
        device: string
        current: boolean
      }[]
    expect((await list()).map(({ device, current }) => [device, current])).toEqual([
      ['Firefox auf Windows', false],
      ['Safari auf iPhone', false],
      ['lightMyRequest', true],
    ])
    const [first] = await list()
    expect((await it.ask(`DELETE /auth/sessions/${first?.id}`, { token: access_token })).status).toBe(200)
    expect((await it.ask(`DELETE /auth/sessions/${first?.id}`, { token: access_token })).status).toBe(404)
    expect([await isSignedIn(laptop), await isSignedIn(phone)]).toEqual([false, true])
    expect((await it.ask('DELETE /auth/sessions', { token: access_token })).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(access_token)]).toEqual([false, true])
  })

  test('of another person cannot be ended, and look like none', async () => {
    const mine = await it.person('mein@example.org')
    const theirs = await it.person('dein@example.org')
    const [session] = (await it.ask('GET /auth/sessions', { token: theirs.access_token })).json
    const { status, json } = await it.ask(`DELETE /auth/sessions/${session.id}`, { token: mine.access_token })
    expect([status, json.message]).toEqual([404, 'Session not found'])
    expect(await isSignedIn(theirs.access_token)).toBe(true)
  })
})

describe('a new password', () => {
  test('by mail ends all sessions, uses up the link and is told by mail', async () => {
    const { id, email, access_token, refresh_token } = await it.person('vergessen@example.org')
    await it.ask('POST /auth/reset-password', { body: { email } })
    const { token } = await it.mail(email, 'Neues Passwort')
    const headers = { 'idempotency-key': randomUUID() }
    const body = { newPassword: 'ganz neuer Satz', token }
    expect((await it.ask('POST /auth/update-password', { body, headers })).status).toBe(200)
    expect((await it.ask('POST /auth/update-password', { body, headers })).status).toBe(200)
    expect((await it.ask('POST /auth/update-password', { body })).status).toBe(400)
    expect(await until(async () => !(await isSignedIn(access_token)), 1000)).toBe(true)
    expect((await it.ask('POST /auth/refresh', { body: { refresh_token } })).status).toBe(401)
    expect((await it.ask('POST /auth/login', { body: { email, password: 'ein langer Satz' } })).status).toBe(401)
    await it.signIn(email, 'ganz neuer Satz')
    const notice = await it.mail(email, 'wurde geändert')
    expect(notice.text).toContain('https://formkurve.test/auth/forgot-password')
    expect((await typesOf(id)).filter(type => type === 'PasswordChanged')).toHaveLength(1)
  })

  test('signed in ends all other sessions; the old one must be right when it is shown', async () => {
    const { email, access_token } = await it.person('umziehen@example.org')
    const other = (await it.signIn(email)).access_token
    const change = (currentPassword: string) =>
      it.ask('POST /auth/update-password', {
        token: access_token,
        body: { newPassword: 'noch ein Satz', currentPassword },
      })
    const wrong = await change('geraten')
    expect([wrong.status, wrong.json.code]).toEqual([403, 'wrong-password'])
    expect((await change('ein langer Satz')).status).toBe(200)
    expect(await until(async () => !(await isSignedIn(other)), 1000)).toBe(true)
    expect(await isSignedIn(access_token)).toBe(true)
  })

  test('needs the one before, or a sign-in of the last five minutes', async () => {
    const { id, email, access_token: token } = await it.person('liegen-gelassen@example.org')
    const age = (minutes: number) =>
      it.product.database.query(
        'update vault.sessions set created_at = now() - $2 * interval $$1 minute$$ where user_id = $1',
        [id, minutes],
      )
    await age(6)
    const found = await it.ask('POST /auth/update-password', { token, body: { newPassword: 'des Finders Satz' } })
    expect([found.status, found.json.code]).toEqual([403, 'password-needed'])
    const app = await it.ask('POST /api/auth/update-password', { token, body: { newPassword: 'des Finders Satz' } })
    expect([app.status, app.json.message]).toEqual([400, 'Unauthorized or invalid password'])
    const body = { newPassword: 'mein neuer Satz', currentPassword: 'ein langer Satz' }
    expect((await it.ask('POST /auth/update-password', { token, body })).status).toBe(200)
    await age(4)
    const fresh = await it.ask('POST /api/auth/update-password', { token, body: { newPassword: 'noch ein Satz' } })
    expect(fresh.status).toBe(200)
    await it.signIn(email, 'noch ein Satz')
  })

  test('is none that others would try first', async () => {
    const body = { email: 'leicht@example.org', password: 'Passwort123', name: 'Lea Leicht' }
    const { status, json } = await it.ask('POST /auth/register', { body })
    expect([status, json.code]).toEqual([400, 'password-too-common'])
    expect((await it.ask('POST /auth/register', { body: { ...body, password: 'LeaLeicht1' } })).status).toBe(400)
    const { access_token: token } = await it.person(body.email, undefined, body.name)
    const change = await it.ask('POST /auth/update-password', { token, body: { newPassword: 'lea.leicht!' } })
    expect([change.status, change.json.code]).toEqual([400, 'password-too-common'])
    const app = await it.ask('POST /api/auth/update-password', { token, body: { newPassword: '123456' } })
    expect([app.status, app.json.message]).toEqual([400, 'Unauthorized or invalid password'])
  })

  test('is none that has leaked, wherever one is chosen', async () => {
    const body = { email: 'geleckt@example.org', password: leaked, name: 'Lea Leck' }
    const { status, json } = await it.ask('POST /auth/register', { body })
    expect([status, json.code, json.detail]).toEqual([400, 'password-leaked', expect.stringContaining('Datenleck')])
    expect((await it.ask('POST /api/auth/register', { body })).json.code).toBe('password-leaked')
    const { access_token: token } = await it.person(body.email)
    const change = { newPassword: leaked, currentPassword: 'ein langer Satz' }
    expect((await it.ask('POST /auth/update-password', { token, body: change })).json.code).toBe('password-leaked')
    const app = await it.ask('POST /api/auth/update-password', { token, body: { newPassword: leaked } })
    expect([app.status, app.json.message]).toEqual([400, 'Unauthorized or invalid password'])
    await it.ask('POST /auth/reset-password', { body: { email: body.email } })
    const byMail = { token: (await it.mail(body.email, 'Neues Passwort')).token, newPassword: leaked }
    expect((await it.ask('POST /auth/update-password', { body: byMail })).json.code).toBe('password-leaked')
    const other = await it.ask('POST /auth/update-password', { body: { ...byMail, newPassword: 'noch ein Satz' } })
    expect(other.status).toBe(200)
    const told = JSON.stringify(ranges.asked)
    for (const secret of [leaked, 'noch ein Satz', endOf(leaked), body.email, 'Lea']) expect(told).not.toContain(secret)
  })

  test('ends every reset link that is still on its way', async () => {
    const { email, access_token } = await it.person('unterwegs@example.org')
    await it.ask('POST /auth/reset-password', { body: { email } })
    const { token } = await it.mail(email, 'Neues Passwort')
    await it.ask('POST /auth/update-password', { token: access_token, body: { newPassword: 'schneller Satz' } })
    const late = await it.ask('POST /auth/update-password', { body: { newPassword: 'zu spaeter Satz', token } })
    expect(late.status).toBe(400)
    await it.signIn(email, 'schneller Satz')
  })

  test('the reset link keeps its token away from servers and referrers', async () => {
    const { email } = await it.person('link@example.org')
    await it.ask('POST /auth/reset-password', { body: { email } })
    const { text, html } = await it.mail(email, 'Neues Passwort')
    expect(text).toMatch(/https:\/\/formkurve\.test\/auth\/update-password#token=[\w-]{43}\s/)
    expect(html).toContain('/auth/update-password#token=')
  })

  test('a change that the log was not told of, for the process ended, is told later', async () => {
    const { id, email } = await it.person('absturz@example.org')
    const hash = await it.product.vault.password(asUserId(id))
    await it.product.vault.changePassword(asUserId(id), hash?.version ?? 0, hash?.hash ?? '', freshId<'session'>())
    await it.mail(email, 'wurde geändert')
    expect((await typesOf(id)).filter(type => type === 'PasswordChanged')).toHaveLength(1)
    expect(await it.product.vault.owed()).toEqual([])
  })
})

test('a password hashed under weaker parameters is hashed anew at the next sign-in, as the same password', async () => {
  const { id, email } = await it.person('frueh@example.org')
  const key = Buffer.from(hkdfSync('sha256', it.config.secret ?? '', '', 'passwords', 32))
  const weaker = await argon2id(key, { memory: 32, passes: 1, parallelism: 1 }).hash('ein langer Satz')
  await it.product.database.query('update vault.passwords set hash = $2 where user_id = $1', [id, weaker])
  await it.signIn(email)
  expect(await it.product.vault.password(asUserId(id))).toEqual({ hash: expect.stringContaining('m=64,'), version: 1 })
  await it.signIn(email)
})

test('a password of ten years ago opens a session as one of today does, and nobody is asked for another', async () => {
  const [old, young] = [await it.person('zehn.jahre@example.org'), await it.person('heute.neu@example.org')]
  const { rowCount } = await it.product.database.query(
    "update vault.passwords set changed_at = now() - interval '10 years' where user_id = $1",
    [old.id],
  )
  expect(rowCount).toBe(1)
  const seen = async (email: string) => {
    const { status, json } = await it.ask('POST /auth/login', { body: { email, password: 'ein langer Satz' } })
    const asked = ['GET /auth/me', 'GET /dashboard/overview', 'GET /auth/factors']
    const answers = await Promise.all(asked.map(call => it.ask(call, { token: json.access_token })))
    return [status, Object.keys(json), answers.map(answer => [answer.status, Object.keys(answer.json)])]
  }
  expect(await seen(old.email)).toEqual(await seen(young.email))
  expect((await seen(old.email))[0]).toBe(200)
})

describe('another e-mail address', () => {
  test('needs the password, is verified by mail, and frees the old one', async () => {
    const { id, email, access_token } = await it.person('frueher@example.org')
    const wrong = { email: 'heute@example.org', password: 'geraten' }
    expect((await it.ask('POST /auth/change-email', { token: access_token, body: wrong })).status).toBe(403)

    const { token } = await requestMove('heute@example.org', access_token)
    expect((await it.mail(email, 'soll geändert werden')).text).not.toContain('heute@example.org')
    await it.signIn(email)
    expect((await it.ask(`GET /auth/verify-email?token=${token}`)).status).toBe(200)
    expect((await it.ask(`GET /auth/verify-email?token=${token}`)).json).toMatchObject({
      status: 400,
      code: 'already-confirmed',
    })

    await it.signIn('heute@example.org')
    expect((await it.ask('POST /auth/login', { body: { email, password: 'ein langer Satz' } })).status).toBe(401)
    await it.mail(email, 'wurde geändert')
    expect(await it.product.accounts.holder(email)).toBeNull()
    expect((await it.product.accounts.holder('heute@example.org'))?.user).toBe(id)
    await it.register(email)
  })

  test('ends the links and the other sessions of whoever had got in at the old one', async () => {
    const { email, access_token: thief } = await it.person('gekapert@example.org')
    const { access_token } = await it.signIn(email)
    await it.ask('POST /auth/reset-password', { body: { email } })
    const { token: reset } = await it.mail(email, 'Neues Passwort')
    const { token } = await requestMove('sicher@example.org', access_token)
    expect((await it.ask(`GET /auth/verify-email?token=${token}`, { token: access_token })).status).toBe(200)
    expect(await until(async () => !(await isSignedIn(thief)), 2000)).toBe(true)
    expect(await isSignedIn(access_token)).toBe(true)
    const set = await it.ask('POST /auth/update-password', { body: { newPassword: 'ein neuer Satz', token: reset } })
    expect([set.status, set.json.code]).toEqual([400, 'token-invalid'])
  })

  test('that belongs to somebody else is refused, and so is the same one', async () => {
    const { access_token } = await it.person('eine@example.org')
    await it.person('andere@example.org')
    const ask = (email: string) =>
      it.ask('POST /auth/change-email', { token: access_token, body: { email, password: 'ein langer Satz' } })
    expect((await ask('ANDERE@example.org')).json.code).toBe('email-already-claimed')
    expect((await ask('EINE@example.org')).json.code).toBe('email-unchanged')
  })

  test('taken by somebody else in the meantime is refused at the end', async () => {
    const { access_token } = await it.person('langsam@example.org')
    const { token } = await requestMove('begehrt@example.org', access_token)
    await it.register('begehrt@example.org')
    expect((await it.ask(`GET /auth/verify-email?token=${token}`)).status).toBe(400)
    await it.signIn('langsam@example.org')
  })

  test('is not reached by a link that is older than the password', async () => {
    const { access_token } = await it.person('gewarnt@example.org')
    const { token } = await requestMove('fremd@example.org', access_token)
    await it.ask('POST /auth/update-password', { token: access_token, body: { newPassword: 'sicherer Satz' } })
    expect((await it.ask(`GET /auth/verify-email?token=${token}`)).status).toBe(400)
  })

  test('is reached after a crash between claiming and moving', async () => {
    const { id, access_token } = await it.person('mitten@example.org')
    await requestMove('drin@example.org', access_token)
    const order = {
      commandId: freshId<'command'>(),
      actor: { kind: 'user', id: asUserId(id) } as const,
      subject: asUserId(id),
    }
    const claim = { user: asUserId(id), email: 'drin@example.org', firstName: 'Anna', lastName: 'Beispiel' }
    await it.product.accounts.askClaim(order, 'drin@example.org', {
      type: 'Claim',
      ...claim,
      purpose: 'email-change',
      at: new Date().toISOString(),
    })
    expect(await until(async () => !(await it.product.accounts.holder('mitten@example.org')), 5000)).toBe(true)
    await it.signIn('drin@example.org')
  })

  test('a claim that leads nowhere is given back', async () => {
    const { id } = await it.person('nirgends@example.org')
    const order = {
      commandId: freshId<'command'>(),
      actor: { kind: 'user', id: asUserId(id) } as const,
      subject: asUserId(id),
    }
    const claim = { user: asUserId(id), email: 'verirrt@example.org', firstName: '', lastName: '' }
    await it.product.accounts.askClaim(order, 'verirrt@example.org', {
      type: 'Claim',
      ...claim,
      purpose: 'email-change',
      at: new Date().toISOString(),
    })
    expect(await until(async () => !(await it.product.accounts.holder('verirrt@example.org')), 5000)).toBe(true)
    await it.signIn('nirgends@example.org')
  })
})

test('a registration that broke off after the claim is completed', async () => {
  const user = asUserId(randomUUID())
  const order = { commandId: freshId<'command'>(), actor: { kind: 'user', id: user } as const, subject: user }
  const person = { email: 'halb@example.org', firstName: 'Hans', lastName: 'Halb', at: new Date().toISOString() }
  await it.product.accounts.askClaim(order, person.email, { type: 'Claim', user, ...person })
  expect((await it.mail('halb@example.org')).text).toContain('Hallo,')
})

const requestMove = async (email: string, token: string) => {
  const body = { email, password: 'ein langer Satz' }
  expect((await it.ask('POST /auth/change-email', { token, body })).status).toBe(202)
  return it.mail(email, 'neue E-Mail-Adresse')
}

const moveTo = async (email: string, token: string) => {
  const mail = await requestMove(email, token)
  expect((await it.ask(`GET /auth/verify-email?token=${mail.token}`)).status).toBe(200)
}

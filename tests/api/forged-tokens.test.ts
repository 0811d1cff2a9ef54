import { createHmac, createSign, generateKeyPairSync, hkdfSync, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let it: TestProduct
let genuine = ''
let claims: Record<string, unknown> = {}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

beforeAll(async () => {
  it = await startProduct()
  genuine = (await it.person('anna@example.org')).access_token
  claims = decode(genuine.split('.')[1])
})
afterAll(() => it.close())

const parts = () => {
  const [header = '', payload = '', signature = ''] = genuine.split('.')
  return { header, payload, signature }
}
/** By the product's own key: what is wrong is said by `change` and `typ` alone. */
const signed = (change: object, typ = 'at+jwt') => {
  const product = Buffer.from(hkdfSync('sha256', it.config.secret ?? '', '', 'access tokens', 32))
  const key = createHmac('sha256', product).update('access tokens').digest('hex')
  const text = `${encode({ alg: 'HS256', typ })}.${encode({ ...claims, ...change })}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
const seconds = () => Math.floor(Date.now() / 1000)

const forgeries: Record<string, () => string> = {
  'alg none without a signature': () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${parts().payload}.`,
  'alg none with the old signature': () =>
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${parts().payload}.${parts().signature}`,
  'alg None': () => `${encode({ alg: 'None' })}.${parts().payload}.`,
  'HS256 under another key': () => {
    const text = `${parts().header}.${parts().payload}`
    return `${text}.${createHmac('sha256', 'guessed').update(text).digest('base64url')}`
  },
  'HS512 in the header': () => `${encode({ alg: 'HS512', typ: 'at+jwt' })}.${parts().payload}.${parts().signature}`,
  'RS256 by a key of the attacker': () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const text = `${encode({ alg: 'RS256', typ: 'at+jwt' })}.${parts().payload}`
    return `${text}.${createSign('sha256').update(text).sign(privateKey, 'base64url')}`
  },
  'a key id that is a path': () =>
    `${encode({ alg: 'HS256', typ: 'at+jwt', kid: '../../../../dev/null' })}.${parts().payload}.${parts().signature}`,
  'a key of its own': () =>
    `${encode({ alg: 'HS256', typ: 'at+jwt', jwk: { kty: 'oct', k: 'AA' }, jku: 'https://evil.test' })}.${parts().payload}.${parts().signature}`,
  'another payload': () => `${parts().header}.${encode({ ...claims, sub: randomUUID() })}.${parts().signature}`,
  'another spelling of the same signature': () => {
    const { header, payload, signature } = parts()
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const last = alphabet.indexOf(signature.at(-1) ?? '')
    return `${header}.${payload}.${signature.slice(0, -1)}${alphabet[last ^ 1]}`
  },
  'trailing bytes': () => `${genuine}AAAA`,
  'a trailing dot': () => `${genuine}.`,
  padding: () => `${genuine}=`,
  'a line break inside': () => `${parts().header}.${parts().payload}.\n${parts().signature}`,
  expired: () => signed({ exp: seconds() - 1 }),
  'not valid yet': () => signed({ nbf: seconds() + 60 }),
  'never expiring': () => signed({ exp: undefined }),
  'without an id': () => signed({ jti: undefined }),
  'without a session': () => signed({ sid: undefined }),
  'for somebody else to read': () => signed({ aud: 'another-app' }),
  'by another issuer': () => signed({ iss: 'another-issuer' }),
  'of another type': () => signed({}, 'JWT'),
  'of a session that never was': () => signed({ sid: randomUUID() }),
  'a session that is no id': () => signed({ sid: "' or 1=1 --" }),
  nothing: () => '',
  'one part': () => 'abc',
  'a megabyte': () => `${parts().header}.${'A'.repeat(1_000_000)}.${parts().signature}`,
  'a megabyte of dots': () => '.'.repeat(1_000_000),
}

test('the genuine one is taken, and one made here with nothing wrong', async () => {
  expect((await it.ask('GET /auth/me', { token: genuine })).status).toBe(200)
  expect((await it.ask('GET /auth/me', { token: signed({}) })).status).toBe(200)
})

test('says what it is for, how long, and of which session', () => {
  expect(decode(genuine.split('.')[0])).toEqual({ alg: 'HS256', typ: 'at+jwt' })
  expect(claims).toEqual({
    sub: expect.any(String),
    sid: expect.any(String),
    jti: expect.any(String),
    iss: 'formkurve',
    aud: 'formkurve-app',
    iat: expect.any(Number),
    exp: (claims.iat as number) + 900,
  })
})

describe('401, at once', () => {
  test.each(Object.keys(forgeries))('%s', async name => {
    const token = forgeries[name]?.() ?? ''
    const ask = () => it.ask('GET /auth/me', { token })
    expect((await ask()).status).toBe(401)
    const took: number[] = []
    for (let round = 0; round < 7; round++) {
      const began = performance.now()
      await ask()
      took.push(performance.now() - began)
    }
    expect(took.sort((a, b) => a - b)[3]).toBeLessThan(5)
  })

  test('other schemes than Bearer', async () => {
    for (const authorization of [`Basic ${genuine}`, genuine, `Token ${genuine}`, 'Bearer'])
      expect((await it.ask('GET /auth/me', { headers: { authorization } })).status).toBe(401)
  })
})

test('over a socket a megabyte of header is cut off before it is read', async () => {
  await it.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = it.app.server.address() as { port: number }
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET /auth/me HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${'A'.repeat(1_000_000)}\r\n\r\n`)
    })
    let text = ''
    socket.on('data', data => {
      text += data
    })
    socket.on('error', error => (text ? resolve(text) : reject(error)))
    socket.on('close', () => resolve(text))
  })
  expect(answer).toMatch(/^HTTP\/1\.1 4(01|31) /)
})

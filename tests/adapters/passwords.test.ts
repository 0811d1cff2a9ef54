import { availableParallelism } from 'node:os'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { argon2id, type Hashing } from '../../adapters/passwords/argon2id.ts'

const pepper = Buffer.alloc(32, 1)
const light: Hashing = { memory: 64, passes: 1, parallelism: 1 }

describe('in earnest', () => {
  const passwords = argon2id(pepper)

  test('is argon2id by good practice: 46 MiB, one pass, a salt of its own', async () => {
    const [one, other] = await Promise.all([passwords.hash('ein langer Satz'), passwords.hash('ein langer Satz')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(await passwords.verify('ein langer Satz', one)).toEqual({ matches: true, outdated: false })
    expect(await passwords.verify('ein anderer Satz', one)).toEqual({ matches: false, outdated: false })
  })

  test('nobody costs as much as somebody', async () => {
    const hash = await passwords.hash('x')
    const took = async (act: () => Promise<unknown>) => {
      const began = performance.now()
      await act()
      return performance.now() - began
    }
    const ratios: number[] = []
    for (let round = 0; round < 5; round++)
      ratios.push((await took(() => passwords.verify('y', hash))) / (await took(() => passwords.verify('y', null))))
    expect(ratios.sort()[2]).toBeGreaterThan(0.5)
    expect(ratios.sort()[2]).toBeLessThan(2)
  })

  test('knows how long many take, as fast as the machine is now', async () => {
    const began = performance.now()
    for (let n = 0; n < 10; n++) await passwords.hash('x')
    const one = (performance.now() - began) / 10
    expect(passwords.timeFor(20)).toBeGreaterThan((20 * one) / 3 / availableParallelism())
    expect(passwords.timeFor(20)).toBeLessThan(20 * one * 3)
  })

  test('leaves a core to others: so many at once as there are cores less one', () => {
    expect(passwords.lanes).toBe(Math.max(1, availableParallelism() - 1))
  })
})

describe('in any case', () => {
  const passwords = argon2id(pepper, light)

  test('an older, weaker hash is right and outdated', async () => {
    const old = await argon2id(pepper, { memory: 32, passes: 2, parallelism: 1 }).hash('ein langer Satz')
    expect(await passwords.verify('ein langer Satz', old)).toEqual({ matches: true, outdated: true })
    expect(await passwords.verify('falsch', old)).toEqual({ matches: false, outdated: false })
  })

  test('without the pepper a stolen hash is worth nothing', async () => {
    const hash = await passwords.hash('ein langer Satz')
    const thief = argon2id(Buffer.alloc(32, 2), light)
    expect((await thief.verify('ein langer Satz', hash)).matches).toBe(false)
  })

  test('two ways to type one letter are one password', async () => {
    const hash = await passwords.hash('Zo\u00eb läuft')
    expect((await passwords.verify('Zoe\u0308 läuft', hash)).matches).toBe(true)
  })

  test.each([
    '',
    'x',
    '$argon2id$v=19$m=1,t=1,p=1$a$b',
    '$2b$10$abc',
    '$argon2id$v=19$m=99999999999,t=1,p=1$AAAA$AAAA',
  ])('a hash that is none matches nothing: %j', async hash => {
    const answer = await passwords.verify('x', hash).catch(() => ({ matches: false }))
    expect(answer.matches).toBe(false)
  })

  test('every password is its own, to the last character', async () => {
    const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 256 }).filter(text => text.isWellFormed())
    await fc.assert(
      fc.asyncProperty(anything, fc.string({ minLength: 1 }), async (password, more) => {
        const hash = await passwords.hash(password)
        expect((await passwords.verify(password, hash)).matches).toBe(true)
        expect((await passwords.verify(`${password}${more}`, hash)).matches).toBe(
          `${password}${more}`.normalize('NFKC') === password.normalize('NFKC'),
        )
      }),
      { numRuns: 60 },
    )
  })
})

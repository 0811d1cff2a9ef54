import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Asker, fairQueue } from '../../commands/fair-queue.ts'
import { runs } from '../support/runs.ts'

/** Work that ends when it is told to, in the order in which it began. */
const workshop = (lanes: number, most: number) => {
  const enter = fairQueue({ lanes, mostWaiting: () => most, usual: 3 })
  const begun: { asker: Asker; end: () => void }[] = []
  const ended: Asker[] = []
  const ask = (account: string, address: string) => {
    const asker = { account, address }
    return enter(asker, () => new Promise<Asker>(resolve => begun.push({ asker, end: () => resolve(asker) })))
  }
  const settled = () => new Promise(setImmediate)
  const next = async () => {
    await settled()
    if (begun.length === 0) await vi.advanceTimersByTimeAsync(0)
    const first = begun.shift()
    if (first) ended.push(first.asker)
    first?.end()
    await settled()
    return first?.asker.account
  }
  return { enter, ask, next, atWork: begun, ended, settled }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const many = (count: number, ask: (n: number) => unknown) => Array.from({ length: count }, (_, n) => ask(n))

describe('costly work is shared fairly', () => {
  test.each([
    ['one account from sixty places', (n: number) => ['anna', `place ${n}`]],
    ['sixty accounts from one place', (n: number) => [`account ${n}`, 'one place']],
  ] as const)('%s: somebody else comes next', async (_, asker) => {
    const { ask, next } = workshop(1, 100)
    many(60, n => ask(...(asker(n) as [string, string])))
    await next()
    void ask('berta', 'her place')
    await next()
    expect(await next()).toBe('berta')
  })

  test('one account again and again from one place does not hold up others who are there', async () => {
    const { ask, next } = workshop(1, 100)
    many(60, () => ask('anna', 'gym'))
    await next()
    void ask('berta', 'gym')
    void ask('carla', 'gym')
    const order = []
    for (let n = 0; n < 5; n++) order.push(await next())
    expect(order).toContain('berta')
    expect(order).toContain('carla')
  })

  test('people who ask once are served as they came', async () => {
    const { ask, next } = workshop(1, 100)
    many(5, n => ask(`person ${n}`, `place ${n}`))
    const order = []
    for (let n = 0; n < 5; n++) order.push(await next())
    expect(order).toEqual(many(5, n => `person ${n}`))
  })

  test('one account has one at work, however many lanes there are', async () => {
    const { ask, atWork, settled } = workshop(4, 100)
    many(10, n => ask('anna', `place ${n}`))
    await settled()
    expect(atWork).toHaveLength(1)
    many(10, n => ask(`person ${n}`, `there ${n}`))
    await settled()
    expect(atWork).toHaveLength(4)
  })

  test.each([1, 2, 3])('who hammers takes no lane of %i: others begin as soon as they come', async lanes => {
    const { ask, next, atWork, settled } = workshop(lanes, 1000)
    many(60, n => ask('anna', `place ${n}`))
    for (let n = 0; n < 3; n++) await next()
    let others = 0
    for (let moment = 0; moment < 200; moment++) {
      await vi.advanceTimersByTimeAsync(50)
      expect(atWork.filter(({ asker }) => asker.account === 'anna').length).toBeLessThanOrEqual(1)
      if (atWork.length > 0 && moment % 3 === 0) {
        many(lanes, () => ask(`other ${others++}`, 'elsewhere'))
        await settled()
        expect(atWork.filter(({ asker }) => asker.account !== 'anna')).toHaveLength(lanes)
      }
      while (atWork.length > 0) await next()
    }
    expect(others).toBeGreaterThan(10)
  })

  test('however many accounts are hammered, they have one at work together, a tenth of the time', async () => {
    const { ask, atWork, next, settled } = workshop(1, 10_000)
    const accounts = many(20, n => `account ${n}`) as string[]
    for (const account of accounts) many(30, n => ask(account, `place ${n}`))
    for (let n = 0; n < 200; n++) await next()
    await settled()
    let worked = 0
    for (let ms = 0; ms < 20_000; ms += 10) {
      await vi.advanceTimersByTimeAsync(10)
      expect(atWork.length).toBeLessThanOrEqual(1)
      if (atWork.length === 0) continue
      await vi.advanceTimersByTimeAsync(60)
      ms += 60
      worked += 60
      await next()
    }
    expect(worked).toBeGreaterThan(1500)
    expect(worked).toBeLessThanOrEqual(2100)
  })

  test('what is hammered rests by its cost, however long this one took', async () => {
    const restAfter = async (tookMs: number) => {
      const enter = fairQueue({ lanes: 1, mostWaiting: () => 100, usual: 0, costs: () => 10 })
      const work = () => new Promise<void>(done => setTimeout(done, tookMs))
      await Promise.all([enter({ account: 'anna', address: 'home' }, work), vi.advanceTimersByTimeAsync(tookMs)])
      const left = performance.now()
      const next = enter({ account: 'berta', address: 'hers' }, async () => performance.now() - left)
      await vi.advanceTimersByTimeAsync(1000)
      return next
    }
    expect([await restAfter(5), await restAfter(80)]).toEqual([90, 90])
  })

  test('who hammers has their turn even while others come without end', async () => {
    const { ask, next, settled } = workshop(1, 1000)
    many(8, n => ask('anna', `place ${n}`))
    let [others, annas] = [0, 0]
    for (let n = 0; n < 300; n++) {
      void ask(`other ${others++}`, 'elsewhere')
      await settled()
      await vi.advanceTimersByTimeAsync(60)
      if ((await next()) === 'anna') annas++
    }
    expect(annas).toBe(8)
  })

  test('who tries three times in a row, then again after a while, is served as ever', async () => {
    const { ask, next, atWork, settled } = workshop(1, 100)
    for (let round = 0; round < 3; round++) {
      for (let n = 0; n < 3; n++) {
        void ask('anna', 'home')
        await settled()
        expect(atWork).toHaveLength(1)
        await vi.advanceTimersByTimeAsync(60)
        await next()
      }
      await vi.advanceTimersByTimeAsync(10_001)
    }
  })

  test('who signs in every four seconds, for as long as they like, does not wait for those who hammer', async () => {
    const { ask, next, atWork, settled } = workshop(1, 1000)
    many(60, n => ask('anna', `place ${n}`))
    for (let n = 0; n < 4; n++) await next()
    for (let time = 0; time < 20; time++) {
      while (atWork.length > 0) await next()
      void ask('berta', 'home')
      await settled()
      expect(atWork.map(({ asker }) => asker.account)).toContain('berta')
      while (atWork.length > 0) await next()
      await vi.advanceTimersByTimeAsync(4000)
    }
  })

  test('when too many wait, who asks most is turned away, and nobody else', async () => {
    const { ask, next, enter } = workshop(1, 10)
    const hammering = many(30, n => ask('anna', `place ${n}`)) as Promise<unknown>[]
    expect(enter.isFull({ account: 'anna', address: 'place 1' })).toBe(true)
    expect(enter.isFull({ account: 'berta', address: 'her place' })).toBe(false)
    const berta = ask('berta', 'her place')
    while (await next());
    expect(await berta).toEqual({ account: 'berta', address: 'her place' })
    const refused = (await Promise.all(hammering)).filter(answer => 'refused' in (answer as object))
    expect(refused).toHaveLength(20)
  })

  test('who hammered is not held against anybody once it is over', async () => {
    const { ask, next } = workshop(1, 100)
    many(50, () => ask('anna', 'gym'))
    while (await next());
    void ask('anna', 'gym')
    void ask('berta', 'elsewhere')
    expect([await next(), await next()]).toEqual(['anna', 'berta'])
  })

  test('as laws: everybody is answered, lanes and line hold, and a failure leaves no trace', async () => {
    vi.useRealTimers()
    const asker = fc.record({ account: fc.constantFrom('a', 'b', 'c', 'd'), address: fc.constantFrom('x', 'y', 'z') })
    await fc.assert(
      fc.asyncProperty(
        fc.array(asker, { maxLength: 40 }),
        fc.scheduler(),
        fc.integer({ min: 1, max: 3 }),
        async (askers, s, lanes) => {
          const enter = fairQueue({ lanes, mostWaiting: () => 8, usual: 3 })
          const working: string[] = []
          const answers = askers.map((who, n) =>
            enter(who, async () => {
              expect(working).not.toContain(who.account)
              working.push(who.account)
              expect(working.length).toBeLessThanOrEqual(lanes + 1)
              await s.schedule(Promise.resolve(n))
              working.splice(working.indexOf(who.account), 1)
              if (n % 5 === 4) throw new Error('broken')
              return n
            }).catch((error: Error) => error.message),
          )
          await s.waitFor(Promise.all(answers))
          for (const [n, answer] of (await Promise.all(answers)).entries())
            expect([n, 'broken', 'too-busy']).toContain(Object(answer).refused ?? answer)
          expect(working).toEqual([])
        },
      ),
      { numRuns: runs(200) },
    )
  })
})

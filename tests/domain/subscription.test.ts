import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { courseOf, currentOf, isEntitled, restsOf, withdrawableUntil } from '../../domain/entitlement.ts'
import { entriesOf } from '../../domain/fields.ts'
import { asOrderId, asPaymentId, asSubscriptionId } from '../../domain/ids.ts'
import { type Command, decider, type Event, initial, type State } from '../../domain/membership.ts'
import type { Notice } from '../../domain/subscribing.ts'
import { about } from '../support/language.ts'
import { lawsOf, play } from '../support/laws.ts'
import { runs } from '../support/runs.ts'

const given = about(decider)
const day = (n: number, hour = 0) => new Date(Date.UTC(2026, 0, 1 + n, hour)).toISOString()
const told = { provider: 'test', subscription: asSubscriptionId('sub'), proof: 'evt' } as const
const paid = (payment: string, from: number, until: number, more: object = {}): Event => ({
  type: from === 0 ? 'SubscriptionStarted' : 'SubscriptionRenewed',
  ...told,
  payment: asPaymentId(payment),
  plan: 'monthly',
  from: day(from),
  until: day(until),
  at: day(from),
  ...more,
})
const at = (n: number, hour = 0) => ({ at: day(n, hour) })
const asking = (type: 'CancelSubscription' | 'ResumeSubscription' | 'WithdrawSubscription', n: number, hour = 0) =>
  ({ type, proof: 'asked', ...at(n, hour) }) as const
const done = (n: number, hour = 0) => ({ ...told, proof: 'asked', happenedAt: day(n, hour), ...at(n, hour) })
const stateOf = (...facts: Event[]) => facts.reduce(decider.evolve, initial)
const standing = (state: State, n: number, hour = 0) => currentOf(state, day(n, hour))?.standing ?? null

describe('a subscription', () => {
  const ordered: Event = {
    type: 'SubscriptionOrdered',
    order: asOrderId('o'),
    plan: 'monthly',
    price: { cents: 1299, currency: 'EUR' },
    provider: 'test',
    terms: '1.2',
    at: day(0),
  }
  const { type: _, ...order } = ordered
  const asked: Command = { ...order, type: 'OrderSubscription', earlyStart: null }
  const agreed: Event = { type: 'EarlyStartAgreed', order: asOrderId('o'), text: 'v1', at: day(0) }

  test('is ordered once, and a tick of its own says that we begin at once', () => {
    given().when(asked).thenEvents(ordered)
    given()
      .when({ ...asked, earlyStart: 'v1' })
      .thenEvents(ordered, agreed)
    given(ordered).when(asked).thenNothing()
    const again = { ...asked, order: asOrderId('another'), at: day(0, 19) }
    const another = { ...ordered, order: asOrderId('another'), at: again.at }
    given(ordered).when(again).thenNothing()
    given(ordered, agreed)
      .when({ ...again, earlyStart: 'v1' })
      .thenNothing()
    given(ordered)
      .when({ ...again, earlyStart: 'v1' })
      .thenEvents(another, { ...agreed, order: asOrderId('another'), at: again.at })
    for (const other of [{ plan: 'yearly' }, { terms: '1.3' }, { at: day(0, 21) }] as const)
      given(ordered)
        .when({ ...again, ...other })
        .thenEvents({ ...another, ...other })
    const yearly = { ...another, plan: 'yearly' } as const
    given(ordered, yearly).when(asked).thenRefused('order-overtaken')
    const third = { order: asOrderId('third'), at: day(0, 19) }
    given(ordered, yearly)
      .when({ ...asked, ...third })
      .thenEvents({ ...ordered, ...third })
    given(ordered, paid('p1', 0, 31))
      .when({ ...asked, order: asOrderId('another'), at: day(3) })
      .thenRefused('already-subscribed')
  })

  test('of a year is told of its renewal once, thirty to fourteen days before, and not where nothing renews', () => {
    const year = paid('p1', 0, 365, { plan: 'yearly', amount: { cents: 9999, currency: 'EUR' } })
    const remind = (n: number): Command => ({ type: 'RemindOfRenewal', proof: 'asked', ...at(n) })
    const reminded = (n: number): Event => ({
      type: 'RenewalReminded',
      ...told,
      proof: 'asked',
      plan: 'yearly',
      renewsAt: day(365),
      price: { cents: 9999, currency: 'EUR' },
      ...at(n),
    })
    given(year).when(remind(334)).thenNothing()
    given(year).when(remind(335)).thenEvents(reminded(335))
    given(year).when(remind(351)).thenEvents(reminded(351))
    given(year).when(remind(352)).thenNothing()
    given(year, reminded(335)).when(remind(340)).thenNothing()
    const cancelled: Event = { type: 'SubscriptionCancelled', by: 'athlete', endsAt: day(365), ...done(300) }
    given(year, cancelled).when(remind(340)).thenNothing()
    given(year, cancelled, { type: 'SubscriptionResumed', by: 'athlete', ...done(338) })
      .when(remind(340))
      .thenEvents(reminded(340))
    given(paid('p1', 0, 365, { plan: 'yearly', provider: 'house' }))
      .when(remind(340))
      .thenNothing()
    given(paid('p1', 0, 31))
      .when(remind(10))
      .thenNothing()
    const next = paid('p2', 365, 730, { plan: 'yearly' })
    given(year, reminded(335), next)
      .when(remind(700))
      .thenEvents({
        type: 'RenewalReminded',
        ...told,
        proof: 'asked',
        plan: 'yearly',
        renewsAt: day(730),
        ...at(700),
      })
  })

  test('is cancelled up to 24 hours before the end; later, one more period follows', () => {
    const cancelled = (n: number, hour: number, endsAt: string): Event => ({
      type: 'SubscriptionCancelled',
      by: 'athlete',
      endsAt,
      ...done(n, hour),
    })
    given(paid('p1', 0, 31))
      .when(asking('CancelSubscription', 30, 0))
      .thenEvents(cancelled(30, 0, day(31)))
    given(paid('p1', 0, 31))
      .when(asking('CancelSubscription', 30, 1))
      .thenEvents(cancelled(30, 1, day(59)))
    const state = stateOf(paid('p1', 0, 31), cancelled(10, 0, day(31)))
    expect([5, 10, 30, 31].map(n => standing(state, n))).toEqual(['cancelled', 'cancelled', 'cancelled', 'lapsed'])
    expect(isEntitled(state, day(30, 23))).toBe(true)
    expect(isEntitled(state, day(31))).toBe(false)
    given(paid('p1', 0, 31), cancelled(10, 0, day(31)))
      .when(asking('ResumeSubscription', 11))
      .thenEvents({ type: 'SubscriptionResumed', by: 'athlete', ...done(11) })
  })

  test('that is cancelled and still runs is taken up again, but neither ordered nor taken up beside another', () => {
    const cancelled: Event = { type: 'SubscriptionCancelled', by: 'athlete', endsAt: day(31), ...done(10) }
    const inTheApp = { ...paid('p2', 0, 31), provider: 'app-store', subscription: asSubscriptionId('app') } as Event
    given(ordered, paid('p1', 0, 31), cancelled)
      .when({ ...asked, order: asOrderId('another'), at: day(12) })
      .thenRefused('already-subscribed')
    given(ordered, paid('p1', 0, 31), cancelled)
      .when({ ...asked, order: asOrderId('another'), at: day(31) })
      .thenEvents({ ...ordered, order: asOrderId('another'), at: day(31) })
    given(paid('p1', 0, 31), cancelled, inTheApp)
      .when(asking('ResumeSubscription', 12))
      .thenNothing()
  })

  test('is withdrawn within 14 days, unless it began by express consent', () => {
    expect(withdrawableUntil('2026-03-02T12:00:00.000Z')).toBe('2026-03-17T00:00:00.000Z')
    given(ordered, paid('p1', 0, 31, { order: asOrderId('o') }))
      .when(asking('WithdrawSubscription', 14))
      .thenEvents({ type: 'SubscriptionWithdrawn', ...done(14) })
    given(ordered, paid('p1', 0, 31, { order: asOrderId('o') }))
      .when(asking('WithdrawSubscription', 16))
      .thenRefused('withdrawal-over')
    given(ordered, agreed, paid('p1', 0, 31, { order: asOrderId('o') }))
      .when(asking('WithdrawSubscription', 1))
      .thenRefused('withdrawal-waived')
    const state = stateOf(paid('p1', 0, 31), { type: 'SubscriptionWithdrawn', ...done(3) })
    expect([isEntitled(state, day(2)), isEntitled(state, day(3)), standing(state, 3)]).toEqual([true, false, 'lapsed'])
  })

  test('goes on through a grace of at most 16 days, and then waits for the payment', () => {
    const failed: Event = { type: 'PaymentFailed', ...told, happenedAt: day(31), at: day(31) }
    const grace: Event = { type: 'GraceBegan', ...told, from: day(31), until: day(90), at: day(31) }
    const state = stateOf(paid('p1', 0, 31), failed, grace)
    expect([30, 31, 46, 47].map(n => standing(state, n))).toEqual(['active', 'grace', 'grace', 'failed'])
    expect(isEntitled(state, day(46, 23))).toBe(true)
    expect(isEntitled(state, day(47))).toBe(false)
    const ended: Event = { type: 'SubscriptionEnded', ...told, happenedAt: day(40), at: day(40) }
    expect(standing(stateOf(paid('p1', 0, 31), failed, grace, ended), 41)).toBe('lapsed')
  })

  test('that goes on is not ended in the day in which the provider takes the next payment', () => {
    const running = stateOf(paid('p1', 0, 31))
    expect([30, 31, 32].map(n => standing(running, n))).toEqual(['active', 'active', 'lapsed'])
    expect([isEntitled(running, day(31, 23)), isEntitled(running, day(32))]).toEqual([true, false])
    given(paid('p1', 0, 31))
      .when({ ...asked, order: asOrderId('another'), at: day(31, 1) })
      .thenRefused('already-subscribed')
    const failed: Event = { type: 'PaymentFailed', ...told, happenedAt: day(31), at: day(31) }
    expect(isEntitled(stateOf(paid('p1', 0, 31), failed), day(31, 1))).toBe(false)
    const byUs: Event = paid('p1', 0, 31, { provider: 'house' })
    expect(isEntitled(stateOf(byUs), day(31))).toBe(false)
  })

  test('that was renewed ends a month after its cancellation at the latest, and the rest is given back', () => {
    const year = { plan: 'yearly', amount: { cents: 9999, currency: 'EUR' } }
    const renewed = [paid('p1', 0, 365, year), paid('p2', 365, 730, year)]
    const cancelled: Event = { type: 'SubscriptionCancelled', by: 'athlete', endsAt: day(428), ...done(400) }
    given(...renewed)
      .when(asking('CancelSubscription', 400))
      .thenEvents(cancelled)
    const first: Event = { type: 'SubscriptionCancelled', by: 'athlete', endsAt: day(365), ...done(100) }
    given(paid('p1', 0, 365, year))
      .when(asking('CancelSubscription', 100))
      .thenEvents(first)
    const state = stateOf(...renewed, cancelled)
    expect([427, 428].map(n => isEntitled(state, day(n)))).toEqual([true, false])
    const rests = (...more: Event[]) =>
      Object.values(stateOf(...renewed, cancelled, ...more).subscriptions).flatMap(restsOf)
    expect(rests()).toEqual([
      { payment: asPaymentId('p2'), amount: { cents: Math.floor((9999 * 302) / 365), currency: 'EUR' } },
    ])
    const part: Event = {
      type: 'PaymentPartlyRefunded',
      payment: asPaymentId('p2'),
      refunded: { cents: 8273, currency: 'EUR' },
      ...done(428),
    }
    expect(rests(part)).toEqual([])
    expect(rests({ type: 'SubscriptionResumed', by: 'athlete', ...done(410) })).toEqual([])
  })

  test('that is over says why and since when: the withdrawal, the money that was lost, or the end of what was paid', () => {
    const over = (n: number, ...facts: Event[]) => currentOf(stateOf(paid('p1', 0, 31), ...facts), day(n))?.over
    const refunded: Event = { type: 'PaymentRefunded', payment: asPaymentId('p1'), ...done(5) }
    const revoked: Event = { type: 'PaymentRevoked', payment: asPaymentId('p1'), ...done(6) }
    expect(over(4)).toBeNull()
    expect(over(40, { type: 'SubscriptionEnded', ...done(31) })).toEqual({ why: 'ended', at: day(31) })
    expect(over(7, refunded)).toEqual({ why: 'refunded', at: day(5) })
    expect(over(7, revoked)).toEqual({ why: 'revoked', at: day(6) })
    expect(over(7, { ...revoked, ...done(5) }, refunded)).toEqual({ why: 'revoked', at: day(5) })
    expect(over(7, { type: 'SubscriptionWithdrawn', ...done(4) }, refunded)).toEqual({ why: 'withdrawn', at: day(4) })
    expect(over(7, revoked, { type: 'PaymentReinstated', payment: asPaymentId('p1'), ...done(7) })).toBeNull()
    expect(over(40, paid('p2', 31, 62), { type: 'PaymentRefunded', payment: asPaymentId('p2'), ...done(33) })).toEqual({
      why: 'refunded',
      at: day(33),
    })
  })

  test('counts again when a dispute was won, and a part given back ends nothing', () => {
    const revoked = (n: number): Event => ({ type: 'PaymentRevoked', payment: asPaymentId('p1'), ...done(n) })
    const won: Event = { type: 'PaymentReinstated', payment: asPaymentId('p1'), ...done(8) }
    const part: Event = {
      type: 'PaymentPartlyRefunded',
      payment: asPaymentId('p1'),
      refunded: { cents: 500, currency: 'EUR' },
      ...done(6),
    }
    const entitled = (...facts: Event[]) => isEntitled(stateOf(paid('p1', 0, 31), ...facts), day(10))
    expect([
      entitled(revoked(5)),
      entitled(revoked(5), won),
      entitled(won, revoked(5)),
      entitled(won, revoked(9)),
    ]).toEqual([false, true, true, false])
    expect(entitled(part)).toBe(true)
  })

  test('of the app store is cancelled there', () => {
    given(paid('p1', 0, 31, { provider: 'app-store' }))
      .when(asking('CancelSubscription', 3))
      .thenRefused('managed-by-app-store')
  })

  test('that nobody took cannot be cancelled', () => {
    given().when(asking('CancelSubscription', 3)).thenRefused('no-subscription')
    given(paid('p1', 0, 31))
      .when(asking('CancelSubscription', 40))
      .thenRefused('no-subscription')
  })
})

// What a provider may tell, some of it about payments that it tells of later.
const someDay = fc.integer({ min: 0, max: 12 }).map(n => day(n * 10))
const subscription = fc.constantFrom(asSubscriptionId('a'), asSubscriptionId('b'))
const payment = fc.constantFrom(...['p1', 'p2', 'p3', 'p4'].map(asPaymentId))
const period = (n: number) => ({ from: day(n * 30), until: day(n * 30 + 30) })
const notice: fc.Arbitrary<Notice> = fc
  .record({ subscription, happenedAt: someDay, payment, n: fc.integer({ min: 0, max: 3 }), id: fc.uuid() })
  .chain(({ n, payment, ...news }) =>
    fc.constantFrom<Notice[]>(
      { ...news, what: 'paid', first: n === 0, payment: asPaymentId(`p${n}`), plan: 'monthly', ...period(n) },
      { ...news, what: 'payment-failed', grace: { from: period(n).until, until: day(n * 30 + 36) } },
      { ...news, what: 'payment-failed' },
      { ...news, what: 'cancelled', endsAt: period(n).until },
      { ...news, what: 'resumed' },
      { ...news, what: 'ended' },
      { ...news, what: 'refunded', payment },
      { ...news, what: 'revoked', payment },
      { ...news, what: 'reinstated', payment },
      { ...news, what: 'partly-refunded', payment, refunded: { cents: n * 100, currency: 'EUR' } },
    ),
  )
const taking = (notice: Notice): Command => ({ type: 'TakeNotice', provider: 'test', notice, at: day(0) })

const daysBetween = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000

/** Whether it renews by itself as far as the provider's clock has told, and nothing is known of what follows `end`. */
const isSilent = (about: readonly Notice[], end: string) => {
  const renewals = about.filter(({ what }) => what === 'cancelled' || what === 'resumed')
  const newest = renewals.toSorted((one, other) => (one.happenedAt < other.happenedAt ? 1 : -1))[0]
  const firstTold = renewals.find(({ happenedAt }) => happenedAt === newest?.happenedAt)
  const failed = about.some(({ what, happenedAt }) => what === 'payment-failed' && daysBetween(happenedAt, end) <= 2)
  return firstTold?.what !== 'cancelled' && !failed
}

/** Written without the fold: is there a payment for this moment, or a grace behind one, that nothing takes away? */
const wasPaid = (told: readonly Notice[], moment: string) =>
  told.some(each => {
    if (each.what !== 'paid') return false
    const about = told.filter(other => other.subscription === each.subscription)
    const rulings = about.filter(
      other =>
        ['refunded', 'revoked', 'reinstated'].includes(other.what) &&
        'payment' in other &&
        other.payment === each.payment,
    )
    const latest = rulings
      .map(({ happenedAt }) => happenedAt)
      .sort()
      .at(-1)
    const isVoid = rulings.some(({ what, happenedAt }) => what !== 'reinstated' && happenedAt === latest)
    const graces = about.flatMap(other =>
      other.what === 'payment-failed' && other.grace?.from === each.until ? [other.grace.until] : [],
    )
    const hasEnded = about.some(
      other => other.what === 'ended' && other.happenedAt >= each.from && other.happenedAt <= moment,
    )
    const awaited = isSilent(about, each.until) && moment >= each.until && daysBetween(moment, each.until) < 1
    const counts = awaited || [each.until, ...graces].some(end => moment < end)
    return !isVoid && !hasEnded && each.from <= moment && counts
  })

const moments = Array.from({ length: 70 }, (_, n) => day(n * 2, 1))

describe('whatever order a provider tells it in', () => {
  const told = fc.array(notice, { maxLength: 14, size: 'max' })
  const shuffled = told.chain(notices =>
    fc.tuple(fc.constant(notices), fc.shuffledSubarray([...notices, ...notices], { minLength: notices.length * 2 })),
  )

  test('nobody is entitled to more, or to less, than was paid', () => {
    fc.assert(
      fc.property(told, notices => {
        const { state } = play(decider, notices.map(taking))
        // Of two messages about one payment the first is believed, so only told once is compared.
        for (const moment of moments) expect(isEntitled(state, moment)).toBe(wasPaid(notices, moment))
      }),
      { numRuns: runs(1000) },
    )
  })

  test('doubles and overtaken messages lead to the same memory', () => {
    fc.assert(
      fc.property(shuffled, ([inOrder, mixed]) => {
        const entitled = (notices: readonly Notice[]) => {
          const { state } = play(decider, notices.map(taking))
          return moments.map(moment => [
            isEntitled(state, moment),
            ...entriesOf(state.subscriptions)
              .map(([id, each]) => `${id} ${courseOf(id, each, moment)?.standing}`)
              .sort(),
          ])
        }
        const { renewals, rest } = apart(inOrder)
        fc.pre(
          new Set(renewals.map(({ subscription, happenedAt }) => subscription + happenedAt)).size === renewals.length,
        )
        expect(entitled(mixed)).toEqual(entitled([...rest, ...renewals]))
      }),
      { numRuns: runs(1000) },
    )
  })

  const apart = (notices: readonly Notice[]) => {
    const isRenewal = ({ what }: Notice) => what === 'cancelled' || what === 'resumed'
    return { renewals: notices.filter(isRenewal), rest: notices.filter(each => !isRenewal(each)) }
  }

  const command = fc.oneof(
    notice.map(taking),
    fc.record({
      type: fc.constantFrom('CancelSubscription', 'ResumeSubscription', 'WithdrawSubscription'),
      proof: fc.constant('asked'),
      at: someDay,
    }),
  ) as fc.Arbitrary<Command>
  lawsOf(
    decider,
    command,
    (state, facts) => {
      const payments = Object.values(state.subscriptions).flatMap(({ payments }) => Object.keys(payments)).length
      expect(facts.filter(({ type }) => /^Subscription(Started|Renewed)$/.test(type)).length).toBe(payments)
      // Asked in the laws of the whole stream, `membership-laws.test.ts`.
    },
    ['UseCredit', 'ReturnCredit', 'ReclaimCredit', 'CarryOver', 'OrderSubscription', 'RemindOfRenewal'],
  )
})

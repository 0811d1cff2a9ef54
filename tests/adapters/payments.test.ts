import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { derivedId } from '../../commands/derived-id.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { streamOf } from '../../domain/streams.ts'
import { context, day, pageOf, played, start, striped, time, user, type World } from '../support/paying.ts'

beforeEach(() => {
  time.now = start
})

describe.each([
  ['played', played],
  ['stripe', striped],
] as const)('a provider: %s', (_, open) => {
  let world: World
  beforeEach(async () => {
    world = await open()
  })
  afterEach(() => world.close())

  test('an order is paid elsewhere, and nothing is had before', async () => {
    const { anna, pay } = world
    expect(await anna.order()).toMatchObject({ payAt: expect.stringMatching(/^https:/) })
    expect(await anna.standing()).toBeNull()
    await pay()
    expect(await anna.standing()).toBe('active')
    expect(await anna.order()).toEqual({ refused: 'already-subscribed' })
    expect(await anna.manage(user)).toMatchObject({ url: expect.stringMatching(/^https:/) })
  })

  test('of what was ordered one after the other, only the last can be paid', async () => {
    const { anna, payAt } = world
    const pages = []
    for (const plan of ['monthly', 'yearly', 'monthly'] as const) pages.push(pageOf(await anna.order(plan)))
    expect(new Set(pages).size).toBe(3)
    for (const page of pages.slice(0, 2)) await payAt(page)
    expect(await anna.standing()).toBeNull()
    await payAt(pages[2] ?? '')
    expect(await anna.standing()).toBe('active')
  })

  test('what was ordered and not paid by who leaves for good can be paid no more', async () => {
    const { anna, payAt } = world
    const page = pageOf(await anna.order())
    await anna.leave(user)
    await payAt(page)
    expect(await anna.standing()).toBeNull()
  })

  test('what fails has grace, and is paid after all', async () => {
    const { anna, pay, fail } = world
    await anna.order()
    await pay()
    time.now = start + 30 * day
    await fail()
    time.now += 3 * day
    expect(['grace', 'active']).toContain(await anna.standing())
    time.now += 7 * day
    expect(await anna.standing()).toBe('failed')
    await pay()
    expect(await anna.standing()).toBe('active')
  })

  test('cancelling and taking it back are told, and may be told twice', async () => {
    const { anna, pay } = world
    await anna.order()
    await pay()
    time.now += 2 * day
    await anna.cancel(context())
    await anna.tell()
    expect(await anna.standing()).toBe('cancelled')
    await anna.resume(context())
    await anna.tell()
    expect(await anna.standing()).toBe('active')
  })

  test('a withdrawal ends it and gives everything back once', async () => {
    const { anna, pay, refunded } = world
    await anna.order()
    await pay()
    time.now += day
    await anna.withdraw(context())
    await anna.tell()
    await refunded()
    const { subscriptions } = await anna.now(user)
    expect(
      Object.values(subscriptions).map(({ payments, voided }) => voided.length - Object.keys(payments).length),
    ).toEqual([0])
    expect(await anna.standing()).toBe('lapsed')
  })
})

describe('stripe', () => {
  let world: Awaited<ReturnType<typeof striped>>
  beforeEach(async () => {
    world = await striped()
  })
  afterEach(() => world.close())

  test('is told the gross price and who it is for, under the order as its key', async () => {
    await world.anna.order()
    const opened = () => world.stripe.asked.filter(({ call }) => call === 'POST /v1/checkout/sessions')
    const [{ key, form } = { key: '', form: {} as Readonly<Record<string, string>> }] = opened()
    expect(form).toMatchObject({
      mode: 'subscription',
      'line_items[0][price_data][unit_amount]': '1299',
      'line_items[0][price_data][tax_behavior]': 'inclusive',
      'line_items[0][price_data][recurring][interval]': 'month',
      'subscription_data[metadata][user]': user,
    })
    expect(key).toContain(form['metadata[order]'])
    await world.anna.order()
    expect(opened()).toHaveLength(1)
    expect(JSON.stringify(world.stripe.asked)).not.toContain('anna@')
  })

  test('says only what it signed within five minutes', async () => {
    await world.anna.order()
    const good = world.stripe.messages.paid('in_1', 'subscription_create', time.now, time.now + 30 * day)
    const forged = { refused: 'message-forged' }
    const changed = Buffer.from(good.raw.toString().replace('1299', '1'))
    expect(await world.receive({ raw: changed, signature: good.signature })).toEqual(forged)
    expect(await world.receive({ raw: good.raw, signature: null })).toEqual(forged)
    expect(await world.receive({ raw: good.raw, signature: 't=1,v1=00' })).toEqual(forged)
    time.now += 600
    expect(await world.receive(good)).toEqual(forged)
    expect(await world.anna.standing()).toBeNull()
  })

  test('tells of a cancellation made there, and of the end', async () => {
    await world.anna.order()
    await world.pay()
    time.now += day
    await world.receive(world.stripe.messages.cancelled(start + 30 * day))
    expect(await world.anna.standing()).toBe('cancelled')
    time.now += day
    await world.receive(world.stripe.messages.cancelled(null))
    expect(await world.anna.standing()).toBe('active')
    await world.receive(world.stripe.messages.deleted())
    expect(await world.anna.standing()).toBe('lapsed')
  })

  test('out of reach costs nothing: the order stands, and asking again is the same order', async () => {
    const asked = context()
    const wanted = { plan: 'monthly', price: { cents: 1299, currency: 'EUR' }, terms: '1.2', earlyStart: null } as const
    world.stripe.down(true)
    await expect(world.anna.order()).resolves.toEqual({ refused: 'payments-out-of-reach' })
    world.stripe.down(false)
    const first = await world.anna.orderAs(asked, wanted)
    expect(await world.anna.orderAs(asked, wanted)).toMatchObject({ order: isRefused(first) ? '' : first.order })
  })

  test('an order that is paid while it is asked for again is sold to nobody a second time', async () => {
    const { anna, pay, stripe, log, before } = world
    await anna.order()
    before(pay)
    expect(await anna.order()).toEqual({ refused: 'already-subscribed' })
    expect(stripe.asked.filter(({ call }) => call === 'POST /v1/checkout/sessions')).toHaveLength(1)
    const past = await log.load(streamOf('membership', user))
    expect(past.map(({ event }) => event.type)).toEqual(['SubscriptionOrdered', 'SubscriptionStarted'])
  })

  test('one order has one checkout, whatever address they have', async () => {
    const { anna, stripe } = world
    const page = pageOf(await anna.order())
    anna.moves('anna@example.net')
    expect(pageOf(await anna.order())).toBe(page)
    expect(stripe.open()).toEqual([page])
    const twice = await Promise.all([anna.order(), anna.order()])
    expect(twice.map(pageOf)).toEqual([page, page])
    expect(stripe.open()).toEqual([page])
  })

  test('two orders at once leave one that can be paid', async () => {
    const { anna, stripe } = world
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([anna.order('monthly'), anna.order('yearly')])
      expect(stripe.open()).toHaveLength(1)
      expect(answers.flatMap(answer => (isRefused(answer) ? [] : [answer.payAt]))).toContain(stripe.open()[0])
    }
  })

  test('what was paid there a moment ago, before it was told, is not sold again', async () => {
    const { anna, stripe } = world
    stripe.complete(pageOf(await anna.order()))
    for (const plan of ['monthly', 'yearly'] as const)
      expect(await anna.order(plan)).toEqual({ refused: 'already-subscribed' })
    expect(stripe.open()).toEqual([])
  })

  test('an order that another has taken the place of is not taken up by asking it again', async () => {
    const { anna, stripe } = world
    const [asked, wanted] = [context(), { price: { cents: 1299, currency: 'EUR' }, terms: '1.2', earlyStart: null }]
    await anna.orderAs(asked, { plan: 'monthly', ...wanted })
    const page = pageOf(await anna.order('yearly'))
    expect(await anna.orderAs(asked, { plan: 'monthly', ...wanted })).toEqual({ refused: 'order-overtaken' })
    expect(stripe.open()).toEqual([page])
  })

  test('what was paid a moment before somebody left, and not told yet, ends there and is given back', async () => {
    const { anna, stripe } = world
    stripe.complete(pageOf(await anna.order()))
    for (const _ of [1, 2]) await anna.leave(user)
    const keysOf = (asked: string) => new Set(stripe.asked.flatMap(({ call, key }) => (call === asked ? [key] : [])))
    expect(keysOf('DELETE /v1/subscriptions/sub_1').size).toBe(1)
    expect(keysOf('POST /v1/refunds').size).toBe(1)
  })

  test.each([26, 80])(
    'what was paid there %i hours ago and never told is not sold again, and ends when they leave',
    async hours => {
      const { anna, stripe } = world
      const page = pageOf(await anna.order())
      time.now += 22 * 3600
      stripe.complete(page)
      time.now += (hours - 22) * 3600
      expect(await anna.order('yearly')).toEqual({ refused: 'already-subscribed' })
      expect(stripe.open()).toEqual([])
      await anna.leave(user)
      expect(stripe.asked.filter(({ call }) => call === 'DELETE /v1/subscriptions/sub_1')).toHaveLength(1)
      expect(stripe.amounts()).toEqual([1299])
    },
  )

  test('a page can be paid until a day after its order at most, whenever it was opened', async () => {
    const { anna, stripe } = world
    const [asked, wanted] = [context(), { price: { cents: 1299, currency: 'EUR' }, terms: '1.2', earlyStart: null }]
    stripe.down(true)
    await anna.orderAs(asked, { plan: 'monthly', ...wanted })
    stripe.down(false)
    time.now += 19 * 3600
    await anna.orderAs(asked, { plan: 'monthly', ...wanted })
    time.now += 6 * 3600
    const page = pageOf(await anna.order('yearly'))
    expect(stripe.open()).toEqual([page])
  })

  test('an order of yesterday is led to no page that nobody can pay any more', async () => {
    const { anna, stripe } = world
    const [asked, wanted] = [context(), { price: { cents: 1299, currency: 'EUR' }, terms: '1.2', earlyStart: null }]
    await anna.orderAs(asked, { plan: 'monthly', ...wanted })
    time.now += 21 * 3600
    expect(await anna.orderAs(asked, { plan: 'monthly', ...wanted })).toEqual({ refused: 'order-overtaken' })
    expect(pageOf(await anna.order())).toBe(stripe.open().at(-1))
    expect(stripe.open()).toHaveLength(1)
  })

  test('what is closed is not asked about again', async () => {
    const { anna, stripe } = world
    for (let nth = 0; nth < 10; nth++) {
      await anna.order(nth % 2 === 0 ? 'monthly' : 'yearly')
      time.now += 600
    }
    await anna.order('monthly')
    const before = stripe.asked.length
    await anna.order('yearly')
    expect(stripe.asked.length - before).toBeLessThan(10)
  })

  test('takes nothing more from who leaves for good', async () => {
    await world.anna.order()
    await world.pay()
    await world.anna.leave(user)
    const ended = world.stripe.asked.filter(({ call }) => call === 'DELETE /v1/subscriptions/sub_1')
    expect(ended.map(({ key }) => key)).toEqual([derivedId(user, 'leave sub_1')])
  })

  test('holds nobody back who leaves, when the subscription is gone there already', async () => {
    await world.anna.order()
    await world.pay()
    world.stripe.lose()
    await world.anna.leave(user)
    world.stripe.down(true)
    await expect(world.anna.leave(user)).rejects.toMatchObject({ outage: 'stripe' })
  })

  test('is asked to end at the moment that the athlete was told, and to give back once', async () => {
    await world.anna.order()
    await world.pay()
    time.now += day
    await world.anna.cancel(context())
    await world.anna.tell()
    const ended = world.stripe.asked.filter(({ call }) => call === 'POST /v1/subscriptions/sub_1')
    expect(new Set(ended.map(({ key, form }) => `${key} ${form.cancel_at}`)).size).toBe(1)
    expect(ended[0]?.form.cancel_at).toBe(String(start + 30 * day))
    await world.anna.withdraw(context())
    await world.anna.tell()
    const refunds = world.stripe.asked.filter(({ call }) => call === 'POST /v1/refunds')
    expect(refunds[0]?.form).toMatchObject({ payment_intent: 'pi_1' })
    expect(new Set(refunds.map(({ key }) => key)).size).toBe(1)
  })

  test('a dispute takes the payment away and, when it is won, gives it back; a bank that only asks changes nothing', async () => {
    const { anna, pay, receive, stripe } = world
    await anna.order()
    await pay()
    time.now += day
    await receive(stripe.messages.disputed('created', 'warning_needs_response'))
    expect(await anna.standing()).toBe('active')
    await receive(stripe.messages.disputed('created', 'needs_response'))
    expect(await anna.standing()).toBe('lapsed')
    time.now += 1
    await receive(stripe.messages.disputed('funds_reinstated', 'won'))
    await receive(stripe.messages.disputed('closed', 'won'))
    expect(await anna.standing()).toBe('active')
  })

  test('a part given back is told once and ends nothing', async () => {
    const { anna, pay, receive, stripe, log } = world
    await anna.order()
    await pay()
    time.now += day
    await receive(stripe.messages.partlyRefunded(300))
    await receive(stripe.messages.partlyRefunded(300))
    await receive(stripe.messages.partlyRefunded(200))
    expect(await anna.standing()).toBe('active')
    const past = await log.load(streamOf('membership', user))
    expect(past.filter(({ event }) => event.type === 'PaymentPartlyRefunded')).toMatchObject([
      { event: { refunded: { cents: 300, currency: 'EUR' } } },
    ])
  })

  test('what was renewed and is cancelled ends in a month, and the rest is given back when it has ended', async () => {
    const { anna, pay, receive, stripe } = world
    await anna.order()
    await pay()
    time.now = start + 365 * day
    await receive(stripe.messages.paid('in_2', 'subscription_cycle', time.now, time.now + 365 * day))
    time.now += 10 * day
    await anna.cancel(context())
    await anna.tell()
    expect(stripe.asked.filter(({ call }) => call === 'POST /v1/refunds')).toEqual([])
    time.now += 31 * day
    await receive(stripe.messages.deleted())
    await anna.tell()
    await anna.tell()
    const refunds = stripe.asked.filter(({ call }) => call === 'POST /v1/refunds')
    expect(new Set(refunds.map(({ key }) => key)).size).toBe(1)
    expect(Number(refunds[0]?.form.amount)).toBeGreaterThan(1299 * 0.85)
    expect(Number(refunds[0]?.form.amount)).toBeLessThan(1299 * 0.9)
  })
})

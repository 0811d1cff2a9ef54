import { afterEach, beforeEach, expect, test } from 'vitest'
import { context, day, pageOf, start, striped, time, user } from '../support/paying.ts'

let world: Awaited<ReturnType<typeof striped>>
beforeEach(async () => {
  time.now = start
  world = await striped()
})
afterEach(() => world.close())

const wanted = { plan: 'monthly', price: { cents: 1299, currency: 'EUR' }, terms: '1.2', earlyStart: null } as const

test.each([1, 4])('a page that Stripe failed to open %i times is opened when it can again', async times => {
  const { anna, stripe } = world
  const asked = context()
  for (let nth = 0; nth < times; nth++) {
    stripe.stumble('POST /v1/checkout/sessions')
    expect(await anna.orderAs(asked, wanted)).toEqual({ refused: 'payments-out-of-reach' })
  }
  const page = pageOf(await anna.orderAs(asked, wanted))
  expect(stripe.open()).toEqual([page])
  expect(pageOf(await anna.orderAs(asked, wanted))).toBe(page)
  expect(stripe.open()).toEqual([page])
})

test('a page that was opened though Stripe said it failed is the one page', async () => {
  const { anna, stripe } = world
  const asked = context()
  stripe.stumble('POST /v1/checkout/sessions', true)
  expect(await anna.orderAs(asked, wanted)).toEqual({ refused: 'payments-out-of-reach' })
  const page = pageOf(await anna.orderAs(asked, wanted))
  expect(stripe.open()).toEqual([page])
})

test('of two taps after a failure both are led to one page', async () => {
  const { anna, stripe } = world
  const asked = context()
  stripe.stumble('POST /v1/checkout/sessions')
  await anna.orderAs(asked, wanted)
  const [one, other] = (await Promise.all([anna.orderAs(asked, wanted), anna.orderAs(asked, wanted)])).map(pageOf)
  expect(one).toBe(other)
  expect(stripe.open()).toEqual([one])
})

const paidFor = async () => {
  await world.anna.order()
  await world.pay()
  time.now += day
}
/** Until the provider has heard it, as the reaction does. */
const told = async () => {
  for (let nth = 0; nth < 5; nth++)
    try {
      return await world.anna.tell()
    } catch (error) {
      expect(error).toMatchObject({ outage: 'stripe' })
    }
  throw new Error('never told')
}

test('an end that Stripe failed to note is noted the next time', async () => {
  await paidFor()
  await world.anna.cancel(context())
  world.stripe.stumble('POST /v1/subscriptions/sub_1')
  await told()
  expect(await world.anna.standing()).toBe('cancelled')
})

test.each([false, true])('what Stripe failed to give back is given back once (done all the same: %s)', async isDone => {
  await paidFor()
  await world.anna.withdraw(context())
  world.stripe.stumble('POST /v1/refunds', isDone)
  await told()
  expect(world.stripe.amounts()).toEqual([1299])
})

test.each([false, true])('and so is a part of it (done all the same: %s)', async isDone => {
  const { anna, receive, stripe } = world
  await anna.order()
  await world.pay()
  time.now = start + 365 * day
  await receive(stripe.messages.paid('in_2', 'subscription_cycle', time.now, time.now + 365 * day))
  time.now += 10 * day
  await anna.cancel(context())
  await anna.tell()
  time.now += 31 * day
  await receive(stripe.messages.deleted())
  stripe.stumble('POST /v1/refunds', isDone)
  await told()
  const amounts = stripe.amounts()
  expect(amounts).toHaveLength(1)
  expect(amounts[0]).toBeLessThan(1299 * 0.9)
})

test('what somebody gave back at Stripe by hand holds up nobody who leaves', async () => {
  await paidFor()
  await world.anna.withdraw(context())
  await world.anna.tell()
  expect(world.stripe.amounts()).toEqual([1299])
  world.stripe.complete(pageOf(await world.anna.order()))
  await world.anna.leave(user)
  expect(world.stripe.amounts()).toEqual([1299])
})

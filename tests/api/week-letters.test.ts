import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { asUserId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { startProduct, type TestProduct } from '../support/product.ts'
import { train } from '../support/train.ts'

const minute = 60_000
let now = Date.parse('2027-03-03T10:00:00.000Z')
const clock = () => new Date(now).toISOString()

let it: TestProduct
beforeAll(async () => {
  it = await startProduct({ clock })
})
afterAll(() => it?.close())

const allow = (token: string, given: boolean) => it.ask('PUT /api/consents/mails', { token, body: { given } })

const trainFor = async (token: string, minutes: number) => {
  await train(it, token, () => {
    now += minutes * minute
  })
}

const letters = (email: string) =>
  it.mails(email).then(mails => mails.filter(({ subject }) => subject.startsWith('Deine Woche')))

test('the week in review goes on Monday to who agreed to it and trained, once, and to nobody else', async () => {
  const [anna, ben] = [await it.person('anna@example.org'), await it.person('ben@example.org')]
  const [cara, dora] = [await it.person('cara@example.org'), await it.person('dora@example.org')]
  for (const { access_token: token } of [anna, cara]) expect((await allow(token, true)).status).toBe(200)
  // Yes to the words of before, which said that there are no such mails.
  const commandId = freshId<'command'>()
  const who = asUserId(dora.id)
  const causes = { commandId, correlationId: commandId, causationId: commandId }
  const metadata = { ...causes, actor: { kind: 'user', id: who }, subject: who, schema: 1 } as const
  const yes = { type: 'ConsentGiven', consent: freshId<'consent'>(), purpose: 'mails', how: 'asked' } as const
  await it.product.log.append(streamOf('user', who), 'any', [
    { id: freshId(), event: { ...yes, text: '2026-11-28', at: clock() }, metadata },
  ])
  await trainFor(anna.access_token, 31)
  now = Date.parse('2027-03-07T18:00:00.000Z')
  for (const { email, minutes } of [
    { email: anna.email, minutes: 20 },
    { email: ben.email, minutes: 25 },
    { email: dora.email, minutes: 25 },
  ])
    await trainFor((await it.signIn(email)).access_token, minutes)

  // Half past six, and half past seven, in Germany.
  now = Date.parse('2027-03-08T05:30:00.000Z')
  expect(await it.product.mailWeeks()).toBe(0)
  now += 60 * minute
  expect(await it.product.mailWeeks()).toBe(1)
  expect(await it.product.mailWeeks()).toBe(0)
  const other = await startProduct({ databaseUrl: it.databaseUrl, clock, working: false })
  expect(await other.product.mailWeeks()).toBe(0)
  await other.close()
  for (const email of [ben.email, cara.email, dora.email]) expect([email, await letters(email)]).toEqual([email, []])
  const [letter, ...more] = await letters(anna.email)
  expect(more).toEqual([])
  expect(letter?.subject).toBe('Deine Woche: 2 Workouts')
  for (const said of ['1. März 2027 bis 7. März 2027', '2 Workouts', '2 Sätze', '51 Minuten', '/abbestellen/'])
    expect(letter?.text).toContain(said)
  expect(letter?.text).toContain('Hallo Anna')

  // Withdrawn, it comes no more, though she trains.
  now = Date.parse('2027-03-10T10:00:00.000Z')
  const { access_token: token } = await it.signIn(anna.email)
  await trainFor(token, 20)
  await allow(token, false)
  now = Date.parse('2027-03-15T09:00:00.000Z')
  expect(await it.product.mailWeeks()).toBe(0)
  expect(await letters(anna.email)).toHaveLength(1)
}, 120_000)

test('who agreed to the older words agreed to something else, and is asked anew', async () => {
  const { access_token: token } = await it.signIn('dora@example.org')
  const { purposes } = (await it.ask('GET /api/consents', { token })).json
  expect(purposes.find(({ purpose }: { purpose: string }) => purpose === 'mails')).toMatchObject({
    given: false,
    title: 'Wochenrückblick per E-Mail',
  })
})

test('nobody is troubled by it', () => expect(it.troubles).toEqual([]))

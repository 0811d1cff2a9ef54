import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product.ts'

let product: TestProduct
let token = ''

beforeAll(async () => {
  product = await startProduct()
  token = (await product.person('lena@example.com')).access_token
}, 120_000)
afterAll(() => product.close())

const understand = async (text: string) => {
  const { status, json } = await product.ask('POST /api/coach/understood', { token, body: { text } })
  expect(status).toBe(200)
  return json as {
    items: {
      kind: string
      words: { de: string; en: string }
      said: string
      effect: string
      by: string
      whole: object
      instead: { text: string }[]
    }[]
    refusal: { code: string; text: { de: string; en: string }[] } | null
  }
}

test('tells in a few words what it understood, and where it stands', async () => {
  const { items, refusal } = await understand('rückenschonend, nur Oberkörper, 40 Minuten')
  expect(items.map(({ words, effect }) => [words.de, effect])).toEqual([
    ['Rücken schonen', 'limit'],
    ['nur Oberkörper', 'wish'],
    ['40 min', 'wish'],
  ])
  expect(items.map(({ said }) => said)).toEqual(['rückenschonend', 'Oberkörper', '40 Minuten'])
  expect(refusal).toBeNull()
})

test.each([
  ['ohne Maschinen', ['ohne Maschinen']],
  ['an Maschinen', ['Maschinen']],
  ['kein Cardio', ['ohne Cardio']],
  ['keine Supersätze', ['ohne Supersätze']],
  ['nicht draußen', ['nicht draußen']],
  ['Puls unter 140', ['Puls unter 140']],
  ['5x5 Kniebeuge mit 80', ['Kniebeuge mit der Langhantel 5 × 5 mit 80 kg']],
  ['Liegestütze 3x8-12', ['Liegestütz 3 × 8–12']],
  ['alles 3x10, nur 4 Übungen', ['alles 3 × 10', 'höchstens 4 Übungen']],
  ['Beine – ach nee, doch lieber Rücken', ['doch nicht Beine', 'Rücken']],
])('says which way round and how much: %s', async (text, words) => {
  const { items } = await understand(text)
  expect(items.map(({ words }) => words.de).toSorted()).toEqual(words.toSorted())
})

test('asks about what sounds like health, and says what it did not understand', async () => {
  const { items } = await understand('Mein Nacken macht Sachen, blubbix bitte')
  expect(items.map(({ words, effect }) => [words.de, effect])).toContainEqual(['Was ist mit deinem Nacken?', 'ask'])
  expect(items.find(({ effect }) => effect === 'not-understood')?.said).toBe('blubbix')
})

test('says before the click why no workout would be made', async () => {
  const { refusal } = await understand('38,5 Fieber, trotzdem Beine')
  expect(refusal?.code).toBe('needs-rest')
  expect(refusal?.text[0]?.de).toContain('Fieber')
})

test('says who understood it, what goes with the words, and what else may have been meant', async () => {
  const { items } = await understand('nur Oberkörper, Nacken macht Sachen')
  const [focus] = items
  expect(focus).toMatchObject({ by: 'built-in', whole: { start: 0, end: 14 } })
  expect(focus?.instead.map(({ text }) => text)).toContain('ohne Oberkörper')
  expect(items.find(({ effect }) => effect === 'ask')?.instead[0]?.text).toBe('Nacken schmerzt')
})

test('stores nothing, and asks who is there', async () => {
  const before = await product.product.log.head()
  await understand('Knie schmerzt')
  expect(await product.product.log.head()).toBe(before)
  expect((await product.ask('POST /api/coach/understood', { body: { text: 'Beine' } })).status).toBe(401)
})

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { memoryKeyRing } from '../../adapters/event-store/memory/key-ring.ts'
import { memoryStore } from '../../adapters/event-store/memory/memory-store.ts'
import { sealedStore } from '../../adapters/event-store/sealed.ts'
import { type Category, categories, everyType, type Facts, schemaOf } from '../../domain/facts.ts'
import { asUserId, asWorkoutId } from '../../domain/ids.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { asId, asStream } from '../../domain/kernel/stream.ts'
import { personal } from '../../domain/sealing.ts'
import { idOf } from '../../domain/streams.ts'
import { projections } from '../../projections/all.ts'
import { foldOne, keyOf } from '../../projections/fold-page.ts'
import { examples } from '../golden/examples.ts'
import { anywhere } from '../support/anywhere.ts'

const subject = asUserId('11111111-1111-4111-8111-111111111111')
const workout = asWorkoutId('22222222-2222-4222-8222-222222222222')
const streamFor = (category: Category) =>
  asStream<Category>(`${category}-${category === 'workout' ? workout : subject}`)

let inner: ReturnType<typeof memoryStore>
let keys: ReturnType<typeof memoryKeyRing>
let log: ReturnType<typeof sealedStore>

/** Every fact there is, once, about one person and one workout. */
beforeEach(async () => {
  inner = memoryStore()
  keys = memoryKeyRing()
  log = sealedStore(inner, keys)
  for (const category of categories) {
    const events = everyType
      .filter(each => each.category === category)
      .map(({ type }) => ({ id: freshId<'event'>(), event: examples[type], metadata: metadataOf(type) }))
    await anywhere(log).append(streamFor(category), 'any', events)
  }
})

const metadataOf = (type: string) => ({
  commandId: asId<'command'>('c'),
  correlationId: asId<'command'>('c'),
  causationId: asId<'command'>('c'),
  actor: { kind: 'user', id: subject } as const,
  subject,
  schema: schemaOf(type),
})

const allOf = async (): Promise<readonly Recorded<Facts[Category]>[]> => {
  const all: Recorded<Facts[Category]>[] = []
  for await (const { events } of log.read(null, {})) all.push(...events)
  return all
}

const fieldsOf = (category: Category, type: string): Readonly<Record<string, unknown>> =>
  Reflect.get(personal[category], type) ?? {}

const isOf = (recorded: Recorded<{ readonly type: string }>, category: Category) =>
  recorded.stream.startsWith(`${category}-`)

test('no personal field of any fact rests in the open, and each is read as it was written', async () => {
  for (const category of categories)
    for (const { event } of await inner.load(streamFor(category))) {
      const said = Object.keys(fieldsOf(category, event.type)).filter(
        field => field in examples[event.type as 'SetLogged'],
      )
      for (const field of said) expect(event, event.type).not.toHaveProperty(field)
      expect('sealed' in event, event.type).toBe(said.length > 0)
    }
  for (const { event } of await allOf()) expect(event).toEqual(examples[event.type])
})

describe('once a person is forgotten', () => {
  beforeEach(() => keys.destroy(subject))

  test('every personal field reads as its file says, and nothing else has changed', async () => {
    const past = await allOf()
    expect(past).toHaveLength(everyType.length)
    for (const recorded of past)
      for (const category of categories.filter(each => isOf(recorded, each))) {
        const { event } = recorded
        const blanks = fieldsOf(category, event.type)
        for (const [field, value] of Object.entries(examples[event.type]))
          if (!(field in blanks)) expect(Reflect.get(event, field)).toEqual(value)
        for (const [field, blank] of Object.entries(blanks))
          expect(field in event ? Reflect.get(event, field) : undefined, `${event.type}.${field}`).toEqual(blank)
      }
  })

  test('every read model still folds what is left', async () => {
    for (const projection of projections) {
      const rows = new Map<string, object | null>()
      for (const recorded of await allOf()) {
        const key = keyOf(projection, recorded)
        if (key !== null) rows.set(key, foldOne(projection, rows.get(key) ?? null, recorded))
      }
    }
  })
})

test('a workout is forgotten alone: its facts and its wish, not the rest of the person', async () => {
  await keys.destroy(`workout-${workout}`)
  const past = await allOf()
  const read = <Type extends keyof typeof examples>(type: Type) => past.find(({ event }) => event.type === type)?.event
  expect(read('WorkoutRequested')).not.toHaveProperty('mood')
  expect(read('WorkoutCreditUsed')).not.toHaveProperty('mood')
  expect(read('SetLogged')).not.toHaveProperty('reps')
  expect(read('WorkoutGenerated')).toMatchObject({ plan: { blocks: [] } })
  expect(read('UserRegistered')).toEqual(examples.UserRegistered)
  expect(read('CommentGiven')).toEqual(examples.CommentGiven)
  expect(
    past.filter(recorded => isOf(recorded, 'workout')).map(({ stream }) => idOf(asStream<'workout'>(stream))),
  ).toContain(workout)
})

test('facts of before everything was sealed are not read of who is forgotten', async () => {
  const stream = asStream<'workout'>(`workout-${randomUUID()}`)
  const plain = { type: 'SetLogged', exercise: 'b1e1', set: 's1', reps: 8, weight: '22,5', at: '2026-01-01T00:00:00Z' }
  await inner.append(stream, 'no-stream', [
    { id: freshId<'event'>(), event: plain, metadata: { ...metadataOf('SetLogged'), schema: 1 } },
  ])
  expect((await log.load(stream))[0]?.event).toMatchObject({ reps: 8, weightKg: 22.5 })
  await keys.destroy(subject)
  expect((await log.load(stream))[0]?.event).toEqual({
    type: 'SetLogged',
    exercise: 'b1e1',
    set: 's1',
    at: '2026-01-01T00:00:00Z',
  })
})

describe('a workout that was asked for without a word', () => {
  const begun = asStream<'workout'>('workout-33333333-3333-4333-8333-333333333333')
  const at = '2026-11-23T10:00:00.000Z'
  const wordless = { type: 'WorkoutRequested', athlete: subject, durationMinutes: 30, seed: 's', at } as const
  const request = {
    id: freshId<'event'>(),
    event: wordless,
    metadata: metadataOf('WorkoutRequested'),
  }

  test('gets its key while it is stored, which does not wait for that', async () => {
    await log.append(begun, 'no-stream', [request])
    expect((await keys.all([begun])).get(begun)?.size).toBe(1)
    const busy = sealedStore(memoryStore(), { ...keys, current: () => new Promise(() => {}) })
    expect(await busy.append(begun, 'no-stream', [request])).toMatchObject({ revision: 0 })
  })

  test('is read without asking for a key, and also written where its person has none any more', async () => {
    await keys.destroy(subject)
    await log.append(begun, 'no-stream', [request])
    const reading = sealedStore(inner, { ...keys, all: () => Promise.reject(new Error('keys were asked for')) })
    expect((await reading.load(begun)).map(({ event }) => event)).toEqual([wordless])
  })
})

test('of a long stream the next part is on its way while one is opened, and others get their turn', async () => {
  const long = asStream<'workout'>('workout-44444444-4444-4444-8444-444444444444')
  const { SetLogged } = examples
  const set = () => ({ id: freshId<'event'>(), event: SetLogged, metadata: metadataOf('SetLogged') })
  await log.append(long, 'no-stream', Array.from({ length: 1100 }, set))
  const order: string[] = []
  const slow: typeof inner = {
    ...inner,
    load: (stream, part) => {
      order.push(`ask from ${part?.from}`)
      return inner.load(stream, part)
    },
  }
  const all: typeof keys.all = subjects => {
    order.push('open')
    return keys.all(subjects)
  }
  let turns = 0
  const turn = setInterval(() => turns++, 0)
  expect(await sealedStore(slow, { ...keys, all }).load(long)).toHaveLength(1100)
  clearInterval(turn)
  expect(order).toEqual(['ask from 0', 'ask from 500', 'open', 'ask from 1000', 'open', 'open'])
  expect(turns).toBeGreaterThan(0)
  order.length = 0
  const some = await sealedStore(slow, keys).load(long, { from: 3, most: 700 })
  expect(some.map(({ revision }) => revision)).toEqual(Array.from({ length: 700 }, (_, nth) => 3 + nth))
  expect(order).toEqual(['ask from 3', 'ask from 503'])
})

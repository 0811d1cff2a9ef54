import { expect, test } from 'vitest'
import type { Appending } from '../../domain/kernel/log.ts'
import { isNewer, newer, poisoned } from '../../domain/kernel/poison.ts'
import type { AnyProjection, Forgetting, Projection } from '../../domain/kernel/projection.ts'
import { type Projecting, plainly } from '../../domain/kernel/projector.ts'
import { runProjection } from '../../domain/kernel/run-projection.ts'
import { asId, idOf, type Stream, streamOf } from '../../domain/kernel/stream.ts'
import { memoryStore } from '../../domain/kernel/testing/memory-store.ts'
import { enduring } from '../../domain/running/enduring.ts'
import { memoryModels } from '../../domain/running/testing/memory-models.ts'
import { projectedInMemory } from '../../domain/running/testing/projected.ts'

type Facts = {
  lamp: { type: 'Lit' } | { type: 'Broke' } | { type: 'Mended' }
  person: { type: 'Forgotten' } | { type: 'Greeted' }
}
type Row = { id: string; owner: string; events: number }
type Fold = Projection<Facts, Row, 'lamp'>['fold']

const count: Fold = (row, { stream, metadata }) => ({
  id: idOf(stream),
  owner: metadata.subject,
  events: (row?.events ?? 0) + 1,
})
const lamps = (fold: Fold = count): Projection<Facts, Row, 'lamp'> => ({
  name: 'lamps_v1',
  categories: ['lamp'],
  columns: { id: 'text', owner: 'text', events: 'int' },
  indexes: [],
  keyedBy: 'id',
  ownedBy: 'owner',
  key: ({ stream }) => idOf(stream),
  fold,
})
const atBroke =
  (then: Fold): Fold =>
  (row, recorded) =>
    recorded.event.type === 'Broke' ? then(row, recorded) : count(row, recorded)
const fails = lamps(
  atBroke(() => {
    throw new Error('no such case')
  }),
)
const forgetting: Forgetting<'person'> = {
  category: 'person',
  types: ['Forgotten'],
  whom: ({ event, metadata }) => (event.type === 'Forgotten' ? [metadata.subject] : []),
}

const world = () => {
  const log = memoryStore<Facts>()
  const store: Appending<Facts> = log
  let written = 0
  const add = async <C extends 'lamp' | 'person'>(stream: Stream<C>, events: readonly Facts[C][], about = 'anna') => {
    for (const event of events) {
      const commandId = asId<'command'>(`c${++written}`)
      const causes = {
        commandId,
        correlationId: commandId,
        causationId: commandId,
        schema: 1,
        subject: asId<'subject'>(about),
      }
      const metadata = { ...causes, actor: { kind: 'system', id: 'test' } as const }
      await store.append(stream, 'any', [{ id: asId(`e${written}`), event, metadata }])
    }
  }
  const models = memoryModels()
  const project = (projection: AnyProjection, from = log) => projectedInMemory(from, projection, forgetting, models)
  /** Everything that it holds, in one page after the other, to whom takes it. */
  const takenBy = async (projecting: Projecting, projection: AnyProjection) => {
    const opened = await models.open(projection)
    const steps = projecting(projection, opened, () => {})
    for await (const page of log.read(opened.position, {})) await steps.take(page)
    await steps.close?.()
    return counts(models.shown(projection.name))
  }
  return { log, add, models, project, takenBy }
}
const counts = (rows: readonly object[]) =>
  Object.fromEntries(rows.map(row => [Reflect.get(row, 'id'), Reflect.get(row, 'events')]))

test('a stream that cannot be folded is set aside, the others go on, and mended code takes it back in its order', async () => {
  const { add, project } = world()
  await add(streamOf('lamp', 'a'), [{ type: 'Lit' }, { type: 'Broke' }, { type: 'Mended' }])
  await add(streamOf('lamp', 'b'), [{ type: 'Lit' }, { type: 'Lit' }])
  const { shown, aside, position } = await project(fails)
  expect([counts(shown), position]).toEqual([{ a: 1, b: 2 }, '5'])
  expect(aside).toMatchObject([{ stream: 'lamp-a', position: '2', why: expect.stringContaining('no such case') }])
  await add(streamOf('lamp', 'a'), [{ type: 'Lit' }])
  expect(counts((await project(fails)).shown)).toEqual({ a: 1, b: 2 })
  const mended = await project(lamps())
  expect([counts(mended.shown), mended.aside]).toEqual([{ a: 4, b: 2 }, []])
})

test('so is one whose row does not fit into its table', async () => {
  const { add, project } = world()
  await add(streamOf('lamp', 'a'), [{ type: 'Lit' }])
  await add(streamOf('lamp', 'b'), [{ type: 'Lit' }, { type: 'Broke' }])
  await add(streamOf('lamp', 'c'), [{ type: 'Lit' }])
  const odd = lamps(atBroke((row, recorded) => ({ ...(count(row, recorded) ?? never()), events: 1.5 })))
  const { shown, aside } = await project(odd)
  expect([counts(shown), aside.map(({ stream }) => stream)]).toEqual([{ a: 1, b: 1, c: 1 }, ['lamp-b']])
})

test('a hundred such streams are a fault of theirs, more are one of the code: the model halts and says why', async () => {
  const { add, project } = world()
  for (let n = 0; n < 101; n++) await add(streamOf('lamp', `l${n}`), [{ type: 'Lit' }, { type: 'Broke' }])
  const halted = await project(fails)
  expect(halted.error).toContain('no such case')
  expect(halted.aside).toHaveLength(100)
  const mended = await project(lamps())
  expect([mended.error, mended.aside]).toEqual([null, []])
  expect(Object.values(counts(mended.shown))).toEqual(Array(101).fill(2))
})

test('of what a newer version wrote as much is set aside as there is, and the newer version takes it up', async () => {
  const { log, add, project } = world()
  for (let n = 0; n < 150; n++) await add(streamOf('lamp', `l${n}`), [{ type: 'Broke' }])
  await add(streamOf('lamp', 'known'), [{ type: 'Lit' }])
  const older: typeof log = {
    ...log,
    follow: async function* (...asked) {
      for await (const { events, position } of log.follow(...asked))
        yield {
          events: events.filter(({ event }) => event.type !== 'Broke'),
          unreadable: events
            .filter(({ event }) => event.type === 'Broke')
            .map(recorded => poisoned('it cannot be read', recorded, newer('nobody knows an event Broke'))),
          position,
        }
    },
    load: async stream => {
      const [first] = await log.load(stream)
      if (first?.event.type === 'Broke') throw poisoned('it cannot be read', first, newer('nobody knows it'))
      return log.load(stream)
    },
  }
  for (const _ of ['first', 'opened again']) {
    const { shown, aside, error } = await project(lamps(), older)
    expect([counts(shown), error, aside.length]).toEqual([{ known: 1 }, null, 150])
    expect(aside.every(each => each.isNewer)).toBe(true)
  }
  const { shown, aside } = await project(lamps())
  expect([shown.length, aside]).toEqual([151, []])
  expect(isNewer(newer('so'))).toBe(true)
})

test('who is forgotten goes from a model that reads nothing else of theirs, and from a stream that was set aside', async () => {
  const { add, project } = world()
  await add(streamOf('lamp', 'a'), [{ type: 'Lit' }, { type: 'Broke' }], 'anna')
  await add(streamOf('lamp', 'b'), [{ type: 'Lit' }], 'berta')
  await project(fails)
  await add(streamOf('person', 'anna'), [{ type: 'Greeted' }, { type: 'Forgotten' }], 'anna')
  const { shown } = await project(fails)
  expect(counts(shown)).toEqual({ b: 1 })
})

const both: readonly (readonly [string, typeof plainly | typeof enduring])[] = [
  ['the plain one', plainly],
  ['the one that lasts', enduring],
]

test.each(both)('%s that was overtaken writes nothing more, and nothing is folded twice', async (_, by) => {
  const { log, add, models, project } = world()
  await add(streamOf('lamp', 'a'), [{ type: 'Lit' }, { type: 'Lit' }])
  const projecting = by({ log, models, forgetting, pause: async () => {} })
  const slow = projecting(lamps(), await models.open(lamps()), () => {})
  const quick = projecting(lamps(), await models.open(lamps()), () => {})
  for await (const page of log.read(null, {})) {
    expect(await slow.take(page)).toBe(false)
    expect(await quick.take(page)).toBe(true)
  }
  expect(counts((await project(lamps())).shown)).toEqual({ a: 2 })
})

test.each(both)('of two runners of %s one works at a time, and goes on where the other was', async (_, by) => {
  const { log, add, models } = world()
  const stops = [new AbortController(), new AbortController()]
  const parts = { log, models, forgetting, report: () => {}, onMoved: () => {}, pause: nextTurn }
  const run = { ...parts, projecting: by(parts) }
  const running = stops.map(({ signal }) => runProjection<Facts>(lamps(), run, signal))
  for (let n = 0; n < 40; n++) {
    await add(streamOf('lamp', 'a'), [{ type: 'Lit' }])
    if (n % 10 === 9) await nextTurn()
    if (n === 20) stops[0]?.abort()
  }
  for (let turns = 0; turns < 500 && models.standing('lamps_v1').position !== '40'; turns++) await nextTurn()
  stops[1]?.abort()
  await Promise.all(running)
  expect(counts(models.shown('lamps_v1'))).toEqual({ a: 40 })
})

test.each([
  ['is none of its business', 'person', { type: 'Greeted' }],
  ['changes nothing in it', 'lamp', { type: 'Broke' }],
] as const)(
  'a checkpoint moves a little later over what %s, once for all of it, without another page',
  async (_, category, event) => {
    const { log, add, models } = world()
    let writes = 0
    const waits: (() => void)[] = []
    const counted: typeof models = {
      ...models,
      save: async (...asked) => {
        writes++
        return models.save(...asked)
      },
    }
    const pause = () => new Promise<void>(resolve => waits.push(resolve))
    const blind = lamps(atBroke(row => row))
    const projecting = enduring({ log, models: counted, forgetting, pause })
    const steps = projecting(blind, await models.open(blind), () => {})
    const stream = streamOf<'person' | 'lamp'>(category, 'a')
    await add(stream, Array(5).fill(event))
    for (let place = 0; place < 5; place++) {
      const events = await log.load(stream, { from: place, most: 1 })
      for (const { position } of events) await steps.take({ events, position })
    }
    expect([writes, models.standing('lamps_v1').position, waits.length]).toEqual([0, null, 1])
    waits[0]?.()
    for (let turns = 0; turns < 10 && writes === 0; turns++) await nextTurn()
    expect([writes, models.standing('lamps_v1').position]).toEqual([1, '5'])
  },
)

test('a model that is taken over while its checkpoint rests tells that it was', async () => {
  const { log, models } = world()
  const told: string[] = []
  const wait = Promise.withResolvers<void>()
  const projecting = enduring({ log, models, forgetting, pause: () => wait.promise })
  const steps = projecting(lamps(), await models.open(lamps()), () => void told.push('overtaken'))
  await steps.take({ events: [], position: asId('3') })
  await models.open(lamps())
  wait.resolve()
  for (let turns = 0; turns < 10 && told.length === 0; turns++) await nextTurn()
  expect(told).toEqual(['overtaken'])
  expect(models.standing('lamps_v1').position).toBeNull()
})

const nextTurn = () => new Promise<void>(resolve => setImmediate(resolve))
const never = (): never => {
  throw new Error('there is a row')
}

test.each(both)('%s does not look for the row of a stream that begins, nor for one just begun', async (_, by) => {
  const { log, add, models, takenBy } = world()
  const asked: (readonly string[])[] = []
  const spied: typeof models = {
    ...models,
    rows: (...question) => {
      asked.push(question[1])
      return models.rows(...question)
    },
  }
  const projecting = by({ log, models: spied, forgetting, pause: async () => {} })
  await add(streamOf('lamp', 'a'), [{ type: 'Lit' }, { type: 'Mended' }])
  await takenBy(projecting, lamps())
  await add(streamOf('lamp', 'a'), [{ type: 'Lit' }])
  await add(streamOf('lamp', 'b'), [{ type: 'Lit' }])
  expect(await takenBy(projecting, lamps())).toEqual({ a: 3, b: 1 })
  expect(asked.flat()).toEqual(['a'])
})

test.each(both)(
  'where several streams meet in a row, %s takes the beginning of one for no beginning',
  async (_, by) => {
    const { log, add, models, takenBy } = world()
    const projecting = by({ log, models, forgetting, pause: async () => {} })
    const together = {
      ...lamps(),
      key: () => 'all',
      acrossStreams: true,
      fold: (row: Row | null) => ({ id: 'all', owner: 'anna', events: (row?.events ?? 0) + 1 }),
    }
    await add(streamOf('lamp', 'a'), [{ type: 'Lit' }])
    await takenBy(projecting, together)
    await add(streamOf('lamp', 'b'), [{ type: 'Lit' }])
    expect(await takenBy(projecting, together)).toEqual({ all: 2 })
  },
)

test.each(both)('%s forgets who is forgotten', async (_, by) => {
  const { log, add, models, takenBy } = world()
  await add(streamOf('lamp', 'a'), [{ type: 'Lit' }], 'anna')
  await add(streamOf('lamp', 'b'), [{ type: 'Lit' }], 'berta')
  await add(streamOf('person', 'anna'), [{ type: 'Forgotten' }], 'anna')
  expect(await takenBy(by({ log, models, forgetting, pause: async () => {} }), lamps())).toEqual({ b: 1 })
})

test('the plain one halts at what it cannot fold, says why, and goes on with mended code', async () => {
  const { log, add, models } = world()
  await add(streamOf('lamp', 'a'), [{ type: 'Lit' }])
  const run = async (projection: AnyProjection, until: () => boolean) => {
    const stop = new AbortController()
    const parts = { log, models, forgetting, report: () => {}, onMoved: () => {}, pause: nextTurn }
    const running = runProjection<Facts>(projection, { ...parts, projecting: plainly(parts) }, stop.signal)
    for (let turns = 0; turns < 500 && !until(); turns++) await nextTurn()
    stop.abort()
    await running
    return { shown: counts(models.shown('lamps_v1')), ...models.standing('lamps_v1') }
  }
  await run(fails, () => models.standing('lamps_v1').position === '1')
  await add(streamOf('lamp', 'a'), [{ type: 'Broke' }])
  await add(streamOf('lamp', 'b'), [{ type: 'Lit' }])
  const halted = await run(fails, () => models.standing('lamps_v1').error !== null)
  expect([halted.shown, halted.error, halted.aside]).toEqual([{ a: 1 }, expect.stringContaining('no such case'), []])
  const mended = await run(lamps(), () => models.standing('lamps_v1').position === '3')
  expect([mended.shown, mended.error]).toEqual([{ a: 2, b: 1 }, null])
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshId } from '../../adapters/crypto/fresh-id.ts'
import { type Checkpoint, isUnstorable, type ModelStore } from '../../domain/kernel/model-store.ts'
import type { Change, Projection } from '../../domain/kernel/projection.ts'
import { asId, asStream } from '../../domain/kernel/stream.ts'

type Row = { id: string; owner: string; n: number; large: string }
type Things = { thing: { type: 'Seen' } }

const nothing: Change = { put: [], touch: [], remove: [], forget: [] }

let models = 0
const model = (): Projection<Things, Row, 'thing'> => ({
  name: `contract_${++models}_v1`,
  categories: ['thing'],
  columns: { id: 'uuid', owner: 'uuid', n: 'int', large: 'text' },
  indexes: [],
  keyedBy: 'id',
  ownedBy: 'owner',
  seldom: ['large'],
  key: () => null,
  fold: row => row,
})
const row = (n: number, owner: string = randomUUID(), large = 'as it was'): Row => ({
  id: randomUUID(),
  owner,
  n,
  large,
})

/** What every store of read models must do, whatever it is made of. */
export const modelStoreContract = (
  name: string,
  open: () => Promise<{ store: ModelStore; close: () => Promise<void> }>,
) =>
  describe(`model store contract: ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>
    let store: ModelStore
    beforeAll(async () => {
      opened = await open()
      store = opened.store
    })
    afterAll(() => opened.close())

    const at = (place: number) => asId<'position'>(String(place))
    const save = (projection: ReturnType<typeof model>, from: Checkpoint, to: number, change: Partial<Change>) =>
      store.save(projection, from, { change: { ...nothing, ...change }, to: at(to), last: null, oldest: null })
    const there = async (projection: ReturnType<typeof model>, ...rows: readonly Row[]) => [
      ...(
        await store.rows(
          projection,
          rows.map(({ id }) => id),
        )
      ).values(),
    ]

    test('a model begins before the first event and goes on where its rows were written', async () => {
      const [own, one] = [model(), row(1)]
      const first = await store.open(own)
      expect(first).toMatchObject({ position: null, aside: [] })
      expect(await there(own, one)).toEqual([])
      expect(await save(own, first, 3, { put: [one] })).toBe(true)
      const second = await store.open(own)
      expect(second.position).toBe('3')
      expect(second.epoch).toBeGreaterThan(first.epoch)
      expect(await there(own, one)).toEqual([one])
    })

    test('a writer that was overtaken changes nothing: no row, no checkpoint, nothing aside, no word of halting', async () => {
      const [own, one] = [model(), row(1)]
      const old = await store.open(own)
      const { epoch } = await store.open(own)
      const aside = { stream: asStream('thing-a'), position: at(2), id: freshId<'event'>(), why: 'late' }
      expect(await save(own, old, 3, { put: [one] })).toBe(false)
      expect(await store.setAside(own, old, aside)).toBe(false)
      await store.halt(own.name, old.epoch, at(2), 'late')
      expect(await there(own, one)).toEqual([])
      expect(await store.open(own)).toEqual({ position: null, aside: [], epoch: BigInt(epoch) + 1n })
    })

    test('of two writes from one place the second changes nothing', async () => {
      const [own, one, other] = [model(), row(1), row(2)]
      const from = await store.open(own)
      expect(await save(own, from, 1, { put: [one] })).toBe(true)
      expect(await save(own, from, 2, { put: [other] })).toBe(false)
      expect(await there(own, one, other)).toEqual([one])
    })

    test('rows are put, changed but for what changes seldom, and removed', async () => {
      const [own, one, other] = [model(), row(1), row(2)]
      const from = await store.open(own)
      await save(own, from, 1, { put: [one, other] })
      const touched = { ...one, n: 5, large: 'not written' }
      await save(own, { ...from, position: at(1) }, 2, { touch: [touched], remove: [other.id] })
      expect(await there(own, one, other)).toEqual([{ ...one, n: 5 }])
    })

    test('all rows of who is forgotten go before any is put, and nobody else’s', async () => {
      const own = model()
      const gone = randomUUID()
      const [one, other, later] = [row(1, gone), row(2), row(3, gone)]
      const from = await store.open(own)
      await save(own, from, 1, { put: [one, other] })
      expect(await save(own, { ...from, position: at(1) }, 2, { forget: [gone], put: [later] })).toBe(true)
      expect(await there(own, one, other, later)).toHaveLength(2)
      expect(await there(own, one)).toEqual([])
    })

    test('what is set aside is told to whoever opens the model, until its stream is followed again', async () => {
      const own = model()
      const stream = asStream('thing-a')
      const aside = { stream, position: at(2), id: freshId<'event'>(), why: 'odd' }
      const from = await store.open(own)
      expect(await save(own, from, 1, {})).toBe(true)
      expect(await store.setAside(own, { ...from, position: at(1) }, aside)).toBe(true)
      const next = await store.open(own)
      expect(next.aside).toEqual([aside])
      const step = { change: nothing, to: at(4), last: null, oldest: null, back: stream }
      expect(await store.save(own, next, step)).toBe(true)
      expect((await store.open(own)).aside).toEqual([])
    })

    test('at its beginning nothing of a model is aside, for all of it comes again', async () => {
      const own = model()
      const aside = { stream: asStream('thing-a'), position: at(2), id: freshId<'event'>(), why: 'odd' }
      expect(await store.setAside(own, await store.open(own), aside)).toBe(true)
      expect((await store.open(own)).aside).toEqual([])
    })

    test('rows that the table cannot hold are refused as such, and all that was written with them', async () => {
      const [own, one, odd] = [model(), row(1), row(1.5)]
      const from = await store.open(own)
      const refused = await save(own, from, 1, { put: [one, odd] }).catch(error => error)
      expect(isUnstorable(refused)).toBe(true)
      expect(await there(own, one)).toEqual([])
      expect((await store.open(own)).position).toBeNull()
    })
  })

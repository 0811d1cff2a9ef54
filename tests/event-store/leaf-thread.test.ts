import { setTimeout } from 'node:timers/promises'
import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { leafOfRow, leavesOfPacked, openLeaves, packed } from '../../adapters/event-store/postgres/leaves.ts'
import type { EventRow } from '../../adapters/event-store/postgres/read-rows.ts'

const enough = 1_000_000
const leaves = openLeaves(enough)
afterAll(leaves.close)

/** PostgreSQL stores every sign of a text but this one. */
const text = fc.string({ unit: 'binary' }).map(any => any.replaceAll('\0', ''))
const fields = fc.dictionary(text, fc.jsonValue()).map(any => JSON.stringify(any).replaceAll('\0', ''))
const row: fc.Arbitrary<EventRow> = fc.record({
  gp: fc.nat().map(String),
  stream: text,
  version: fc.nat().map(String),
  type: text,
  id: fc.uuid(),
  data: fields,
  meta: fields,
  created: fc.constantFrom('2026-03-01 18:00:00.123456+00', '2026-03-01 18:00:00+00'),
})

test('rows packed for a thread have the leaves that they have one by one', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), rows => {
      const one = Buffer.concat(rows.map(leafOfRow))
      expect(Buffer.from(leavesOfPacked(packed(rows))).equals(one)).toBe(true)
    }),
  )
})

test('pages given to the thread at once come back each with its own leaves, before it is ready and after', async () => {
  for (let round = 0; round < 20; round++) {
    const pages = fc.sample(fc.array(row, { minLength: 1, maxLength: 20 }), 5)
    expect(await Promise.all(pages.map(leaves.of))).toEqual(pages.map(rows => rows.map(leafOfRow)))
    await setTimeout(100)
  }
  expect(leaves.isReady()).toBe(true)
}, 30_000)

test('a row that cannot be read fails as it does without a thread', async () => {
  const [torn] = fc.sample(row, 1).map(any => ({ ...any, data: '{"text":"torn' }))
  if (!torn) throw new Error('no row')
  await expect(leaves.of([torn])).rejects.toThrow(SyntaxError)
})

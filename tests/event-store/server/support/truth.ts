import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { openRows } from '../../../../adapters/postgres/read-models/sealed-rows.ts'
import type { Infrastructure } from '../../../../app/infrastructure.ts'
import type { Category, RecordedEvent } from '../../../../domain/facts.ts'

import { asStream, type Position } from '../../../../domain/kernel/stream.ts'
import { projections } from '../../../../projections/all.ts'
import { filterOf, foldOne, forgetting, keyOf } from '../../../../projections/fold-page.ts'
import type { AnyProjection } from '../../../../projections/ports.ts'
import type { Acknowledged } from './athlete.ts'

const newest = ({ log }: Infrastructure, positions: readonly Position[]) =>
  positions.reduce<Position | null>((one, other) => (log.compare(one, other) < 0 ? other : one), null)

/** Waits until every read model has seen the end of the log. */
export const settled = async (infrastructure: Infrastructure, within = 30_000) => {
  const head = await infrastructure.log.head()
  for (const end = Date.now() + within; Date.now() < end; await setTimeout(50)) {
    const places = new Map((await infrastructure.models.status()).map(({ name, position }) => [name, position]))
    if (projections.every(({ name }) => infrastructure.log.compare(places.get(name) ?? null, head) >= 0)) return
  }
  throw new Error('the read models did not reach the end of the log')
}

/** Everything acknowledged is in the log once, at the place that was answered, and no stream has a gap. */
export const expectOnceInLog = async (
  infrastructure: Infrastructure,
  acknowledged: readonly Acknowledged[],
  streams: readonly string[],
) => {
  const events: RecordedEvent[] = []
  for (const stream of streams) {
    const loaded = await infrastructure.log.load(asStream<Category>(stream))
    expect(loaded.map(({ revision }) => revision)).toEqual(loaded.map((_, index) => index))
    events.push(...loaded)
  }
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  const byCommand = Map.groupBy(events, ({ metadata }): string => metadata.commandId)
  for (const { commandId, position } of acknowledged) {
    const stored = byCommand.get(commandId) ?? []
    expect(stored.length).toBeGreaterThan(0)
    expect(
      newest(
        infrastructure,
        stored.map(each => each.position),
      ),
    ).toBe(position)
    expect(
      stored.filter(({ event }) => event.type === 'SetLogged' || event.type === 'SetCorrected').length,
    ).toBeLessThan(2)
  }
}

/** Each read model is what its fold makes of the whole log, row for row. */
export const expectModelsEqualFreshFold = async (infrastructure: Infrastructure) => {
  for (const projection of projections) {
    const live = await liveRows(infrastructure, projection)
    const fresh = await freshRows(infrastructure, projection)
    expect(live.size, projection.name).toBe(fresh.size)
    for (const [key, row] of fresh) expect(live.get(key), `${projection.name} ${key}`).toEqual(row)
  }
}

const liveRows = async ({ database, keys }: Infrastructure, { name, columns }: AnyProjection) => {
  const { rows } = await database.query<Record<string, unknown>>(`select * from read_models.${name}`)
  return new Map((await openRows(rows, keys)).map(row => [String(row[Object.keys(columns)[0] ?? '']), plain(row)]))
}

const freshRows = async ({ log }: Infrastructure, projection: AnyProjection) => {
  const rows = new Map<string, object>()
  for await (const { events } of log.read(null, filterOf(projection)))
    for (const recorded of events) {
      for (const owner of forgetting.whom(recorded))
        for (const [key, row] of rows) if (Reflect.get(row, 'owner') === owner) rows.delete(key)
      const key = keyOf(projection, recorded)
      if (key === null) continue
      const row = foldOne(projection, rows.get(key) ?? null, recorded)
      if (row) rows.set(key, row)
      else rows.delete(key)
    }
  return new Map([...rows].map(([key, row]) => [key, plain(row)]))
}

/** As JSON would keep it; undefined and null are one to a table. */
const plain = (row: object) =>
  Object.fromEntries(
    Object.entries(JSON.parse(JSON.stringify(row)) as Record<string, unknown>).filter(([, value]) => value !== null),
  )

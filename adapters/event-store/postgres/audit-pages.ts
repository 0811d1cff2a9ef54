import { asId, type Position } from '../../../domain/kernel/stream.ts'
import { damageIn, damageInIndex, named, rowsOverDamage } from '../../postgres/over-damage.ts'
import type { Database } from '../../postgres/pool.ts'
import type { AuditEvent, AuditPage } from '../../proof/audit-page.ts'
import { leafOfRow, openLeaves } from './leaves.ts'
import type { EventRow } from './read-rows.ts'
import type { LogRows } from './rows.ts'

type Rows = { readonly events: readonly EventRow[]; readonly position: Position }
type Pages = (from: Position | null) => AsyncIterable<Rows>
type LeavesOf = ReturnType<typeof openLeaves>['of']

const table = 'log.events'
const columns = 'gp, stream, version, type, id, data::text as data, meta::text as meta, created'
/** Whoever goes around damage looks through the whole table for so many places. */
const wide = 20_000

/** The log as ever, as long as it can be read; around what is damaged where it cannot. Places are positions here. */
export async function* auditPages(read: Pages, rows: LogRows, database: Database): AsyncGenerator<AuditPage> {
  const { end, tail } = await endOf(rows, database)
  const leaves = openLeaves(end)
  try {
    yield* upTo(end, from => hashed(read(positionOf(from)), from, leaves.of), rows, database)
  } finally {
    await leaves.close()
  }
  if (tail !== null) yield { events: [], lost: { from: end + 1, to: null, why: await named(database, tail) } }
  for (const keys of [['stream', 'version'], ['id'], ['gp']]) {
    const why = await damageInIndex(database, table, keys)
    if (why !== null) yield { events: [], damaged: await named(database, why) }
  }
}

async function* upTo(
  end: number,
  read: (from: number) => AsyncIterable<Hashed>,
  rows: LogRows,
  database: Database,
): AsyncGenerator<AuditPage> {
  let place = 0
  while (place < end)
    try {
      for await (const page of read(place)) {
        yield page
        place = page.upTo
      }
    } catch (error) {
      const why = damageIn(error)
      if (why === null) throw error
      const last = Math.min(place + wide, end)
      const isAllThere = yield* around(rows, database, place, last)
      if (isAllThere) yield { events: [], damaged: await named(database, why) }
      place = last
    }
}

const positionOf = (place: number) => (place === 0 ? null : asId<'position'>(String(place)))

/** Where the log ends; `tail`: why there may be more events behind it. */
const endOf = async (rows: LogRows, database: Database) => {
  try {
    return { end: Number(await rows.last()), tail: null }
  } catch (error) {
    if (damageIn(error) === null) throw error
    const ends = await rowsOverDamage<{ gp: string | null }>(database, { table, columns: 'max(gp) as gp' })
    const end = ends.rows.reduce((most, { gp }) => Math.max(most, Number(gp ?? 0)), 0)
    return { end, tail: ends.said[0] ?? null }
  }
}

/** Positions have no gaps: where one is missing, it may be the index that does not lead there. */
const isWhole = ({ events, position }: Rows, after: number) =>
  events.length === Number(position) - after && events.every(({ gp }, index) => Number(gp) === after + index + 1)

const astray = () => Object.assign(new Error('log.events_pkey does not lead to every event'), { code: 'XX002' })

/** Answers whether every place holds an event. */
async function* around(
  rows: LogRows,
  database: Database,
  after: number,
  upTo: number,
): AsyncGenerator<AuditPage, boolean> {
  // Reckoned with, a position is found by no index.
  const where = 'gp + 0 > $1 and gp + 0 <= $2'
  const { rows: found, said } = await rowsOverDamage<EventRow>(database, {
    table,
    columns,
    where,
    values: [after, upTo],
  })
  const known = new Map(found.map(row => [Number(row.gp), row]))
  const nothingIsLeft = known.size === 0 ? said[0] : undefined
  let events: AuditEvent[] = []
  let lost: NonNullable<AuditPage['lost']>[] = []
  const piece = (): AuditPage => {
    const [first, last] = [lost[0], lost.at(-1)]
    const made = { events, ...(first && last ? { lost: { ...first, to: last.to } } : {}) }
    events = []
    lost = []
    return made
  }
  let isAllThere = true
  for (let place = after + 1; place <= upTo; place++) {
    const row = known.get(place)
    const event = row ? eventIn(row) : (nothingIsLeft ?? (await whyNotAt(rows, place)))
    if (event === null || typeof event === 'string') isAllThere = false
    if (typeof event === 'string') lost.push({ from: place, to: place, why: await named(database, event) })
    else {
      if (lost.length > 0) yield piece()
      if (event) events.push(event)
    }
  }
  yield piece()
  return isAllThere
}

const eventIn = (row: EventRow) => {
  try {
    return told(row, leafOfRow(row))
  } catch (error) {
    return String(error)
  }
}

/** Null: nothing is known of such an event, so it is missing and not unreadable. */
const whyNotAt = async (rows: LogRows, place: number) => {
  try {
    return (await rows.between(BigInt(place - 1), BigInt(place), {})).length > 0 ? 'its place is damaged' : null
  } catch (error) {
    const why = damageIn(error)
    if (why === null) throw error
    return why
  }
}

type Hashed = AuditPage & { readonly upTo: number }

/** Each page while the one after it is asked for and read. */
async function* hashed(pages: AsyncIterable<Rows>, from: number, leavesOf: LeavesOf): AsyncGenerator<Hashed> {
  let place = from
  let before: Promise<Hashed> | null = null
  for await (const page of pages) {
    if (!isWhole(page, place)) throw astray()
    place = Number(page.position)
    const next = withLeaves(page, leavesOf)
    next.catch(() => {})
    if (before) yield await before
    before = next
  }
  if (before) yield await before
}

const withLeaves = async ({ events, position }: Rows, leavesOf: LeavesOf): Promise<Hashed> => {
  const leaves = await leavesOf(events)
  return { events: events.map((row, nth) => told(row, leaves[nth] ?? none)), upTo: Number(position) }
}

const none = Buffer.alloc(0)
const told = ({ stream, version, id }: EventRow, leaf: Buffer): AuditEvent => ({
  leaf,
  stream,
  revision: Number(version),
  id,
})

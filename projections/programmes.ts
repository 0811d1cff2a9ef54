import type { Kysely } from 'kysely'
import { mondayOf, type Week, type WeekTargets, weeksLater } from '../domain/coach/basis/week.ts'
import type { EventId, Loose, UserId } from '../domain/ids.ts'
import * as Programme from '../domain/programme.ts'
import { idOf } from '../domain/streams.ts'
import type { Projection } from './ports.ts'

/** A layout of weeks, as it was decided. */
type Layout = {
  readonly event: EventId
  readonly at: string
  readonly why: Programme.Why | 'started'
  readonly because: readonly Loose<EventId>[]
}

type Row = { owner: UserId; weeks: readonly Week[]; layouts: readonly Layout[] }
export type ProgrammeRow = Row

const name = 'programmes_v2'

/** What each week of an athlete is for, and what decided it. */
export const programmes: Projection<Row, 'programme', typeof name> = {
  name,
  categories: ['programme'],
  columns: { owner: 'uuid', weeks: 'jsonb', layouts: 'jsonb' },
  indexes: [],
  keyedBy: 'owner',
  ownedBy: 'owner',
  sealed: { columns: ['weeks'] },
  key: ({ stream }) => idOf(stream),
  fold: (row, { event, id, stream }) => {
    const { at, because, weeks } = event
    return {
      owner: idOf(stream),
      weeks: Programme.laidAnew(row?.weeks ?? [], weeks),
      layouts: [...(row?.layouts ?? []), { event: id, at, why: Programme.whyOf(event), because }],
    }
  },
}

export type ProgrammeTables = Record<typeof name, Row>

export const programmeOf = (db: Kysely<ProgrammeTables>, owner: UserId) =>
  db.selectFrom(programmes.name).selectAll().where('owner', '=', owner).executeTakeFirst()

/** What the week of a moment is for; null where nothing was laid out for it. */
export const targetsAt = (row: Row | undefined, moment: string): WeekTargets | null => {
  const monday = mondayOf(moment)
  const week = row && Programme.weekOf(row, monday)
  if (!row || !week) return null
  const before = Programme.weekOf(row, weeksLater(monday, -1))
  return { ...week, after: before?.phase ?? null, events: row.layouts.slice(-1).map(({ event }) => event) }
}

import type { Filter, Part, Recorded } from '../../../domain/kernel/log.ts'
import { outage } from '../../../domain/kernel/outage.ts'
import type { EventId, Stream } from '../../../domain/kernel/stream.ts'
import type { Database } from '../../postgres/pool.ts'
import type { StoredEvent } from '../stored.ts'
import { type EventRow, readRow } from './read-rows.ts'

type Recordeds<C extends string> = readonly Recorded<StoredEvent, C>[]

const columns = 'gp, stream, version, type, id, data, meta, created'
const asText = { getTypeParser: () => (text: string) => text }

/** The questions that the log's table is asked. Any failure to answer is an outage. */
export const logRows = (database: Database) => {
  const ask = async <Row extends object>(name: string, text: string, values: unknown[]) => {
    try {
      return (await database.query<Row>({ name, text, values, types: asText })).rows
    } catch (error) {
      throw outage('the event store', error)
    }
  }
  const events = async <C extends string>(...question: Parameters<typeof ask>): Promise<Recordeds<C>> =>
    (await ask<EventRow>(...question)).map(row => readRow<C>(row))

  return {
    stream: <C extends string>(stream: Stream<C>, part?: Part) =>
      part
        ? events<C>(
            'log-stream-part',
            `select ${columns} from log.events where stream = $1 and version >= $2 order by version limit $3`,
            [stream, part.from, part.most ?? null],
          )
        : events<C>('log-stream', `select ${columns} from log.events where stream = $1 order by version`, [stream]),

    /** What passes the filter of the positions after `after` up to `upTo`. */
    between: (after: bigint, upTo: bigint, { categories, types, only = {}, ...filter }: Filter) => {
      const share = filter.share && filter.share.of > 1 ? filter.share : undefined
      const conditions = ['gp > $1 and gp <= $2']
      const values: unknown[] = [after, upTo]
      if (categories) conditions.push(`split_part(stream, '-', 1) = any($${values.push(categories)})`)
      if (types) conditions.push(`type = any($${values.push(types)})`)
      for (const [category, wanted] of Object.entries(only))
        conditions.push(
          `(split_part(stream, '-', 1) <> $${values.push(category)} or type = any($${values.push(wanted)}))`,
        )
      if (share) conditions.push(`${place} % $${values.push(share.of)} = $${values.push(share.index)}`)
      const asked = { categories, types, ...only, share }
      const name = `log-page ${Object.entries(asked).map(([part, wanted]) => (wanted ? part : '-'))}`
      return events(name, `select ${columns} from log.events where ${conditions.join(' and ')} order by gp`, values)
    },

    /** The rows between two positions as they came. */
    unread: (after: bigint, upTo: bigint) =>
      ask<EventRow>('log-rows', `select ${columns} from log.events where gp > $1 and gp <= $2 order by gp`, [
        after,
        upTo,
      ]),

    after: (after: bigint, limit: number) =>
      events('log-tail', `select ${columns} from log.events where gp > $1 order by gp limit $2`, [after, limit]),

    before: (end: bigint | null, limit: number) =>
      events(
        'log-back',
        `select ${columns} from log.events where ($1::bigint is null or gp < $1) order by gp desc limit $2`,
        [end, limit],
      ),

    idAt: async (place: bigint) => {
      const [row] = await ask<{ id: EventId }>('log-at', 'select id from log.events where gp = $1', [place])
      return row?.id ?? null
    },

    last: async () => {
      const [row] = await ask<{ gp: string | null }>('log-head', 'select max(gp) as gp from log.events', [])
      return BigInt(row?.gp ?? 0)
    },
  }
}

export type LogRows = ReturnType<typeof logRows>

// The same arithmetic as inShare.
const place = '((ascii(right(stream, 1)) * 31 + ascii(right(stream, 2))) * 31 + ascii(right(stream, 3)))'

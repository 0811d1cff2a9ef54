import type { Filter, Position, Recorded } from '../../../domain/log.ts'
import { outage } from '../../../domain/outage.ts'
import type { Database } from '../../postgres/pool.ts'
import { type StoredEvent, timed } from '../stored.ts'

type Row = {
  gp: bigint
  stream: string
  version: number
  type: string
  id: string
  data: object
  meta: object
  created: string
}

export type Placed = { readonly gp: bigint; readonly recorded: Recorded<StoredEvent> }

const columns = 'gp, stream, version, type, id, data, meta, created'

/** The questions that the log's table is asked. Any failure to answer is an outage. */
export const logRows = (database: Database) => {
  const ask = async (name: string, text: string, values: unknown[]) => {
    try {
      return (await database.query<Row>({ name, text, values })).rows
    } catch (error) {
      throw outage('the event store', error)
    }
  }

  return {
    stream: async (stream: string) =>
      (await ask('log-stream', `select ${columns} from log.events where stream = $1 order by version`, [stream])).map(
        placed,
      ),

    /** What passes the filter of the positions after `after` up to `upTo`. */
    between: async (after: bigint, upTo: bigint, { categories, types, share }: Filter) => {
      const conditions = ['gp > $1 and gp <= $2']
      const values: unknown[] = [after, upTo]
      if (categories) conditions.push(`split_part(stream, '-', 1) = any($${values.push(categories)})`)
      if (types) conditions.push(`type = any($${values.push(types)})`)
      if (share) conditions.push(`${place} % $${values.push(share.of)} = $${values.push(share.index)}`)
      const name = `log-page${categories ? ' categories' : ''}${types ? ' types' : ''}${share ? ' share' : ''}`
      const text = `select ${columns} from log.events where ${conditions.join(' and ')} order by gp`
      return (await ask(name, text, values)).map(placed)
    },

    after: async (after: bigint, limit: number) =>
      (
        await ask('log-tail', `select ${columns} from log.events where gp > $1 order by gp limit $2`, [after, limit])
      ).map(placed),

    last: async () => (await ask('log-head', 'select max(gp) as gp from log.events', []))[0]?.gp ?? 0n,
  }
}

export type LogRows = ReturnType<typeof logRows>

// The same arithmetic as inShare.
const place = `((ascii(right(stream, 1)) * 31 + ascii(right(stream, 2))) * 31 + ascii(right(stream, 3)))`

const placed = ({ gp, stream, version, type, id, data, meta, created }: Row): Placed => ({
  gp,
  recorded: {
    position: String(gp) as Position,
    stream,
    revision: version,
    id,
    event: { type, ...data },
    ...timed(meta as Recorded<StoredEvent>['metadata'], created),
  },
})

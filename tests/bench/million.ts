import type { Stand } from './stand.ts'

/**
 * Brings the log to so many events by copying those that are there under new ids and streams: enough for what only reads
 * envelopes. The copies are nobody's to open.
 */
export const fill = async ({ owner }: Stand, wanted: number) => {
  const { rows } = await owner.query('select max(gp)::int as head, count(*)::int as events from log.events')
  const [{ head, events }] = rows
  for (let made = events, copy = 1; made < wanted; made += events, copy++)
    await owner.query(
      `insert into log.events (gp, stream, version, type, id, data, meta, created)
       select $1 + row_number() over (order by gp), stream || '~' || $2::text, version, type, gen_random_uuid(), data, meta, clock_timestamp()
       from log.events where gp <= $3 order by gp limit $4`,
      [head + made - events, String(copy), head, wanted - made],
    )
  await owner.query('vacuum analyze log.events')
  return Math.max(events, wanted)
}

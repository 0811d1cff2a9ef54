import type { SiteEventStore, SiteSummary } from '../../commands/ports/site.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

const counted = 'count(*)::int as count, count(distinct visitor)::int as visitors'
const lately = "from site.events where at > $2::timestamptz - $1 * interval '1 day'"
const berlin = "to_char(at at time zone 'Europe/Berlin', 'YYYY-MM-DD')"

export const postgresSiteEvents = (database: Database): SiteEventStore => ({
  add: async ({ name, category, path, value, label }, visitor, at) => {
    await reached(() =>
      database.query(
        'insert into site.events (at, visitor, name, category, path, value, label) values ($1, $2, $3, $4, $5, $6, $7)',
        [at, visitor, name, category, path, value ?? null, label ?? null],
      ),
    )
  },
  summary: async (days, now) => {
    const ask = async <Row extends object>(text: string) => (await database.query<Row>(text, [days, now])).rows
    const views = `${lately} and name = 'page_view'`
    const [perDay, perPage, perEvent] = await Promise.all([
      ask<SiteSummary['perDay'][number]>(`select ${berlin} as day, ${counted} ${views} group by 1 order by 1`),
      ask<SiteSummary['perPage'][number]>(
        `select path, ${counted} ${views} group by path order by count desc, path limit 100`,
      ),
      ask<SiteSummary['perEvent'][number]>(
        `select name, category, value, label, ${counted} ${lately}
         group by name, category, value, label order by count desc, name, value limit 200`,
      ),
    ])
    return { perDay, perPage, perEvent }
  },
  tidy: async (months, now) => {
    const { rowCount } = await database.query(
      "delete from site.events where at < $2::timestamptz - $1 * interval '1 month'",
      [months, now],
    )
    return rowCount ?? 0
  },
})

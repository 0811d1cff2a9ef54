import type { UserId } from '../../domain/ids.ts'
import type { TextQuestion } from '../event-store/log-question.ts'
import { patienceMs } from '../event-store/reading-through.ts'
import { askingLog } from './asking-log.ts'
import { columns, envelopeOf, greatest, type Row, timesInLog, window } from './event-search.ts'
import type { Database } from './pool.ts'

type Found = Row & {
  readonly subject: UserId
  readonly found: readonly { readonly field: string; readonly text: string }[]
}

/**
 * Events by text inside fields, newest first, only of a log in PostgreSQL: `open` names, by type, the fields that are looked
 * into, and nothing else of an event is. No index would hold text that is looked for once a month and slow every append;
 * windows of positions are looked through until enough was found or the time is over.
 */
export const textSearch = (database: Database, open: Readonly<Record<string, readonly string[]>>) => {
  const { ask } = askingLog(database)
  const { within, timeOf } = timesInLog(database)
  const fields = JSON.stringify(open)

  return async ({ text, type, category, from, to, before, limit }: TextQuestion) => {
    const { first, end } = await within({ from, to, before })
    if (end <= first) return { events: [], searchedTo: null, next: null }
    // No further window is begun then; each takes a fraction of it.
    const until = performance.now() + patienceMs
    const events: ReturnType<typeof answerOf>[] = []
    let behind = end
    while (behind > first) {
      const start = greatest(behind - window, first)
      const rows = await ask<Found>('desk-text', statement, [
        start,
        behind,
        type,
        category,
        fields,
        text,
        limit - events.length,
        JSON.stringify(text).slice(1, -1),
      ])
      events.push(...rows.map(answerOf))
      const last = rows.at(-1)
      behind = last && events.length === limit ? BigInt(last.gp) : start
      if (events.length === limit || performance.now() >= until) break
    }
    return { events, searchedTo: await timeOf(behind), next: behind > first ? String(behind) : null }
  }
}

const answerOf = ({ subject, found, ...row }: Found) => ({ ...envelopeOf(row), person: subject, found: [...found] })

// What is nested counts where a value holds the text, not where a name does. Fields are parted only of an event that holds it
// somewhere, as JSON writes it ($8).
const statement = `
  with open as (select key as type, value as fields from jsonb_each($5::jsonb))
  select ${columns.replace('type, meta', 'e.type, meta')}, meta->>'subject' as subject, f.found
  from log.events e join open o on o.type = e.type
  cross join lateral (
    select json_agg(json_build_object('field', d.key, 'text', left(d.value #>> '{}', 160))) as found
    from json_each(e.data) d
    where o.fields ? d.key and strpos(lower(d.value #>> '{}'), lower($6)) > 0
      and (json_typeof(d.value) not in ('object', 'array') or exists (
        select from jsonb_path_query(d.value::jsonb, 'strict $.** ? (@.type() != "object" && @.type() != "array")') leaf
        where strpos(lower(leaf #>> '{}'), lower($6)) > 0))
  ) f
  where gp >= $1 and gp < $2 and strpos(lower(e.data::text), lower($8)) > 0 and f.found is not null
    and ($3::text is null or e.type = $3) and ($4::text is null or split_part(stream, '-', 1) = $4)
  order by gp desc limit $7`

import { readdir } from 'node:fs/promises'
import type { Database } from '../../adapters/postgres/pool.ts'
import type { HoldingName } from '../../content/privacy-record.ts'
import { entriesOf } from '../../domain/fields.ts'

type Held = { readonly count: number; readonly oldest: string | null }

const counted = (table: string, at: string, where = 'true') =>
  `select count(*)::int as count, to_char(min(${at}), 'YYYY-MM-DD') as oldest from ${table} where ${where}`

/** Deleted, and neither had back nor erased since. */
const deleted = `type = 'WorkoutDeleted' and not exists (
  select 1 from log.events later where later.stream = held.stream and later.version > held.version
    and later.type in ('WorkoutRestored', 'WorkoutErased'))`

const questions: Partial<Record<HoldingName, string>> = {
  account: counted('vault.passwords', 'changed_at'),
  health: counted('vault.subject_keys', 'created_at', "subject like 'consent-%' and wrapped is not null"),
  deleted: counted('log.events held', 'created', deleted),
  sessions: counted('vault.sessions', 'created_at'),
  limits: counted('vault.rate_limits', 'at[1]'),
  analytics: counted('site.events', 'at'),
  contact: counted('site.contact_messages', 'received_at'),
  mails: counted('mail.sent', 'at'),
  spent: counted('vault.spent_addresses', "until - interval '1 year'"),
}

/** How much of each is there now, and since when. What only the operator can know is left out. */
export const heldNow = async (database: Database, logFolder: string) => {
  const held: Partial<Record<HoldingName, Held>> = {}
  for (const [name, question] of entriesOf(questions)) {
    const { rows } = await database.query<Held>(question)
    if (rows[0]) held[name] = rows[0]
  }
  const days = (await readdir(logFolder).catch(() => [])).flatMap(
    name => /^security-(\d{4}-\d\d-\d\d)\.jsonl$/.exec(name)?.[1] ?? [],
  )
  held.activity = { count: days.length, oldest: days.sort()[0] ?? null }
  return held
}

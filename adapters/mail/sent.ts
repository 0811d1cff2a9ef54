import type { Database } from '../postgres/pool.ts'

export const sentBefore = (database: Database) => async (id: string) => {
  const { rows } = await database.query('select 1 from mail.sent where id = $1', [id])
  return rows.length > 0
}

/** Forgets which mails went out more than so many days ago. Answers how many. */
export const tidySent = async (database: Database, days: number) =>
  (await database.query("delete from mail.sent where at < now() - $1 * interval '1 day'", [days])).rowCount ?? 0

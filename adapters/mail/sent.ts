import type { Database } from '../postgres/pool.ts'

export const sentBefore = (database: Database) => async (id: string) => {
  const { rows } = await database.query('select 1 from mail.sent where id = $1', [id])
  return rows.length > 0
}

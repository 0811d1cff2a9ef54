import type { ContactDesk, Posted } from '../../commands/ports/site.ts'
import { open, type Sealed, seal } from '../event-store/sealing.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

const place = (id: string) => ({ subject: 'operator', stream: 'contact', event: id, field: 'message' })

/** Messages to the operator, sealed while they rest here. */
export const postgresContactDesk = (database: Database, secret: Buffer): ContactDesk => {
  const opened = (id: string, sealed: Sealed) => open(sealed, secret, place(id)) as Posted
  return {
    keep: async ({ id, receivedAt, suspect, message }) => {
      const sealed = seal(message, { version: 1, secret }, place(id))
      await reached(() =>
        database.query('insert into site.contact_messages (id, received_at, suspect, sealed) values ($1, $2, $3, $4)', [
          id,
          receivedAt,
          suspect,
          sealed,
        ]),
      )
    },
    waiting: async () => {
      const { rows } = await database.query<{ id: string; sealed: Sealed; tries: number }>(
        `select id, sealed, tries from site.contact_messages
         where mailed_at is null and not suspect and due_at <= now() order by received_at limit 50`,
      )
      return rows.map(({ id, sealed, tries }) => ({ id, tries, message: opened(id, sealed) }))
    },
    mailed: async id => {
      await database.query('delete from site.contact_messages where id = $1 and writer_left', [id])
      await database.query('update site.contact_messages set mailed_at = now() where id = $1 and not writer_left', [id])
    },
    postpone: async (id, seconds) => {
      await database.query(
        `update site.contact_messages set tries = tries + 1, due_at = now() + $2 * interval '1 second' where id = $1`,
        [id, seconds],
      )
    },
    drop: async id => {
      await database.query('delete from site.contact_messages where id = $1', [id])
    },
    forgetFrom: async isTheirs => {
      const { rows } = await database.query<{ id: string; sealed: Sealed }>(
        'select id, sealed from site.contact_messages where not writer_left',
      )
      const theirs = rows.filter(({ id, sealed }) => isTheirs(opened(id, sealed).email)).map(({ id }) => id)
      await database.query('update site.contact_messages set writer_left = true where id = any($1)', [theirs])
      await database.query(
        'delete from site.contact_messages where id = any($1) and (mailed_at is not null or suspect)',
        [theirs],
      )
      return theirs.length
    },
    tidy: async days => {
      const { rowCount } = await database.query(
        `delete from site.contact_messages
         where (mailed_at is not null or suspect) and received_at < now() - $1 * interval '1 day'`,
        [days],
      )
      return rowCount ?? 0
    },
  }
}

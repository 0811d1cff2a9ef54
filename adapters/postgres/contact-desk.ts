import type { ContactDesk, Posted } from '../../commands/ports/site.ts'
import type { KeyRing } from '../event-store/key-ring.ts'
import { open, type Sealed, seal } from '../event-store/sealing.ts'
import { reached } from './outages.ts'
import type { Database } from './pool.ts'

type Row = { readonly id: string; readonly sealed: Sealed; readonly tries: number }

const place = (id: string) => ({ subject: 'operator', stream: 'contact', event: id, field: 'message' })
const keyOf = (id: string) => `contact-${id}`

/**
 * Messages to the operator, each under a key of its own, which goes with it: what still lies of it in dead rows, the
 * write-ahead log and backups opens no more. `before`: what they were all sealed under once.
 */
export const postgresContactDesk = (database: Database, keys: KeyRing, before: Buffer): ContactDesk => {
  /** Null where its key is gone. */
  const opened = async (rows: readonly Row[]) => {
    const known = await keys.all(rows.map(({ id }) => keyOf(id)))
    return rows.map(row => {
      const versions = known.get(keyOf(row.id))
      const secret = versions ? versions.get(row.sealed.sealed) : before
      return { ...row, message: secret ? (open(row.sealed, secret, place(row.id)) as Posted) : null }
    })
  }

  /** First the key, so that whatever was cut off can be done again. */
  const remove = async (ids: readonly string[]) => {
    for (const id of ids) await keys.destroy(keyOf(id))
    await database.query('delete from site.contact_messages where id = any($1)', [ids])
  }

  const idsOf = async (where: string, values: readonly unknown[]) => {
    const { rows } = await database.query<{ id: string }>(`select id from site.contact_messages where ${where}`, [
      ...values,
    ])
    return rows.map(({ id }) => id)
  }

  return {
    keep: async ({ id, receivedAt, suspect, message }) => {
      const sealed = seal(message, await keys.current(keyOf(id), 'operator'), place(id))
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
      const { rows } = await database.query<Row>(
        `select id, sealed, tries from site.contact_messages
         where mailed_at is null and not suspect and due_at <= now() order by received_at limit 50`,
      )
      const all = await opened(rows)
      await remove(all.filter(({ message }) => message === null).map(({ id }) => id))
      return all.flatMap(({ id, tries, message }) => (message ? [{ id, tries, message, key: keyOf(id) }] : []))
    },
    mailed: async id => {
      await remove(await idsOf('id = $1 and writer_left', [id]))
      await database.query('update site.contact_messages set mailed_at = now() where id = $1 and not writer_left', [id])
    },
    postpone: async (id, seconds) => {
      await database.query(
        `update site.contact_messages set tries = tries + 1, due_at = now() + $2 * interval '1 second' where id = $1`,
        [id, seconds],
      )
    },
    drop: id => remove([id]),
    forgetFrom: async isTheirs => {
      const { rows } = await database.query<Row>(
        'select id, sealed, tries from site.contact_messages where not writer_left',
      )
      const all = await opened(rows)
      const theirs = all.filter(({ message }) => message && isTheirs(message.email)).map(({ id }) => id)
      await database.query('update site.contact_messages set writer_left = true where id = any($1)', [theirs])
      await remove(await idsOf('id = any($1) and (mailed_at is not null or suspect)', [theirs]))
      return theirs.length
    },
    tidy: async days => {
      const old = await idsOf(`(mailed_at is not null or suspect) and received_at < now() - $1 * interval '1 day'`, [
        days,
      ])
      await remove(old)
      return old.length
    },
  }
}

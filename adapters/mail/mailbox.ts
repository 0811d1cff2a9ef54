import type { Mailer } from '../../commands/ports/mail.ts'
import type { KeyRing } from '../event-store/key-ring.ts'
import type { Database } from '../postgres/pool.ts'
import { sealCell } from '../postgres/read-models/sealed-cells.ts'
import { openRows } from '../postgres/read-models/sealed-rows.ts'
import { sentBefore } from './sent.ts'

export type MailboxEntry = { to: string; subject: string; text: string; html: string; at: string }

/** Mail that goes nowhere but into a table, to be read at /dev/mailbox. It rests sealed, and goes with its key. */
export const mailbox = (
  database: Database,
  keys: KeyRing,
): Mailer & { readonly list: () => Promise<readonly MailboxEntry[]> } => ({
  wasSent: sentBefore(database),
  send: async (id, { to, subject, text, html }, key) => {
    const sealed = sealCell({ to, subject, text, html }, key, await keys.current(key), `mail|${id}`)
    await database.query('insert into mail.sent (id, sealed) values ($1, $2) on conflict do nothing', [id, sealed])
  },
  list: async () => {
    const { rows } = await database.query<{ sealed: Omit<MailboxEntry, 'at'>; at: string }>(
      'select sealed, at from mail.sent where sealed is not null order by at desc limit 500',
    )
    return (await openRows(rows, keys)).map(({ sealed, at }) => ({ ...sealed, at }))
  },
})

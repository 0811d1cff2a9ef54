import type { Mailer } from '../../commands/ports.ts'
import type { Database } from '../postgres/pool.ts'
import { sentBefore } from './sent.ts'

export type MailboxEntry = { to: string; subject: string; text: string; html: string; at: string }

/** Mail that goes nowhere but into a table, to be read at /dev/mailbox. */
export const mailbox = (database: Database): Mailer & { readonly list: () => Promise<readonly MailboxEntry[]> } => ({
  wasSent: sentBefore(database),
  send: async (id, { to, subject, text, html }) => {
    await database.query(
      'insert into mail.sent (id, "to", subject, text, html) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [id, to, subject, text, html],
    )
  },
  forget: async address => {
    await database.query(`update mail.sent set "to" = '', subject = '', text = '', html = '' where "to" = $1`, [
      address,
    ])
  },
  list: async () => {
    const { rows } = await database.query<MailboxEntry>(
      `select "to", subject, text, html, at from mail.sent where "to" <> '' order by at desc limit 500`,
    )
    return rows
  },
})

import { createTransport } from 'nodemailer'
import type { Mailer } from '../../commands/ports.ts'
import type { Database } from '../postgres/pool.ts'

/** Mail by SMTP. That a mail went out is noted without its words, so that it goes out once. */
export const smtp = (url: string, from: string, database: Database): Mailer => {
  const transport = createTransport(url, { from, connectionTimeout: 10_000, socketTimeout: 20_000 } as object)
  return {
    wasSent: async id => {
      const { rows } = await database.query('select 1 from mail.sent where id = $1', [id])
      return rows.length > 0
    },
    send: async (id, mail) => {
      await transport.sendMail({ ...mail, from, messageId: `<${id}@${from.split('@').at(-1)?.replace('>', '')}>` })
      await database.query(
        `insert into mail.sent (id, "to", subject, text, html) values ($1, '', '', '', '') on conflict do nothing`,
        [id],
      )
    },
  }
}

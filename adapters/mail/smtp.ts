import { createTransport } from 'nodemailer'
import type { Mailer } from '../../commands/ports/mail.ts'
import { asKept } from '../../domain/email-address.ts'
import type { Database } from '../postgres/pool.ts'
import { sentBefore } from './sent.ts'

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Mail by SMTP, to the one spelling that an address is looked up by. That a mail went out is noted without its words, so that it goes out once; its Message-ID follows from
 * its id, so that a mail server may tell a second copy too.
 */
export const smtp = (url: string, from: string, database: Database): Mailer => {
  const transport = createTransport({ url, ...patience })
  const host = from.split('@').at(-1)?.replace('>', '') ?? 'localhost'
  return {
    wasSent: sentBefore(database),
    send: async (id, { to, replyTo, subject, text, html, unsubscribe }) => {
      const going = transport.sendMail({
        from,
        to: { name: '', address: asKept(to) },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': 'de',
          ...(unsubscribe
            ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
            : {}),
        },
      })
      await going.catch(error => {
        throw withoutWords(error)
      })
      await database.query('insert into mail.sent (id) values ($1) on conflict do nothing', [id])
    },
  }
}

/** An outage, which is tried again. What mail servers say quotes addresses; errors are kept and logged, so only codes go on. */
const withoutWords = ({ code, responseCode, command }: { code?: string; responseCode?: number; command?: string }) =>
  Object.assign(new Error(`the mail did not go out: ${[responseCode, code, command].filter(Boolean).join(' ')}`), {
    outage: 'the mail server',
  })

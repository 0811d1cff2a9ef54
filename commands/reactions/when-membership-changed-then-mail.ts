import { streamOf } from '../../domain/streams.ts'
import type { Accounts } from '../accounts.ts'
import type { Log } from '../ports/log.ts'
import type { Mailer, MailWords } from '../ports/mail.ts'
import { newsOf, newsTypes } from './membership-letters.ts'
import { reaction } from './run.ts'

/** With pauses that grow to an hour: three days. */
const attempts = 84

/** Each change of a subscription is told once: a contract's confirmation, receipts, and that a cancellation has arrived. */
export const whenMembershipChangedThenMail = (parts: {
  readonly log: Log
  readonly accounts: Pick<Accounts, 'load'>
  readonly mailer: Mailer
  readonly words: Pick<MailWords, 'membership'>
}) =>
  reaction({
    name: 'when-membership-changed-then-mail',
    category: 'membership',
    on: newsTypes,
    width: 4,
    attempts,
    react: async recorded => {
      const { id, metadata } = recorded
      if (await parts.mailer.wasSent(id)) return
      const { state } = await parts.accounts.load(metadata.subject)
      if (state.status !== 'open') return
      const past = await parts.log.load(streamOf('membership', metadata.subject))
      const news = newsOf(
        recorded,
        past.map(({ event }) => event),
      )
      if (!news) return
      const { email, firstName, verified } = state
      const to = verified ? { email, firstName } : { email }
      await parts.mailer.send(id, parts.words.membership(to, news), metadata.subject)
    },
  })

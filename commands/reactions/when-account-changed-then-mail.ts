import type { Accounts } from '../accounts.ts'
import type { Mailer, MailWords } from '../ports/mail.ts'
import { lettersOf, letterTypes } from './account-letters.ts'
import { reaction } from './run.ts'

/** With pauses that grow to an hour: three days. */
const attempts = 84

/** A mail that failed is tried again with a new token, which ends the one before. */
export const whenAccountChangedThenMail = (parts: { accounts: Accounts; mailer: Mailer; words: MailWords }) =>
  reaction({
    name: 'when-account-changed-then-mail',
    category: 'user',
    on: letterTypes,
    width: 4,
    attempts,
    react: async recorded => {
      const { state } = await parts.accounts.load(recorded.metadata.subject)
      if (state.status !== 'open') return
      for (const { id, write } of lettersOf(recorded, state, parts)) {
        if (await parts.mailer.wasSent(id)) continue
        const mail = await write()
        if (mail) await parts.mailer.send(id, mail, recorded.metadata.subject)
      }
    },
  })

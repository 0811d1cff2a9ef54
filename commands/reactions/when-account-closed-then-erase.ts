import type { UserId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { erased } from '../../domain/personal.ts'
import type { Accounts } from '../accounts.ts'
import { derivedId } from '../derived-id.ts'
import type { Mailer, MailWords } from '../ports/mail.ts'
import type { ForgetRows } from '../ports/security.ts'
import { bySystem, causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

/** Says goodbye while the address can still be read, ends sessions, frees the address, destroys the keys, and says so: read models then drop the person's rows. */
export const whenAccountClosedThenErase = (parts: {
  accounts: Accounts
  destroyKeys: (user: UserId) => Promise<void>
  forgetRows: ForgetRows
  forgetMessages: (email: string) => Promise<unknown>
  mailer: Mailer
  words: Pick<MailWords, 'accountErased'>
}) => {
  /** A mail server in trouble does not keep anybody: the receipt was shown when they closed. */
  const sayGoodbye = async (id: string, user: UserId) => {
    const { state } = await parts.accounts.load(user)
    if (state.status !== 'closed' || !state.verified || state.email === erased) return
    if (await parts.mailer.wasSent(id)) return
    const mail = parts.words.accountErased({ email: state.email, receipt: parts.accounts.receiptOf(user) })
    await parts.mailer.send(id, mail, user).catch(() => {})
  }
  return reaction({
    name: 'when-account-closed-then-erase',
    category: 'user',
    on: ['AccountClosed'],
    width: 4,
    attempts: 84,
    react: async recorded => {
      await sayGoodbye(derivedId(recorded.id, 'goodbye'), recorded.metadata.subject)
      const answer = await parts.accounts.erase(causedBy(recorded, 'erase', bySystem('accounts')), parts)
      if (isRefused(answer)) throw new Error(answer.refused)
    },
  })
}

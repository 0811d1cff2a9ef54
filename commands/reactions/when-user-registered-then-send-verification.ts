import type { Accounts } from '../accounts.ts'
import type { Mailer, MailWords, Vault } from '../ports.ts'
import type { Reaction } from './run.ts'

const validForSeconds = 24 * 3600

/** The token is made here and rests only as a hash: a mail sent again carries a new one and ends the old. */
export const whenUserRegisteredThenSendVerification = (parts: {
  accounts: Accounts
  vault: Vault
  mailer: Mailer
  words: MailWords
}): Reaction => ({
  name: 'when-user-registered-then-send-verification',
  categories: ['user'],
  width: 4,
  react: async ({ id, event, metadata }) => {
    if (event.type !== 'UserRegistered' && event.type !== 'VerificationRequested') return
    const { accounts, vault, mailer, words } = parts
    const { state } = await accounts.load(metadata.subject)
    if (state.status !== 'open' || state.verified || (await mailer.wasSent(id))) return
    const token = await vault.issueToken(metadata.subject, 'verify-email', state.email, validForSeconds)
    await mailer.send(id, words.verification({ email: state.email, firstName: state.firstName, token }))
  },
})

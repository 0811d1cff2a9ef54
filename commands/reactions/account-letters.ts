import type { Facts } from '../../domain/facts.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import type { State } from '../../domain/user.ts'
import type { Accounts } from '../accounts.ts'
import { derivedId } from '../derived-id.ts'
import type { Mail, MailWords } from '../ports/mail.ts'

/** The facts that ask for a mail. */
export const letterTypes = [
  'UserRegistered',
  'VerificationRequested',
  'EmailVerified',
  'PasswordResetRequested',
  'PasswordChanged',
  'EmailChangeRequested',
  'EmailChanged',
  'AccountClosingRequested',
  'AccountClosingUndone',
  'FactorAdded',
  'FactorRemoved',
  'RecoveryCodeUsed',
  'FactorResetRequested',
  'FactorResetStopped',
  'FactorsReset',
  'ParentAsked',
  'ParentReminded',
  'ParentConfirmed',
  'TermsAnnounced',
  'TermsObjected',
] as const

type Asking = Extract<Facts['user'], { type: (typeof letterTypes)[number] }>

type Open = Extract<State, { status: 'open' }>

/** A mail that a fact asks for. `write` is called when it goes out: tokens are made then and not before. */
export type Letter = { readonly id: string; readonly write: () => Promise<Mail | null> }

type Parts = {
  readonly accounts: Pick<
    Accounts,
    | 'issueVerificationToken'
    | 'issueResetToken'
    | 'issueChangeToken'
    | 'issueParentToken'
    | 'issueFactorResetToken'
    | 'receiptOf'
  >
  readonly words: MailWords
}

/** Which mails a fact of an account asks for, as the account stands now: what has been overtaken is not sent. */
export const lettersOf = (
  { id, event, metadata }: Recorded<Asking>,
  person: Open,
  { accounts, words }: Parts,
): Letter[] => {
  const { email } = person
  const known = person.verified ? { email, firstName: person.firstName } : { email }
  const user = metadata.subject
  switch (event.type) {
    case 'UserRegistered':
    case 'VerificationRequested':
      if (person.verified) return []
      return [
        letter(
          id,
          () => accounts.issueVerificationToken(user, email),
          token => words.verification({ email, token }),
        ),
      ]
    case 'PasswordResetRequested':
      return [
        letter(
          id,
          () => accounts.issueResetToken(user),
          token => words.passwordReset({ ...known, token }),
        ),
      ]
    case 'PasswordChanged':
      return [notice(id, words.passwordChanged(known))]
    case 'EmailChangeRequested': {
      const wanted = event.email
      if (person.emailChange?.email !== wanted) return []
      return [
        notice(derivedId(id, 'warning'), words.emailChangeRequested(known)),
        letter(
          id,
          () => accounts.issueChangeToken(user, wanted),
          token => words.emailChange({ email: wanted, token }),
        ),
      ]
    }
    case 'EmailChanged':
      return [notice(id, words.emailChanged({ ...known, email: event.previous }))]
    case 'AccountClosingRequested': {
      if (person.closing?.at !== event.at) return []
      return [notice(id, words.accountClosing({ ...known, eraseAt: event.eraseAt, receipt: accounts.receiptOf(user) }))]
    }
    case 'FactorAdded':
    case 'FactorRemoved':
      if (event.kind === 'recovery-codes') return []
      return [notice(id, words.factorChanged({ ...known, kind: event.kind, added: event.type === 'FactorAdded' }))]
    case 'RecoveryCodeUsed':
      return [notice(id, words.recoveryCodeUsed(known))]
    case 'FactorResetRequested': {
      const { opensAt } = event
      if (person.factorReset?.at !== event.at) return []
      return [
        letter(
          id,
          () => accounts.issueFactorResetToken(user),
          token => words.factorResetRequested({ ...known, opensAt, token }),
        ),
      ]
    }
    case 'FactorResetStopped':
      return [notice(id, words.factorResetStopped(known))]
    case 'FactorsReset':
      return [notice(id, words.factorsReset(known))]
    case 'EmailVerified':
    case 'ParentAsked':
    case 'ParentReminded': {
      const { age } = person
      if (!person.verified || age.standing !== 'waiting') return []
      if (event.type === 'ParentAsked' && age.askedAt !== event.at) return []
      const asked = { to: age.parent, of: email, until: age.until }
      return [
        letter(
          id,
          () => accounts.issueParentToken(user, age.parent),
          token => words.parentAsked({ ...asked, token }, event.type === 'ParentReminded'),
        ),
      ]
    }
    case 'ParentConfirmed':
      return [notice(id, words.parentConfirmed(known))]
    case 'TermsAnnounced':
      return [notice(id, words.termsAnnounced({ ...known, version: event.version, from: event.from }))]
    case 'TermsObjected':
      return [notice(id, words.termsObjected({ ...known, version: event.version }))]
    case 'AccountClosingUndone':
      return person.closing ? [] : [notice(id, words.closingUndone(known))]
  }
}

const letter = (id: string, issue: () => Promise<string | null>, write: (token: string) => Mail): Letter => ({
  id,
  write: async () => {
    const token = await issue()
    return token === null ? null : write(token)
  },
})

const notice = (id: string, mail: Mail): Letter => ({ id, write: async () => mail })

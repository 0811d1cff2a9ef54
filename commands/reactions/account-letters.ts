import type { Facts } from '../../domain/facts.ts'
import type { UserId } from '../../domain/ids.ts'
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
export const lettersOf = ({ id, event, metadata }: Recorded<Asking>, person: Open, parts: Parts): Letter[] => {
  const { accounts, words } = parts
  const { email } = person
  const known = knownOf(person)
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
    case 'EmailChangeRequested':
      return person.emailChange?.email === event.email ? ofEmailChange({ id, user }, event.email, person, parts) : []
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
    case 'ParentReminded':
      return toParent({ id, user }, event, person, parts)
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

type Fact = { readonly id: string; readonly user: UserId }

/** The new address is asked whether it is theirs, and the old one warned. */
const ofEmailChange = ({ id, user }: Fact, email: string, person: Open, { accounts, words }: Parts) => [
  notice(derivedId(id, 'warning'), words.emailChangeRequested(knownOf(person))),
  letter(
    id,
    () => accounts.issueChangeToken(user, email),
    token => words.emailChange({ email, token }),
  ),
]

type AskingParent = Extract<Asking, { type: 'EmailVerified' | 'ParentAsked' | 'ParentReminded' }>

/** A parent hears of it once the address of the child is proven. */
const toParent = ({ id, user }: Fact, event: AskingParent, { email, age, verified }: Open, parts: Parts) => {
  if (!verified || age.standing !== 'waiting') return []
  if (event.type === 'ParentAsked' && age.askedAt !== event.at) return []
  const asked = { to: age.parent, of: email, until: age.until }
  return [
    letter(
      id,
      () => parts.accounts.issueParentToken(user, age.parent),
      token => parts.words.parentAsked({ ...asked, token }, event.type === 'ParentReminded'),
    ),
  ]
}

/** An address that is not proven is not called by a name. */
const knownOf = ({ verified, email, firstName }: Open) => (verified ? { email, firstName } : { email })

const letter = (id: string, issue: () => Promise<string | null>, write: (token: string) => Mail): Letter => ({
  id,
  write: async () => {
    const token = await issue()
    return token === null ? null : write(token)
  },
})

const notice = (id: string, mail: Mail): Letter => ({ id, write: async () => mail })

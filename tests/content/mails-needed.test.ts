import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { MailWords } from '../../commands/ports/mail.ts'
import { mailWords } from '../../content/mail/words.ts'
import { unnamed } from '../../content/operator.ts'

type Why =
  | 'asked for at that moment'
  | 'something happened to the account that somebody else may have done'
  | 'the contract asks for it'
  | 'the law asks for it'
  | 'voluntary: needs the consent for mails'

/** Why each mail goes to somebody who never consented to any. A new mail does not compile until it has said so. */
const why: Readonly<Record<keyof MailWords, Why>> = {
  verification: 'asked for at that moment',
  passwordReset: 'asked for at that moment',
  passwordChanged: 'something happened to the account that somebody else may have done',
  emailChange: 'asked for at that moment',
  emailChangeRequested: 'something happened to the account that somebody else may have done',
  emailChanged: 'something happened to the account that somebody else may have done',
  // Receipts, failed payments, endings; that a year is about to renew.
  membership: 'the contract asks for it',
  accountClosing: 'something happened to the account that somebody else may have done',
  factorChanged: 'something happened to the account that somebody else may have done',
  recoveryCodeUsed: 'something happened to the account that somebody else may have done',
  factorResetRequested: 'something happened to the account that somebody else may have done',
  factorResetStopped: 'something happened to the account that somebody else may have done',
  factorsReset: 'something happened to the account that somebody else may have done',
  closingUndone: 'something happened to the account that somebody else may have done',
  // Without an answer the account ends after fourteen days: asked, reminded once.
  parentAsked: 'the law asks for it',
  parentConfirmed: 'the contract asks for it',
  termsAnnounced: 'the contract asks for it',
  termsObjected: 'the contract asks for it',
  accountErased: 'the law asks for it',
  weekInReview: 'voluntary: needs the consent for mails',
}

/** Where the one that is voluntary asks for that consent. */
const askedIn = 'commands/week-letters.ts'

test('the consent for mails is for the one mail that nobody needs, which is sent where it is asked for alone', () => {
  const { declaration: _, ...words } = mailWords('https://example.org', unnamed)
  expect(Object.keys(why).sort()).toEqual(Object.keys(words).sort())
  const voluntary = Object.entries(why).filter(([, reason]) => reason.startsWith('voluntary'))
  expect(voluntary.map(([name]) => name)).toEqual(['weekInReview'])
  const sending = globSync('commands/**/*.ts').filter(file => /\bweekInReview\b/.test(readFileSync(file, 'utf8')))
  expect(sending.sort()).toEqual(['commands/ports/mail.ts', askedIn])
  expect(readFileSync(askedIn, 'utf8')).toContain('.mails?.given')
})

import type { AccountParts } from '../../../commands/account-streams.ts'
import { accounts } from '../../../commands/accounts.ts'
import { freeWorkouts } from '../../../commands/free-workouts.ts'
import type { Log } from '../../../commands/ports/log.ts'
import type { Facts } from '../../../domain/facts.ts'
import { asUserId } from '../../../domain/ids.ts'
import { asId } from '../../../domain/kernel/stream.ts'
import { streamOf } from '../../../domain/streams.ts'
import { anna, at, given } from '../../support/language.ts'
import {
  memoryAddresses,
  memoryFactors,
  memorySessions,
  memoryVault,
  plainAuthenticators,
  plainCodes,
  plainPasswords,
  plainReceipts,
  spentAddresses,
  stuckPasswords,
} from '../../support/memory-secrets.ts'
import type { Stories } from '../../support/stories.ts'
import { mail, registered, user, verified } from '../a-person.ts'

const clock = () => at

const terms = [
  { version: '1.1', date: '2026-01-01' },
  { version: '1.2', date: '2026-04-01' },
]

/** Accounts whose secrets are in memory: Anna's password is `right`. Beside them such as meet with what is rare. */
export const accountsOver = (log: Log) => {
  const passwords = new Map([[anna, { hash: 'right', version: 1 }]])
  const vault = memoryVault(passwords)
  const sessions = memorySessions(passwords)
  const factors = memoryFactors()
  let made = 0
  const parts: AccountParts = {
    log,
    vault,
    sessions,
    passwords: plainPasswords,
    isGuessable: password => password === 'guessable',
    isLeaked: async password => password === 'leaked',
    hashEmail: address => address,
    addresses: memoryAddresses(),
    freeWorkouts: freeWorkouts({ log, spent: spentAddresses(0), clock, keptDays: 30 }),
    receipts: plainReceipts,
    factors,
    authenticators: plainAuthenticators,
    codes: plainCodes,
    newRecoveryCode: () => 'code',
    newId: () => asId(`00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`),
    clock,
    publishedTerms: terms,
  }
  /** So many wait for their password to be looked at that there is no room for more. */
  const busy = () => {
    const full = accounts({ ...parts, passwords: stuckPasswords })
    for (let nth = 0; nth < 20; nth++) void full.reauthenticate(asUserId(`other ${nth}`), '')
    return full
  }
  const overtaken = accounts({
    ...parts,
    vault: { ...vault, changePassword: async () => null, spendToken: async () => false },
    factors: { ...factors, take: async () => false },
  })
  const outdated = accounts({ ...parts, sessions: { ...sessions, begin: async () => null } })
  return { commands: accounts(parts), means: { vault, factors, busy, overtaken, outdated } }
}

type Made = ReturnType<typeof accountsOver>
type All = Made['commands']

/** These change nothing. `askUser` is the door that all others go through, and what refuses there is told of them. */
export const questions = [
  'addressKey',
  'mailboxKey',
  'userStream',
  'askUser',
  'load',
  'roleOf',
  'claimOf',
  'holder',
  'find',
  'receiptOf',
  'termsHeldAt',
  'factorsOf',
  'factorResetOf',
  'whoSignsIn',
  'hasSecondFactor',
  'offerProof',
  'isBusy',
] as const satisfies readonly (keyof All)[]

type AccountStories = Stories<All, Made['means'], (typeof questions)[number]>
export type Some = Partial<AccountStories>

export const ben = asUserId('00000000-0000-4000-8000-0000000000be')
export const person = { email: mail, firstName: 'Anna', lastName: 'Beispiel', at }
export const claimed: Facts['email'] = { type: 'EmailClaimed', user: anna, ...person }
export const own = streamOf('email', mail)

/** Anna, whose address leads to her; and as long as she has not shown that it is hers. */
export const known = given(user, registered, verified).and(own, claimed)
export const unverified = given(user, registered).and(own, claimed)

export const opened = { unless: 'whoever this leads to has an open account' }
export const unopened = { 'no-such-user': opened, 'account-closed': opened }

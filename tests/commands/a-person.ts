import type { Facts } from '../../domain/facts.ts'
import { asConsentId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import { anna, at, given } from '../support/language.ts'

export const user = streamOf('user', anna)
export const mail = 'anna@example.org'
export const consent = asConsentId('c1')

type Fact = Facts['user']
export const registered: Fact = { type: 'UserRegistered', email: mail, firstName: 'Anna', lastName: 'Beispiel', at }
export const verified: Fact = { type: 'EmailVerified', at }
export const closed: Fact = { type: 'AccountClosed', at }
export const parentAsked: Fact = {
  type: 'ParentAsked',
  parent: 'mutter@example.org',
  until: '2026-03-15T18:00:00.000Z',
  at,
}
export const healthAllowed = {
  type: 'ConsentGiven',
  consent,
  purpose: 'health',
  text: '2026-11-22',
  how: 'asked',
  at,
} as const satisfies Fact

export const open = given(user, registered)
export const allowing = given(user, registered, healthAllowed)
export const waiting = given(user, registered, parentAsked)
export const gone = given(user, registered, closed)

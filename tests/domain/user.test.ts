import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asFactorId } from '../../domain/ids.ts'
import { type Command, decider, type Event } from '../../domain/user.ts'
import { about } from '../support/language.ts'
import { lawsOf, moment } from '../support/laws.ts'

const given = about(decider)
const at = '2026-01-02T03:04:05.000Z'
const later = '2026-01-03T00:00:00.000Z'
const person = { email: 'anna@example.org', firstName: 'Anna', lastName: 'Beispiel' }
const registered: Event = { type: 'UserRegistered', ...person, at }
const verified: Event = { type: 'EmailVerified', at }
const wanted: Event = { type: 'EmailChangeRequested', email: 'neu@example.org', at }
const closed: Event = { type: 'AccountClosed', at }
const erased: Event = { type: 'PersonalDataErased', at }

describe('registering', () => {
  const register: Command = { type: 'Register', ...person, at }
  test('makes a user', () => given().when(register).thenEvents(registered))
  test('a user who is there already stays', () => given(registered).when(register).thenNothing())
  test('a closed account does not open again', () =>
    given(registered, closed).when(register).thenRefused('account-closed'))
  test('nothing else can be asked of nobody', () =>
    given().when({ type: 'VerifyEmail', at }).thenRefused('no-such-user'))
})

describe('the e-mail address', () => {
  test('is verified once', () => {
    given(registered).when({ type: 'VerifyEmail', at: later }).thenEvents({ type: 'EmailVerified', at: later })
    given(registered, verified).when({ type: 'VerifyEmail', at: later }).thenNothing()
  })
  test('its link can be asked for again until it is verified', () => {
    given(registered).when({ type: 'RequestVerification', at }).thenEvents({ type: 'VerificationRequested', at })
    given(registered, verified).when({ type: 'RequestVerification', at }).thenRefused('already-verified')
  })
  test('another one is asked for, then taken; the old one is remembered in the fact', () => {
    given(registered, verified).when({ type: 'RequestEmailChange', email: 'neu@example.org', at }).thenEvents(wanted)
    given(registered, verified, wanted)
      .when({ type: 'ChangeEmail', email: 'neu@example.org', at: later })
      .thenEvents({ type: 'EmailChanged', email: 'neu@example.org', previous: person.email, at: later })
  })
  test('cannot be changed to what nobody asked for', () =>
    given(registered, verified, wanted)
      .when({ type: 'ChangeEmail', email: 'fremd@example.org', at })
      .thenRefused('email-change-not-requested'))
  test('another spelling of the same one is no change', () =>
    given(registered)
      .when({ type: 'RequestEmailChange', email: ' Anna@Example.org', at })
      .thenRefused('email-unchanged'))
})

test('terms are accepted once, also those that were overtaken since', () => {
  const announced: Event = { type: 'TermsAnnounced', version: '1.2', from: at, at }
  const accepted: Event = { type: 'TermsAccepted', version: '1.1', at: later }
  given(registered, announced).when({ type: 'AcceptTerms', version: '1.1', at: later }).thenEvents(accepted)
  given(registered, announced, accepted).when({ type: 'AcceptTerms', version: '1.1', at: later }).thenNothing()
})

test('a change announced before an earlier one holds takes its place: until its day what bound before binds', () => {
  const [eighth, fourteenth] = ['2026-12-08T00:00:00.000Z', '2026-12-14T00:00:00.000Z']
  const told = (version: string, from: string): Event => ({ type: 'TermsAnnounced', version, from, at })
  const accepted: Event = { type: 'TermsAccepted', version: '1.1', at }
  given(registered, accepted, told('1.2', eighth), told('1.3', fourteenth))
    .when({ type: 'AcceptTerms', version: '1.1', at: '2026-12-13T00:00:00.000Z' })
    .thenNothing()
  given(registered, accepted, told('1.2', eighth), told('1.3', fourteenth))
    .when({ type: 'AcceptTerms', version: '1.3', at: fourteenth })
    .thenNothing()
})

describe('closing', () => {
  test('comes before erasing', () => {
    given(registered).when({ type: 'ErasePersonalData', at }).thenRefused('account-still-open')
    given(registered, closed).when({ type: 'ErasePersonalData', at }).thenEvents(erased)
  })
  test('keeps the address only until it is erased', () => {
    given(registered, closed).remembers({ status: 'closed', email: person.email, verified: false })
    given(registered, closed, erased).remembers({ status: 'erased' })
  })
  test('waits for its day, which can be undone until then', () => {
    const closing: Event = { type: 'AccountClosingRequested', eraseAt: '2026-02-01T03:04:05.000Z', at }
    given(registered).when({ type: 'RequestClosing', at }).thenEvents(closing)
    given(registered, closing).when({ type: 'RequestClosing', at: later }).thenNothing()
    given(registered, closing).when({ type: 'CloseDue', at: '2026-02-01T03:04:04.000Z' }).thenNothing()
    given(registered, closing)
      .when({ type: 'CloseDue', at: closing.eraseAt })
      .thenEvents({ type: 'AccountClosed', at: closing.eraseAt })
    const undone: Event = { type: 'AccountClosingUndone', at: later }
    given(registered, closing).when({ type: 'UndoClosing', at: later }).thenEvents(undone)
    given(registered, closing, undone).when({ type: 'CloseDue', at: closing.eraseAt }).thenNothing()
    given(registered, closed).when({ type: 'UndoClosing', at: later }).thenRefused('account-closed')
  })
  test('done twice is done once', () => {
    given(registered, closed).when({ type: 'CloseAccount', at: later }).thenNothing()
    given(registered, closed, erased).when({ type: 'ErasePersonalData', at: later }).thenNothing()
  })
})

test('only what is new about the onboarding is a fact', () => {
  given(registered)
    .when({ type: 'ChangeOnboarding', onboardingCompleted: true, trainingProfileOnboardingCompleted: false, at })
    .thenEvents({ type: 'OnboardingChanged', onboardingCompleted: true, at })
})

test('the staff role is granted and revoked with a reason', () => {
  const wish = { by: 'root', role: 'staff', reason: 'support', at } as const
  const granted: Event = { type: 'StaffRoleGranted', ...wish }
  given(registered, verified)
    .when({ type: 'GrantStaffRole', ...wish })
    .thenEvents(granted)
  given(registered, verified, granted)
    .when({ type: 'GrantStaffRole', ...wish, reason: 'again' })
    .thenNothing()
  given(registered, verified, granted)
    .when({ type: 'GrantStaffRole', ...wish, role: 'auditor' })
    .thenEvents({ type: 'StaffRoleGranted', ...wish, role: 'auditor' })
  given(registered).when({ type: 'RevokeStaffRole', by: 'root', reason: 'left', at }).thenNothing()
})

test('who has not shown that the address is theirs gets no place at the desk: anybody may have registered it', () =>
  given(registered)
    .when({ type: 'GrantStaffRole', by: 'root', role: 'staff', reason: 'support', at })
    .thenRefused('not-verified'))

describe('second factors', () => {
  const added = (factor: string, kind: 'totp' | 'passkey' | 'recovery-codes'): Event => ({
    type: 'FactorAdded',
    factor: asFactorId(factor),
    kind,
    at,
  })
  const removed = (factor: string, kind: 'totp' | 'passkey' | 'recovery-codes'): Event => ({
    type: 'FactorRemoved',
    factor: asFactorId(factor),
    kind,
    at: later,
  })
  const [app, key, codes] = [added('f1', 'totp'), added('f2', 'passkey'), added('f3', 'recovery-codes')]

  test('recovery codes stay as long as there is another, and go with the last', () => {
    given(registered, app, codes, key)
      .when({ type: 'RemoveFactor', factor: asFactorId('f1'), at: later })
      .thenEvents(removed('f1', 'totp'))
    given(registered, app, codes)
      .when({ type: 'RemoveFactor', factor: asFactorId('f1'), at: later })
      .thenEvents(removed('f1', 'totp'), removed('f3', 'recovery-codes'))
  })
  test('of apps and of recovery codes there is one, the newest', () => {
    given(registered, app, codes, added('f4', 'totp'), added('f5', 'recovery-codes'))
      .when({ type: 'RemoveFactor', factor: asFactorId('f4'), at: later })
      .thenEvents(removed('f4', 'totp'), removed('f5', 'recovery-codes'))
  })
})

const email = fc.constantFrom('anna@example.org', 'neu@example.org', 'dritte@example.org')
const flag = fc.option(fc.boolean(), { nil: undefined })
const plain = <Type extends Command['type']>(type: Type) => fc.record({ type: fc.constant(type), at: moment })

const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('Register' as const),
      email,
      firstName: fc.string(),
      lastName: fc.string(),
      at: moment,
    }),
  },
  { weight: 1, arbitrary: plain('RequestVerification') },
  { weight: 2, arbitrary: plain('VerifyEmail') },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('RequestEmailChange' as const), email, at: moment }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('ChangeEmail' as const), email, at: moment }) },
  { weight: 1, arbitrary: plain('RequestPasswordReset') },
  { weight: 1, arbitrary: plain('NotePasswordChange') },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('ChangeOnboarding' as const),
      onboardingCompleted: flag,
      trainingProfileOnboardingCompleted: flag,
      at: moment,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('GiveConsent' as const, 'DeclareConsent' as const, 'WithdrawConsent' as const),
      purpose: fc.constantFrom('health' as const, 'ai' as const),
      consent: fc.uuid(),
      text: fc.constant('2026-11-22'),
      client: fc.string(),
      at: moment,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constantFrom('GrantStaffRole' as const, 'RevokeStaffRole' as const),
      by: fc.string(),
      role: fc.constantFrom('staff', 'auditor'),
      reason: fc.string(),
      at: moment,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom(
        'StateAge',
        'RemindParent',
        'ConfirmParent',
        'RefuseParent',
        'SayTooYoung',
        'CloseUnconfirmed',
      ),
      at: moment,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('AskParent'), parent: email, at: moment }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constantFrom('AcceptTerms', 'AnnounceTerms', 'ObjectToTerms'),
      version: fc.constantFrom('1.1', '1.2', '1.3'),
      validFrom: moment,
      at: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constantFrom('AddFactor', 'RemoveFactor', 'RequestFactorReset', 'StopFactorReset', 'ResetFactors'),
      factor: fc.constantFrom('f1', 'f2'),
      kind: fc.constantFrom('totp', 'passkey', 'recovery-codes'),
      at: moment,
    }),
  },
  { weight: 1, arbitrary: plain('CloseUnverified') },
  { weight: 1, arbitrary: plain('RequestClosing') },
  { weight: 1, arbitrary: plain('UndoClosing') },
  { weight: 1, arbitrary: plain('CloseDue') },
  { weight: 1, arbitrary: plain('CloseAccount') },
  { weight: 1, arbitrary: plain('ErasePersonalData') },
) as fc.Arbitrary<Command>

describe('laws', () => {
  lawsOf(
    decider,
    command,
    (state, facts) => {
      const types = facts.map(({ type }) => type)
      expect(types.filter(type => type === 'UserRegistered').length).toBe(facts.length > 0 ? 1 : 0)
      expect(types.indexOf('UserRegistered')).toBe(facts.length > 0 ? 0 : -1)
      const closedAt = types.indexOf('AccountClosed')
      if (closedAt >= 0) expect(types.slice(closedAt + 1).filter(type => type !== 'PersonalDataErased')).toEqual([])
      if (state.status === 'erased') expect(JSON.stringify(state)).toBe('{"status":"erased"}')
      for (const [index, fact] of facts.entries())
        if (fact.type === 'EmailChanged')
          expect(facts.slice(0, index)).toContainEqual(
            expect.objectContaining({ type: 'EmailChangeRequested', email: fact.email }),
          )
      // Each recovery code that is used is a fact of its own; the same one twice is told by its command's id.
    },
    ['NoteRecoveryCode'],
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailboxOf, mailboxOfOne, normaliseEmail } from '../../domain/email-address.ts'
import { type Command, decider, type Event } from '../../domain/email-claim.ts'
import { asUserId } from '../../domain/ids.ts'
import { about } from '../support/language.ts'
import { lawsOf, moment } from '../support/laws.ts'

const given = about(decider)
const at = '2026-01-02T03:04:05.000Z'
const anna = { user: asUserId('anna'), email: 'anna@example.org', firstName: 'Anna', lastName: 'Beispiel', at }
const berta = { ...anna, user: asUserId('berta') }
const claimed: Event = { type: 'EmailClaimed', ...anna }
const released: Event = { type: 'EmailReleased', user: asUserId('anna'), at }

test('a free address is claimed, with all that comes next needs', () => {
  given()
    .when({ type: 'Claim', ...anna })
    .thenEvents(claimed)
  given()
    .when({ type: 'Claim', ...anna, purpose: 'email-change' })
    .thenEvents({ ...claimed, purpose: 'email-change' })
})

test('one person holds it at a time', () => {
  given(claimed)
    .when({ type: 'Claim', ...berta })
    .thenRefused('email-already-claimed')
  given(claimed)
    .when({ type: 'Claim', ...anna })
    .thenNothing()
})

test('a released address is free for others', () => {
  given(claimed)
    .when({ type: 'Release', user: asUserId('anna'), at })
    .thenEvents(released)
  given(claimed, released)
    .when({ type: 'Claim', ...berta })
    .thenEvents({ type: 'EmailClaimed', ...berta })
})

test('nobody releases what another holds', () =>
  given(claimed)
    .when({ type: 'Release', user: asUserId('berta'), at })
    .thenNothing())

test.each([
  [' Anna@Example.ORG ', 'anna@example.org'],
  ['u\u0308bung@example.org', '\u00fcbung@example.org'],
  ['anna@münchen.de', 'anna@xn--mnchen-3ya.de'],
  ['anna@MU\u0308NCHEN.de', 'anna@xn--mnchen-3ya.de'],
  ['anna@xn--mnchen-3ya.de.', 'anna@xn--mnchen-3ya.de'],
  ['anna@example.org.', 'anna@example.org'],
  ['anna@example。org', 'anna@example.org'],
  ['anna@ex%ample', 'anna@ex%ample'],
  ['anna@example.org/weg', 'anna@example.org/weg'],
  ['anna@example.org:80', 'anna@example.org:80'],
  ['keine Adresse', 'keine adresse'],
])('%j is the address %j', (typed, address) => expect(normaliseEmail(typed)).toBe(address))

const user = fc.constantFrom('anna', 'berta', 'carla').map(asUserId)
const purpose = fc.option(fc.constant('email-change' as const), { nil: undefined })
const command: fc.Arbitrary<Command> = fc.oneof(
  fc
    .record({
      user,
      email: fc.constant('anna@example.org'),
      firstName: fc.string(),
      lastName: fc.string(),
      purpose,
      at: moment,
    })
    .map(({ purpose, ...claim }) => ({ type: 'Claim' as const, ...claim, ...(purpose ? { purpose } : {}) })),
  fc.record({ type: fc.constant('Release' as const), user, at: moment }),
)

describe('laws', () => {
  lawsOf(decider, command, (state, facts) => {
    let holder: string | null = null
    for (const fact of facts) {
      expect(holder).toBe(fact.type === 'EmailClaimed' ? null : fact.user)
      holder = fact.type === 'EmailClaimed' ? fact.user : null
    }
    expect(state.status === 'claimed' ? state.user : null).toBe(holder)
  })
})

test.each([
  ['Anna.B+Neu@Example.org', 'annab@example.org'],
  ['anna@müller.de', 'anna@xn--mller-kva.de'],
  ['+nur@example.org', '+nur@example.org'],
  ['keine Adresse', 'keine adresse'],
])('mail to %j ends up with %j', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox))

test.each([
  ['Kim+1@X.de', 'kim@x.de'],
  ['k.im+a+b@x.de', 'k.im@x.de'],
  ['K.i.m+1@GoogleMail.com', 'kim@gmail.com'],
  ['k.i.m@gmail.com', 'kim@gmail.com'],
  ['kim@pm.me', 'kim@proton.me'],
  ['k_i-m@protonmail.com', 'kim@proton.me'],
  ['kim@me.com', 'kim@icloud.com'],
  ['k.im@icloud.com', 'k.im@icloud.com'],
  ['kim@notgmail.com', 'kim@notgmail.com'],
  ['+nur@example.org', '+nur@example.org'],
  ['keine Adresse', 'keine adresse@'],
])('%j leads to the mailbox %j and to no other', (address, mailbox) => expect(mailboxOfOne(address)).toBe(mailbox))

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyType } from '../../domain/facts.ts'
import { fold } from '../../domain/kernel/decider.ts'
import { differences, masked, replay } from '../../domain/replay.ts'
import * as User from '../../domain/user.ts'
import { examples } from '../golden/examples.ts'

const at = '2026-03-01T18:00:00.000Z'
const facts: readonly User.Event[] = [
  { type: 'UserRegistered', email: 'zoe@example.org', firstName: 'Zoë', lastName: 'Groß', at },
  { type: 'EmailVerified', at },
  { type: 'StaffRoleGranted', by: 'x', role: 'staff', reason: 'Support', at },
]

test('the state at a revision is what the decider remembered just before and just after', () => {
  for (const revision of facts.keys()) {
    const { before, after } = replay('user', facts, revision)
    expect(before).toEqual(fold(User.decider, facts.slice(0, revision)))
    expect(after).toEqual(fold(User.decider, facts.slice(0, revision + 1)))
  }
  const { before, after } = replay('user', facts, 1)
  expect(differences(before, after)).toEqual([{ path: 'verified', was: false, is: true }])
})

test('ten thousand events are folded within a tenth of a second', () => {
  const many: User.Event[] = [...facts]
  while (many.length < 10_000) many.push({ type: 'OnboardingChanged', onboardingCompleted: many.length % 2 === 0, at })
  replay('user', many, 5000)
  const began = performance.now()
  replay('user', many, 9999)
  expect(performance.now() - began).toBeLessThan(100)
})

describe('differences', () => {
  const value = fc.jsonValue()

  test('there are none between equal values, and some between others', () => {
    fc.assert(
      fc.property(value, value, (was, is) => {
        expect(differences(was, structuredClone(was))).toEqual([])
        if (JSON.stringify(was) !== JSON.stringify(is)) expect(differences([was], [is]).length).toBeGreaterThan(0)
      }),
    )
  })

  test('name what came and what went', () => {
    const was = { sets: { a: { reps: 5 } }, felt: ['x'] }
    const is = { sets: { a: { reps: 6 }, b: {} }, felt: [] }
    expect(differences(was, is)).toEqual([
      { path: 'sets.a.reps', was: 5, is: 6 },
      { path: 'sets.b', is: {} },
      { path: 'felt.0', was: 'x' },
    ])
  })
})

test('masked, no fact shows a word of what is sealed', () => {
  const secrets = ['zoe@example.org', 'Groß', 'Heute bitte kurz', 'Linkes Knie', 'Vertretung', 'Beschwerde']
  const shown = everyType.map(({ category, type }) => JSON.stringify(masked(category, examples[type]).event)).join('\n')
  for (const secret of secrets) expect(shown).not.toContain(secret)
  expect(masked('user', examples.UserRegistered).sealed).toEqual(['email', 'firstName', 'lastName'])
})

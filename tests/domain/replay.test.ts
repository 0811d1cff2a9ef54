import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differences } from '../../domain/differences.ts'
import { everyType } from '../../domain/facts.ts'
import { fold } from '../../domain/kernel/decider.ts'
import { masked, replaying, walking } from '../../domain/replay.ts'
import * as User from '../../domain/user.ts'
import { examples } from '../golden/examples.ts'
import { runs } from '../support/runs.ts'

const at = '2026-03-01T18:00:00.000Z'
const facts: readonly User.Event[] = [
  { type: 'UserRegistered', email: 'zoe@example.org', firstName: 'Zoë', lastName: 'Groß', at },
  { type: 'EmailVerified', at },
  { type: 'StaffRoleGranted', by: 'x', role: 'staff', reason: 'Support', at },
]

test('the state at a revision is what the decider remembered just before and just after', () => {
  const replay = replaying('user', revision => facts[revision])
  for (const revision of facts.keys()) {
    const { before, after } = replay(revision)
    expect(before).toEqual(fold(User.decider, facts.slice(0, revision)))
    expect(after).toEqual(fold(User.decider, facts.slice(0, revision + 1)))
  }
  const { before, after } = replay(1)
  expect(differences(before, after)).toEqual([{ path: 'verified', was: false, is: true }])
})

test('who walks through ten thousand events, in whatever order, folds a few hundred for each step', () => {
  let folded = 0
  const sums = {
    initial: 0,
    evolve: (sum: number, event: number) => {
      folded++
      return sum + event
    },
  }
  const sumTo = (revision: number) => (revision * (revision + 1)) / 2
  const end = 9999
  const walk = walking(sums, revision => (revision <= end ? revision : undefined))
  expect(walk(end)).toEqual({ before: sumTo(end - 1), after: sumTo(end) })
  expect(walk(end + 5)).toEqual({ before: sumTo(end), after: sumTo(end) })
  folded = 0
  fc.assert(
    fc.property(fc.nat(end), revision => {
      expect(walk(revision)).toEqual({ before: sumTo(revision) - revision, after: sumTo(revision) })
    }),
    { numRuns: runs(100) },
  )
  expect(folded).toBeLessThan(runs(100) * 150)
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

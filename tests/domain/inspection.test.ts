import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Command, decider, type Event } from '../../domain/inspection.ts'
import { about } from '../support/language.ts'
import { lawsOf, moment } from '../support/laws.ts'

const given = about(decider)
const look = {
  by: 'eva',
  role: 'staff',
  what: 'workout-1',
  unsealed: false,
  reason: 'Beschwerde',
  at: '2026-03-01T18:00:00.000Z',
} as const
const looked: Event = { type: 'RecordInspected', ...look }
const later = { ...look, at: '2026-03-01T18:14:59.000Z' }

test('a look is a fact; turning pages is no other one', () => {
  given()
    .when({ type: 'Inspect', ...look })
    .thenEvents(looked)
  given(looked)
    .when({ type: 'Inspect', ...later })
    .thenNothing()
})

test.each([
  { ...later, by: 'udo' },
  { ...later, what: 'user-1' },
  { ...later, unsealed: true },
  { ...later, reason: 'Rückfrage' },
  { ...look, at: '2026-03-01T18:15:00.000Z' },
])('another person, thing, depth, reason or hour is another look: %j', other => {
  given(looked)
    .when({ type: 'Inspect', ...other })
    .thenEvents({ type: 'RecordInspected', ...other })
})

test('signing somebody out is a fact each time it is done', () => {
  const said = { by: 'eva', reason: 'Telefon gestohlen', at: look.at }
  given(looked, { type: 'SessionsEndedByStaff', ...said })
    .when({ type: 'EndSessions', ...said, at: later.at })
    .thenEvents({ type: 'SessionsEndedByStaff', ...said, at: later.at })
})

const inspecting: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('Inspect' as const),
  by: fc.constantFrom('eva', 'udo'),
  role: fc.constantFrom('staff' as const, 'auditor' as const),
  what: fc.constantFrom('person', 'workout-1'),
  unsealed: fc.boolean(),
  reason: fc.constantFrom('a', 'b'),
  at: moment,
})

const ending: fc.Arbitrary<Command> = fc.record({
  type: fc.constant('EndSessions' as const),
  by: fc.constantFrom('eva', 'udo'),
  reason: fc.constantFrom('a', 'b'),
  at: moment,
})
const command = fc.oneof(inspecting, ending)

describe('laws', () => {
  lawsOf(decider, command, (_, facts) => {
    for (const { reason } of facts) expect(['a', 'b']).toContain(reason)
  })
})

import { expect, test } from 'vitest'
import { catalogue } from '../../../../content/exercises/catalogue.ts'
import type { PastWorkout, PlanRequest } from '../../../../domain/coach/basis/request.ts'
import type { Meaning } from '../../../../domain/coach/read/intent.ts'
import { meaningsOf, readingsOf } from '../../../../domain/coach/read/reader.ts'
import { plannedDay, request } from '../requests.ts'

const at = '2026-06-10T08:00:00.000Z'
const meanings = (asked: PlanRequest): readonly Meaning[] => meaningsOf(asked, readingsOf(asked, catalogue))
const hurts = (all: readonly Meaning[]) => all.some(one => one.kind === 'complaint' && one.part === 'knee')
const said = (comment: string, on: string) => ({
  struggles: null,
  wants: null,
  hyrox: null,
  mobility: null,
  said: [{ event: 'e', at: on, workout: null, difficulty: null, comment }],
})
const noted = (note: string, on: string): PastWorkout => ({
  workout: 'w',
  at: on,
  status: 'completed',
  plan: plannedDay,
  sets: [],
  notes: [note],
})
const knee = 'das linke Knie schmerzt'
const lately = '2026-06-05T08:00:00.000Z'
const longAgo = '2026-05-05T08:00:00.000Z'

test.each([
  ['wish', { wish: knee }],
  ['goal', { athlete: { goalDetails: knee } }],
  ['restrictions', { athlete: { restrictions: knee } }],
  ['limits', { athlete: { mobilityRestrictions: knee } }],
  ['comments', { athlete: { comments: knee } }],
  ['other activities', { athlete: { otherActivities: knee } }],
  ['place', { place: { details: knee } }],
  ['a comment on a workout', { feedback: said(knee, lately) }],
  ['a note to a set', { history: [noted(knee, lately)] }],
] as const)('a complaint counts wherever it was written: %s', (_, changes) => {
  expect(hurts(meanings(request({ at, ...changes })))).toBe(true)
})

test('notes and comments grow old, what was said of a day ends with it, and a note wishes for nothing', () => {
  expect(hurts(meanings(request({ at, history: [noted(knee, longAgo)] })))).toBe(false)
  const sick = (on: string) => meanings(request({ at, feedback: said('mir war richtig übel', on) }))
  expect(sick(at).some(({ kind }) => kind === 'red-flag')).toBe(true)
  expect(sick(lately).some(({ kind }) => kind === 'red-flag')).toBe(false)
  expect(meanings(request({ at, history: [noted('Sitz auf 4, nur Oberkörper, 40 Minuten', lately)] }))).toEqual([])
})

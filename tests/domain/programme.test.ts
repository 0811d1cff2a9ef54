import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ruleSet } from '../../domain/coach/basis/rule-set.ts'
import { weeksLater } from '../../domain/coach/basis/week.ts'
import { type Basis, holdsLeast, weeksFrom } from '../../domain/coach/prescribe/week/programme-weeks.ts'
import { aboutWeek } from '../../domain/coach/prescribe/week/programme-words.ts'
import { asUserId } from '../../domain/ids.ts'
import { fold } from '../../domain/kernel/decider.ts'
import * as Programme from '../../domain/programme.ts'
import { about } from '../support/language.ts'

const monday = '2026-03-02'
const basis: Basis = { goal: 'muscle', level: 3, sessions: 4, date: null }
const at = '2026-03-02T17:00:00.000Z'
const because = ['44444444-4444-4444-8444-444444444444']
const ask = (changes: Partial<Programme.Command> = {}): Programme.Command => ({
  type: 'KeepUp',
  athlete: asUserId('11111111-1111-4111-8111-111111111111'),
  monday,
  basis,
  weeksAway: 0,
  easedIn: null,
  because,
  at,
  ...changes,
})
const started: Programme.Event = {
  type: 'ProgrammeStarted',
  athlete: asUserId('11111111-1111-4111-8111-111111111111'),
  basis,
  weeks: weeksFrom(basis, monday),
  because,
  at,
}
const adjusted = (why: Programme.Why, weeks: Programme.Event['weeks'], changed = basis): Programme.Event => ({
  type: 'ProgrammeAdjusted',
  why,
  basis: changed,
  weeks,
  because,
  at,
})
const programme = about(Programme.decider)

describe('a programme', () => {
  test('starts with the first session asked for, and stays as long as nothing changes', () => {
    programme().when(ask()).thenEvents(started)
    programme(started).when(ask()).thenNothing()
    programme(started)
      .when(ask({ monday: weeksLater(monday, 1) }))
      .thenNothing()
  })

  test('rises for weeks, and then a week is easier', () => {
    expect(started.weeks.map(({ phase }) => phase)).toEqual([...Array(6).fill('base'), 'deload'])
    expect(started.weeks.map(({ sets }) => sets)).toEqual([13, 14, 14, 15, 16, 16, 8])
    expect(started.weeks.map(({ start }) => start).slice(0, 2)).toEqual(['2026-03-02', '2026-03-09'])
  })

  test('says so where days and minutes cannot hold the least for every muscle', () => {
    const health: Basis = { goal: 'health', level: 5, sessions: 2, date: null, minutes: 60 }
    expect(holdsLeast(health)).toBe(false)
    expect(holdsLeast({ ...health, sessions: 4, minutes: 75 })).toBe(true)
    expect(aboutWeek('base', true).de).toContain('Ein Tag mehr oder längere Einheiten helfen')
    expect(aboutWeek('deload', true)).toEqual(aboutWeek('deload', false))
  })

  test('goes on with a new block when one is over', () => {
    const next = weeksLater(monday, 7)
    programme(started)
      .when(ask({ monday: next }))
      .thenEvents(adjusted('next-block', weeksFrom(basis, next)))
  })

  test('is laid out anew when something else is told', () => {
    const told: Basis = { ...basis, goal: 'hyrox', date: '2026-06-13' }
    programme(started)
      .when(ask({ basis: told }))
      .thenEvents(adjusted('told-otherwise', weeksFrom(told, monday), told))
  })

  test('lets a missed week come again, once', () => {
    const next = weeksLater(monday, 1)
    const moved = started.weeks.map(week => ({ ...week, start: weeksLater(week.start, 1) }))
    programme(started)
      .when(ask({ monday: next, weeksAway: 1 }))
      .thenEvents(adjusted('missed', moved))
    programme(started, adjusted('missed', moved))
      .when(ask({ monday: next, weeksAway: 1 }))
      .thenNothing()
  })

  test('begins a block anew after three weeks away', () => {
    const back = weeksLater(monday, 4)
    programme(started)
      .when(ask({ monday: back, weeksAway: 3 }))
      .thenEvents(adjusted('missed', weeksFrom(basis, back)))
  })

  test('takes an easier week as it came, and builds from there', () => {
    const second = weeksLater(monday, 1)
    const eased = { start: second, phase: 'deload', sets: 8, sessions: 4 } as const
    const next = adjusted('eased', [eased, ...weeksFrom(basis, weeksLater(monday, 2))])
    programme(started)
      .when(ask({ monday: second, easedIn: second }))
      .thenEvents(next)
    programme(started, next)
      .when(ask({ monday: second, easedIn: second }))
      .thenNothing()
  })

  test('begins a block anew after an easier week that began on its last day', () => {
    const [second, third, fourth] = [weeksLater(monday, 1), weeksLater(monday, 2), weeksLater(monday, 3)]
    const next = (week: string) => adjusted('eased', weeksFrom(basis, week))
    for (const back of [third, fourth])
      programme(started)
        .when(ask({ monday: back, easedIn: second, weeksAway: back === fourth ? 1 : 0 }))
        .thenEvents(next(back))
    // What is laid out since knows of it.
    programme(started, next(third))
      .when(ask({ monday: third, easedIn: second }))
      .thenNothing()
    programme(started, next(third))
      .when(ask({ monday: fourth, easedIn: second }))
      .thenNothing()
  })

  test('leads to a date: base, build, peak, taper, race week, and a week to recover', () => {
    const race: Basis = { goal: 'hyrox', level: 3, sessions: 4, date: '2026-06-13' }
    const weeks = weeksFrom(race, monday)
    const phases = weeks.map(({ phase }) => phase)
    expect(phases.filter((phase, index) => phase !== 'deload' && phase !== phases[index - 1])).toEqual([
      'base',
      'build',
      'peak',
      'taper',
      'race-week',
      'recovery',
    ])
    expect(weeks.find(({ phase }) => phase === 'race-week')?.start).toBe('2026-06-08')
    const after = weeksLater('2026-06-08', 1)
    const without = { ...race, date: null }
    programme({ ...started, basis: race, weeks })
      .when(ask({ monday: after, basis: without }))
      .thenNothing()
    programme({ ...started, basis: race, weeks })
      .when(ask({ monday: weeksLater(after, 1), basis: without }))
      .thenEvents(adjusted('next-block', weeksFrom(without, weeksLater(after, 1)), without))
  })
})

const bases: fc.Arbitrary<Basis> = fc.record({
  goal: fc.constantFrom('strength', 'muscle', 'hyrox', 'health'),
  level: fc.constantFrom(1, 2, 3, 4, 5),
  sessions: fc.integer({ min: 1, max: 7 }),
  date: fc.option(
    fc
      .integer({ min: 0, max: 400 })
      .map(days => new Date(Date.parse(monday) + days * 86_400_000).toISOString().slice(0, 10)),
  ),
})

const years = fc.array(fc.record({ basis: bases, skip: fc.integer({ min: 0, max: 5 }), eased: fc.boolean() }), {
  minLength: 1,
  maxLength: 40,
})

describe('whatever is told, missed and made easier', () => {
  test('this week is laid out, weeks are a week apart, volume stays inside the landmarks and rises slowly', () =>
    fc.assert(
      fc.property(years, steps => {
        let events: Programme.Event[] = []
        let week = monday
        for (const { basis, skip, eased } of steps) {
          week = weeksLater(week, skip)
          const asked = ask({ basis, monday: week, weeksAway: Math.max(0, skip - 1), easedIn: eased ? week : null })
          for (let times = 0; times < 2; times += 1)
            events = [
              ...events,
              ...(Programme.decider.decide.KeepUp(asked, fold(Programme.decider, events)) as Programme.Event[]),
            ]
          const now = fold(Programme.decider, events)
          expect(Programme.decider.decide.KeepUp(asked, now)).toEqual([])
          expect(Programme.weekOf(now, week)).not.toBeNull()
          const [, , most = 12] = ruleSet.volume.landmarks.value[basis.level - 1] ?? []
          for (const { sets, start } of now.weeks.filter(({ start }) => start >= week)) {
            expect(sets).toBeLessThanOrEqual(most)
            expect(sets).toBeGreaterThan(0)
            expect(new Date(start).getUTCDay()).toBe(1)
          }
          for (const [index, { start, phase, sets }] of now.weeks.entries()) {
            const before = now.weeks[index - 1]
            if (before) expect(start > before.start).toBe(true)
            if (before && phase === before.phase && phase === 'base' && start > week)
              expect(sets - before.sets).toBeLessThanOrEqual(2)
          }
        }
      }),
    ))
})

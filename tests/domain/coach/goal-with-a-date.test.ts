import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { raceDay } from '../../../domain/coach/prescribe/ahead/race.ts'
import { briefFor } from '../../../domain/coach/prescribe/briefing.ts'
import { liftsIn, planFor } from './lifter.ts'
import { anyone, gym, request } from './requests.ts'

const told = '2026-01-10T09:00:00.000Z'

const dayMeant = (goalDetails: string, goal: 'strength' | 'endurance' | 'hyrox', now = '2026-01-12T09:00:00.000Z') => {
  const date = raceDay({ ...anyone, goal, goalDetails, goalToldAt: told }, null, Date.parse(now))
  return date === null ? null : new Date(date).toISOString().slice(0, 10)
}

describe('a goal with a day in words', () => {
  test.each([
    ['HYROX in 6 Wochen', 'hyrox', '2026-02-21'],
    ['10 km in acht Wochen', 'endurance', '2026-03-07'],
    ['Halbmarathon in 3 Monaten', 'endurance', '2026-04-11'],
    ['Klimmzug bis März', 'strength', '2026-03-01'],
    ['Marathon Ende April', 'endurance', '2026-04-30'],
    ['HYROX im Mai', 'hyrox', '2026-05-15'],
    ['5k by March', 'endurance', '2026-03-01'],
    ['Mitte Januar ein Wettkampf', 'strength', '2026-01-15'],
    ['Bis Anfang Januar Kreuzheben 100 kg', 'strength', '2027-01-05'],
  ] as const)('"%s" counts from when it was told', (words, goal, day) => {
    expect(dayMeant(words, goal)).toBe(day)
  })

  test('stays the same day while weeks go by, and is over once it was', () => {
    expect(dayMeant('HYROX in 6 Wochen', 'hyrox', '2026-02-10T09:00:00.000Z')).toBe('2026-02-21')
    expect(dayMeant('HYROX in 6 Wochen', 'hyrox', '2026-03-10T09:00:00.000Z')).toBeNull()
  })

  test.each(['10 km in 50 Minuten', 'Klimmzug', 'In der 20. Woche', 'Maibaum klettern', 'seit März'])(
    '"%s" names none',
    words => {
      expect(dayMeant(words, 'strength')).toBeNull()
    },
  )

  test('with a day written out that day counts', () => {
    expect(dayMeant('HYROX in Wien am 14.03.2026, also in 9 Wochen', 'hyrox')).toBe('2026-03-14')
  })
})

describe('one movement as the whole goal', () => {
  const learned = (goalDetails: string) =>
    briefFor(request({ athlete: { goal: 'strength', goalDetails } }), catalogue).learning.map(({ name }) => name.de)

  test.each(['Klimmzug', 'Klimmzug bis März', 'Klimmzüge', 'Pistol Squat', 'Muscle-Up'])(
    '"%s" is to be learned',
    words => {
      expect(learned(words)).not.toEqual([])
    },
  )

  test('the plan holds its rung', () => {
    const plan = planFor(
      request({
        minutes: 45,
        athlete: { goal: 'strength', goalDetails: 'Klimmzug bis März', experienceLevel: 1 },
        place: { equipment: gym },
      }),
    )
    expect(liftsIn(plan).some(({ exercise }) => /pull/.test(exercise.pattern))).toBe(true)
    expect(
      plan.blocks.flatMap(({ exercises }) => exercises).flatMap(({ reasons }) => reasons.map(({ code }) => code)),
    ).toContain('skill')
  })

  test.each(['Kniebeuge, Bankdrücken und Klimmzüge stärker', 'breiter Rücken, auch Klimmzüge', 'keine Klimmzüge'])(
    '"%s" is not',
    words => {
      expect(learned(words)).toEqual([])
    },
  )
})

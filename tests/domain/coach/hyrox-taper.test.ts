import { describe, expect, test } from 'vitest'
import { exercisesOf } from '../../../domain/coach/plan.ts'
import { season as weeksOf } from './runners.ts'

/** Twelve weeks to a race on a Sunday, day 83. */
const race = 83
const sessions = weeksOf({
  facts: {
    goal: 'hyrox',
    goalDetails: 'HYROX Open am 29.03.2026',
    weightKg: 78,
    trainingFrequency: 4,
    fitnessLevel: 3,
    experienceLevel: 3,
  },
  pace: 330,
  week: [
    [0, 60],
    [2, 60],
    [4, 60],
    [5, 60],
  ],
  weeks: 12,
}).map(({ day, plan }) => ({ left: race - day, plan }))

const running = (plan: (typeof sessions)[number]['plan']) =>
  exercisesOf(plan)
    .filter(({ exercise }) => /run/.test(exercise))
    .flatMap(({ sets }) => sets)
const focusOf = (plan: (typeof sessions)[number]['plan']) => plan.blocks.map(({ focus }) => focus ?? '').join(' ')

describe('the last two weeks before a HYROX race', () => {
  const near = sessions.filter(({ left }) => left <= 14 && left > 0)

  test('every day has running, none is only a walk', () => {
    expect(near.length).toBe(8)
    for (const { left, plan } of near)
      expect(
        running(plan).reduce((sum, { durationSec = 0 }) => sum + durationSec, 0),
        `${left} ${plan.name.de}`,
      ).toBeGreaterThan(240)
  })

  test('race week touches the pace of the race, a few times and short', () => {
    const touches = near.filter(({ left, plan }) => left <= 6 && plan.blocks.some(({ kind }) => kind === 'interval'))
    expect(touches.length).toBeGreaterThanOrEqual(1)
    for (const { left, plan } of touches) {
      expect(left).toBeGreaterThanOrEqual(3)
      expect(running(plan).filter(({ distanceM = 0 }) => distanceM > 0 && distanceM <= 600).length).toBeLessThanOrEqual(
        4,
      )
    }
  })

  test('nothing hard on the last four days: no stations against the clock, no simulation, no strength', () => {
    for (const { left, plan } of near.filter(({ left }) => left <= 4))
      expect(focusOf(plan), `${left}`).not.toMatch(/compromised|simulation|strength/)
  })
})

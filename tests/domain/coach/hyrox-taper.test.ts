import { describe, expect, test } from 'vitest'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import { season as weeksOf } from './runners.ts'

/** Twelve weeks to a race on a weekend, its day counted from the first Monday. */
const people = [
  {
    who: 'a man who runs a kilometre in 5:30',
    race: 83,
    season: {
      facts: {
        goal: 'hyrox',
        goalDetails: 'HYROX Open am 29.03.2026',
        weightKg: 78,
        trainingFrequency: 4,
        fitnessLevel: 3,
        experienceLevel: 3,
      },
      pace: 330,
      week: [0, 2, 4, 5].map(day => [day, 60] as const),
      weeks: 12,
    },
  },
  {
    who: 'a woman who runs it in 6:10 and trains on the last day of the week',
    race: 82,
    season: {
      facts: {
        goal: 'hyrox',
        goalDetails: 'HYROX Open am 28.03.2026',
        gender: 'female',
        weightKg: 66,
        trainingFrequency: 4,
        fitnessLevel: 3,
        experienceLevel: 3,
      },
      pace: 370,
      week: [0, 2, 4, 6].map(day => [day, 60] as const),
      weeks: 12,
    },
  },
] as const

const running = (plan: Plan) =>
  exercisesOf(plan)
    .filter(({ exercise }) => /run/.test(exercise))
    .flatMap(({ sets }) => sets)
const seconds = (sets: readonly { readonly durationSec?: number }[]) =>
  sets.reduce((sum, { durationSec = 0 }) => sum + durationSec, 0)
const focusOf = (plan: Plan) => plan.blocks.map(({ focus }) => focus ?? '').join(' ')

describe.each(people)('the last two weeks before a HYROX race of $who', ({ season, race }) => {
  const near = weeksOf(season)
    .map(({ day, plan }) => ({ left: race - day, plan }))
    .filter(({ left }) => left <= 14 && left > 0)

  test('every day has running, none is only a walk', () => {
    expect(near.length).toBe(8)
    for (const { left, plan } of near) expect(seconds(running(plan)), `${left} ${plan.name.de}`).toBeGreaterThan(240)
  })

  test('none is mostly walked, and none says that there is nothing to train with', () => {
    for (const { left, plan } of near) {
      const walked = exercisesOf(plan).filter(({ exercise }) => exercise === 'brisk-walk')
      expect(seconds(walked.flatMap(({ sets }) => sets)), `${left} ${plan.name.de}`).toBeLessThan(
        seconds(running(plan)),
      )
      expect(plan.hints.map(({ de }) => de).join(' '), `${left}`).not.toMatch(/keine Kraftübungen|nichts Härteres/)
    }
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

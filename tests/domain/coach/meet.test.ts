import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Exercise } from '../../../domain/coach/basis/catalogue.ts'
import { exercisesOf, type Plan, type PlannedExercise } from '../../../domain/coach/basis/plan.ts'
import { type Athlete, train } from './months.ts'

const start = Date.parse('2026-03-02T17:00:00.000Z')
const byId = new Map<string, Exercise>(catalogue.exercises.map(exercise => [exercise.id, exercise]))

/** Twelve weeks to a meet on a Saturday, the 23rd of May. */
const lifter = (goalDetails: string): Athlete => ({
  who: 'lifter on the way to a meet',
  facts: {
    goal: 'strength',
    goalDetails,
    weightKg: 90,
    fitnessLevel: 4,
    experienceLevel: 4,
    comments: '1RM Kniebeuge 135, Bank 100, Kreuzheben 157,5',
  },
  minutes: 75,
  weekdays: [0, 2, 4],
  growth: 0.001,
  logsRir: true,
  noise: 0,
})

const openers = { 'back-squat': 122.5, 'bench-press': 92.5, deadlift: 142.5 }
const goal = 'Wettkampf 23.5., Opener 122,5/92,5/142,5'
const meet = Date.parse('2026-05-23T12:00:00.000Z')
const daysOut = (day: number) => Math.floor(meet / 86_400_000) - Math.floor(start / 86_400_000) - day

const sessions = train(lifter(goal), catalogue, 12).map(({ day, plan }) => ({ left: daysOut(day), plan }))

const working = ({ sets }: PlannedExercise) => sets.filter(({ ramp }) => !ramp)
const loads = (plan: Plan, id: string) =>
  exercisesOf(plan).flatMap(one => (one.exercise === id ? working(one).map(({ weightKg }) => weightKg ?? 0) : []))

/** The heaviest set of a lift among sessions so many days before the meet. */
const heaviest = (id: string, from: number, to: number) =>
  Math.max(0, ...sessions.filter(({ left }) => left <= from && left >= to).flatMap(({ plan }) => loads(plan, id)))

describe.each(Object.entries(openers))('on the way to a meet with the opener of %s at %d kg', (id, opener) => {
  test('the first weeks stay well below it, the opener is lifted one to two weeks before, and nothing heavier after', () => {
    expect(heaviest(id, 90, 57)).toBeLessThan(opener * 0.95)
    const last = heaviest(id, 16, 8)
    expect(last).toBeGreaterThanOrEqual(opener * 0.93)
    expect(last).toBeLessThanOrEqual(opener)
    expect(heaviest(id, 7, 1)).toBeLessThanOrEqual(opener * 0.85)
  })

  test('loads begin from what was told, whatever the unit was left out of', () => {
    const first = sessions.flatMap(({ plan }) => loads(plan, id))[0] ?? 0
    expect(first).toBeGreaterThan(opener * 0.55)
  })
})

describe('what is said', () => {
  const said = sessions.flatMap(({ plan }) =>
    exercisesOf(plan).flatMap(({ exercise, reasons }) =>
      reasons.flatMap(({ code, text }) => (code === 'opener' ? [`${byId.get(exercise)?.name.de}: ${text.de}`] : [])),
    ),
  )

  test('names the opener and the days that are left', () => {
    expect(said.some(one => /^Kniebeuge.*Opener mit 122,5 kg/.test(one))).toBe(true)
    expect(said.some(one => /In \d Tagen zählt es/.test(one))).toBe(true)
  })

  test('a lifter without openers goes the same way by what is known', () => {
    const plans = train(lifter('Wettkampf 23.5.'), catalogue, 12)
    const near = plans.filter(({ day }) => daysOut(day) <= 14 && daysOut(day) >= 8)
    expect(
      near.some(({ plan }) => exercisesOf(plan).some(({ reasons }) => reasons.some(({ code }) => code === 'opener'))),
    ).toBe(true)
    expect(JSON.stringify(plans.map(({ plan }) => plan))).not.toContain('Opener')
  })
})

describe('four days a week on the way to a meet', () => {
  const often: Athlete = { ...lifter('Wettkampf 23.5.'), minutes: 90, weekdays: [0, 1, 3, 5], growth: 0.002 }
  const days = train(often, catalogue, 12).map(({ day, plan }) => ({ left: daysOut(day), plan }))
  const topsOf = (id: string, from: number, to: number) =>
    days.flatMap(({ left, plan }) => {
      const kg = left <= from && left >= to ? loads(plan, id) : []
      return kg.length > 0 ? [{ left, kg: Math.max(...kg) }] : []
    })

  test.each(Object.keys(openers))(
    'the last heavy weeks of %s rise to the single, and no load stands longer than a week',
    id => {
      const days = topsOf(id, 28, 8)
      const tops = days.map(({ kg }) => kg)
      expect(tops.length).toBeGreaterThan(3)
      expect(tops, tops.join(' ')).toEqual([...tops].sort((one, other) => one - other))
      for (const [kg, same] of Map.groupBy(days, one => one.kg))
        expect((same[0]?.left ?? 0) - (same.at(-1)?.left ?? 0), `${kg} kg of ${tops.join(' ')}`).toBeLessThanOrEqual(7)
      expect(tops.at(-1), tops.join(' ')).toBeGreaterThan((tops[0] ?? 0) * 1.04)
    },
  )
  test('the bar is lifted from the floor for the last time five days before, and nothing of the legs is hard after that', () => {
    expect(topsOf('deadlift', 14, 5).length).toBeGreaterThan(1)
    expect(topsOf('deadlift', 4, 1)).toEqual([])
    const legs = days.filter(({ left }) => left <= 4 && left >= 1).flatMap(({ plan }) => loads(plan, 'back-squat'))
    expect(Math.max(0, ...legs)).toBeLessThan(Math.max(...topsOf('back-squat', 14, 8).map(({ kg }) => kg)) * 0.7)
  })
})

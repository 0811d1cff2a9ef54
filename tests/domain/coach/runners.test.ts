import { describe, expect, test } from 'vitest'
import { exercisesOf, type Plan } from '../../../domain/coach/basis/plan.ts'
import { directSets, hasIntervals, legSets, longRun, minutesRun, type Runner, season, stretches } from './runners.ts'

const beginner: Runner = {
  facts: {
    goalDetails: 'Ich will 5 km am Stück laufen können',
    gender: 'female',
    age: 41,
    weightKg: 74,
    fitnessLevel: 1,
    experienceLevel: 1,
  },
  pace: 450,
  week: [
    [0, 40],
    [2, 40],
    [5, 40],
  ],
  weeks: 14,
}

describe('somebody who has never run', () => {
  const runs = season(beginner)
  const longest = (from: number, to: number) =>
    Math.max(...runs.filter(({ week }) => week >= from && week <= to).flatMap(({ plan }) => stretches(plan)))

  test('begins by a minute of running at a time, with walking in between', () => {
    const [first] = runs
    expect(Math.max(...stretches(first?.plan ?? never))).toBeLessThanOrEqual(1.5)
    expect(stretches(first?.plan ?? never).length).toBeGreaterThanOrEqual(5)
    expect(JSON.stringify(first?.plan)).toContain('Laufen und Gehen im Wechsel')
  })

  test('runs longer at a stretch from week to week, never a leap, and half an hour in the end', () => {
    expect(longest(2, 3)).toBeGreaterThanOrEqual(2)
    expect(longest(2, 3)).toBeLessThanOrEqual(5)
    expect(longest(6, 7)).toBeLessThanOrEqual(12)
    expect(longest(11, 13)).toBeGreaterThanOrEqual(25)
    let most = 1.5
    for (const { plan } of runs) {
      const today = Math.max(0, ...stretches(plan))
      expect(today).toBeLessThanOrEqual(Math.max(most * 1.7, 1.5))
      most = Math.max(most, today)
    }
  })

  test('has something to do on every day', () => {
    for (const { plan } of runs) expect(plan.estimatedMinutes).toBeGreaterThanOrEqual(20)
  })
})

const marathon: Runner = {
  facts: {
    goalDetails: 'Marathon am 19.04.2026, zwei Krafttage',
    age: 38,
    weightKg: 74,
    trainingFrequency: 5,
    fitnessLevel: 3,
    experienceLevel: 3,
  },
  pace: 345,
  week: [
    [0, 60, 'Krafttraining'],
    [1, 60],
    [3, 45, 'Krafttraining'],
    [4, 60],
    [6, 150],
  ],
  weeks: 15,
}

describe('a marathon runner with two days of strength', () => {
  const runs = season(marathon)
  const long = Array.from({ length: 15 }, (_, week) =>
    Math.max(0, ...runs.filter(one => one.week === week).map(({ plan }) => longRun(plan))),
  )

  test('the long run grows by a tenth or ten minutes at most', () => {
    let best = long[0] ?? 0
    for (const minutes of long.slice(1)) {
      expect(minutes, long.join(' ')).toBeLessThanOrEqual(Math.max(best * 1.1, best + 10) + 0.5)
      best = Math.max(best, minutes)
    }
    expect(best).toBeGreaterThanOrEqual(120)
  })

  test('every fourth week or so it is shorter', () => {
    for (let from = 0; from + 5 <= 12; from += 1) {
      const weeks = long.slice(from, from + 5)
      const longest = (until: number) => Math.max(...long.slice(0, from + until))
      expect(
        weeks.some((minutes, at) => at > 0 && minutes < longest(at) * 0.9),
        weeks.join(' '),
      ).toBe(true)
    }
  })

  test('most of the running is easy, one day a week is fast', () => {
    const usual = runs.filter(({ week, isLifting }) => week >= 1 && week <= 11 && !isLifting)
    const fast = usual.filter(({ plan }) => hasIntervals(plan)).length
    expect(fast).toBeGreaterThanOrEqual(6)
    expect(fast / usual.length).toBeLessThanOrEqual(0.4)
  })

  test('once the week is known, no legs are loaded on the day before the fast or the long run', () => {
    for (const [at, { plan, day, week, isLifting }] of runs.entries()) {
      const next = runs[at + 1]
      if (week < 3 || !isLifting || !next || next.day !== day + 1) continue
      if (hasIntervals(next.plan) || longRun(next.plan) > 0)
        expect(legSets(plan), `week ${week}, day ${day}`).toBeLessThanOrEqual(4)
    }
    const legs = runs.filter(({ week, isLifting }) => week >= 3 && week <= 11 && isLifting)
    expect(legs.reduce((sum, { plan }) => sum + legSets(plan), 0) / 9).toBeGreaterThanOrEqual(2)
  })

  test('what is said of the legs on the day before a run is so', () => {
    const said = runs.flatMap(({ plan }) => {
      const [hint] = plan.hints.filter(({ de }) => de.startsWith('Morgen läufst du'))
      return hint ? [{ plan, hint }] : []
    })
    expect(said.length).toBeGreaterThanOrEqual(5)
    for (const { plan, hint } of said) {
      const most = Math.max(...['quads', 'hamstrings', 'glutes', 'calves'].map(muscle => directSets(plan, muscle)))
      if (/höchstens zwei Sätze je Muskel/.test(hint.de)) expect(most, hint.de).toBeLessThanOrEqual(2)
      else expect(most, hint.de).toBe(0)
    }
  })

  test('the taper runs less, but runs', () => {
    const race = 104
    /** Of a week that ends with its Sunday. */
    const minutes = (from: number) =>
      runs
        .filter(({ day }) => race - day <= from && race - day > from - 7)
        .reduce((sum, { plan }) => sum + minutesRun(plan), 0)
    const taper = minutes(13) / Math.max(minutes(20), minutes(27))
    expect(taper).toBeGreaterThan(0.3)
    expect(taper).toBeLessThan(0.8)
    for (const { plan, week, isLifting } of runs)
      if (week === 13 && !isLifting) expect(minutesRun(plan), plan.name.de).toBeGreaterThanOrEqual(10)
  })
})

const never = {
  name: { de: '', en: '' },
  description: { de: '', en: '' },
  estimatedMinutes: 0,
  blocks: [],
  notUnderstood: [],
  hints: [],
}

describe('somebody who runs five days a week and has no log yet', () => {
  const five = (goalDetails: string): Runner => ({
    facts: { goalDetails, age: 35, weightKg: 60, trainingFrequency: 5, fitnessLevel: 3, experienceLevel: 3 },
    pace: 345,
    week: [0, 1, 3, 5, 6].map(weekday => [weekday, 60] as const),
    weeks: 3,
  })
  const minutesOf = (plan: Plan, is: (id: string) => boolean) =>
    exercisesOf(plan)
      .filter(({ exercise }) => is(exercise))
      .flatMap(({ sets }) => sets)
      .reduce((sum, { durationSec = 0 }) => sum + durationSec / 60, 0)
  const walked = (plan: Plan) => minutesOf(plan, id => id === 'brisk-walk')

  test('runs on each of them, and hardly walks, though the weeks begin with few kilometres', () => {
    const runs = season(five('Marathon im September'))
    for (const { plan, day } of runs) {
      expect(minutesRun(plan), `day ${day}`).toBeGreaterThanOrEqual(12)
      expect(walked(plan), `day ${day}`).toBeLessThanOrEqual(30)
    }
    expect(runs[0]?.plan.hints.map(({ de }) => de).join(' ')).toMatch(/wie viel du läufst/)
  })

  test('is believed what they tell of their weeks, and no more than that', () => {
    const runs = season(five('Marathon im September, laufe derzeit 40 km pro Woche'))
    const inWeek = (week: number) =>
      runs.filter(one => one.week === week).reduce((sum, { plan }) => sum + minutesRun(plan), 0)
    expect(inWeek(0)).toBeGreaterThanOrEqual(180)
    expect(inWeek(0)).toBeLessThanOrEqual(40 * 6)
    for (const { plan } of runs) expect(walked(plan)).toBeLessThanOrEqual(15)
    expect(runs.flatMap(({ plan }) => plan.hints.map(({ de }) => de)).join(' ')).not.toMatch(/wie viel du läufst/)
  })

  test('is no beginner of running where they tell that they run, at any level', () => {
    const tells = five('10 km unter 60 Minuten, laufe 20 km pro Woche')
    for (const experienceLevel of [1, 2] as const) {
      const runs = season({ ...tells, facts: { ...tells.facts, experienceLevel, fitnessLevel: 2 }, weeks: 2 })
      for (const { plan, day } of runs) {
        expect(JSON.stringify(plan)).not.toContain('Laufen und Gehen im Wechsel')
        expect(minutesRun(plan), `level ${experienceLevel}, day ${day}`).toBeGreaterThanOrEqual(10)
      }
    }
  })
})

describe.each(['Marathon am 29.03.2026 unter 3:45', 'Halbmarathon im März unter 1:50', '10 km in 47:30 laufen'])(
  'whoever aims at a time that only runners aim at: %s',
  goalDetails => {
    const runs = season({
      ...beginner,
      facts: { ...beginner.facts, goalDetails, fitnessLevel: 2, experienceLevel: 2 },
      weeks: 2,
    })

    test('runs at a stretch from the first day, and no more in a week than a body gets used to', () => {
      const [first] = runs
      expect(Math.max(...stretches(first?.plan ?? never))).toBeGreaterThanOrEqual(15)
      expect(JSON.stringify(runs.map(({ plan }) => plan))).not.toContain('Laufen und Gehen im Wechsel')
      const week = (at: number) =>
        runs.filter(one => one.week === at).reduce((sum, { plan }) => sum + minutesRun(plan), 0)
      expect(week(0)).toBeLessThanOrEqual(150)
      expect(week(1)).toBeLessThanOrEqual(week(0) * 1.35)
    })
  },
)

test.each(['ersten Marathon schaffen', 'ersten 5 km unter 30 Minuten', 'meine ersten 10 km'])(
  'whoever has yet to learn it runs and walks: %s',
  goalDetails => {
    const [first] = season({ ...beginner, facts: { ...beginner.facts, goalDetails }, weeks: 1 })
    expect(JSON.stringify(first?.plan)).toContain('Laufen und Gehen im Wechsel')
  },
)

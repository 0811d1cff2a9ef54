import { describe, expect, test } from 'vitest'
import { legSets, longRun, minutesRun, type Run, type Runner, season } from './runners.ts'

// Who names a distance and a day trains for that: easy, long, at the threshold and at the race's own pace, each in its weeks.

const able = { age: 32, weightKg: 70, fitnessLevel: 3, experienceLevel: 3 } as const

const runners = {
  ten: {
    facts: { ...able, goalDetails: '10 km unter 45 Minuten am 22.03.2026', trainingFrequency: 4 },
    pace: 330,
    week: [
      [1, 50],
      [3, 50],
      [5, 50],
      [6, 90],
    ],
    weeks: 11,
  },
  marathon: {
    facts: { ...able, goalDetails: 'Marathon am 29.03.2026 unter 4 Stunden, 2x Kraft pro Woche', trainingFrequency: 5 },
    pace: 375,
    week: [
      [0, 45, 'Kraft'],
      [1, 60],
      [3, 45, 'Kraft'],
      [4, 50],
      [6, 150],
    ],
    weeks: 12,
  },
} as const satisfies Record<string, Runner>

const raceOn = { ten: 76, marathon: 83 } as const
const paces = { ten: 270, marathon: 341 } as const

const textOf = ({ plan }: Run) =>
  plan.blocks.map(({ name, description }) => `${name.de}: ${description.de}`).join(' | ')
const isAtRacePace = (run: Run) => /Wettkampftempo/.test(textOf(run))
const isTempo = (run: Run) =>
  !isAtRacePace(run) &&
  run.plan.blocks.some(({ exercises }) => exercises.some(({ exercise }) => exercise === 'tempo-run'))
const isHard = (run: Run) =>
  isAtRacePace(run) || isTempo(run) || run.plan.blocks.some(({ kind }) => kind === 'interval')

describe.each(['ten', 'marathon'] as const)('%s', name => {
  const runs = season(runners[name])
  const race = raceOn[name]

  test('is run at the threshold first, and at its own pace as it comes near', () => {
    const tempo = runs.filter(isTempo)
    const own = runs.filter(isAtRacePace)
    expect(tempo.length, runs.filter(isHard).map(textOf).join('\n')).toBeGreaterThanOrEqual(3)
    expect(own.length).toBeGreaterThanOrEqual(3)
    expect(own.filter(({ day }) => race - day <= 35).length).toBeGreaterThanOrEqual(2)
    const clock = /([45]):(\d\d) min\/km/.exec(
      own
        .map(textOf)
        .at(-1)
        ?.replace(/.*Wettkampftempo: /, '') ?? '',
    )
    const seconds = Number(clock?.[1]) * 60 + Number(clock?.[2])
    expect(seconds).toBeGreaterThan(paces[name] * 0.93)
    expect(seconds).toBeLessThan(paces[name] * 1.25)
  })

  test('has nothing hard in its last four days, and one fast day in three at most before', () => {
    for (const run of runs)
      if (race - run.day <= 4) expect(isHard(run), `${race - run.day} days: ${textOf(run)}`).toBe(false)
    const usual = runs.filter(({ isLifting, day }) => !isLifting && race - day > 14)
    expect(usual.filter(isHard).length / usual.length).toBeLessThanOrEqual(0.45)
  })

  test('the long run has its day for itself, and grows to what the day holds', () => {
    const long = runs.filter(({ plan }) => longRun(plan) > 0)
    for (const run of long) expect(legSets(run.plan), textOf(run)).toBe(0)
    const best = Math.max(...long.map(({ plan }) => longRun(plan)))
    expect(best, long.map(({ plan }) => longRun(plan)).join(' ')).toBeGreaterThanOrEqual(name === 'ten' ? 75 : 125)
    expect(best).toBeLessThanOrEqual(name === 'ten' ? 90 : 180)
    const last = long.filter(({ plan }) => longRun(plan) >= 60).at(-1)
    expect(race - (last?.day ?? 0)).toBeGreaterThanOrEqual(7)
  })

  test('has an easy run of an hour or so a week before, and nothing hard beside it', () => {
    if (name === 'ten') return
    const [run] = runs.filter(({ day }) => race - day === 7)
    expect(run && isHard(run), run && textOf(run)).toBe(false)
    expect(run && minutesRun(run.plan)).toBeGreaterThanOrEqual(60)
    expect(run && minutesRun(run.plan)).toBeLessThanOrEqual(90)
  })

  test('no fast day is a copy of the one before it', () => {
    const fast = runs.filter(isHard).map(({ plan, day }) => ({
      day,
      is: plan.blocks
        .flatMap(({ exercises }) => exercises)
        .filter(({ exercise }) => exercise === 'run-intervals' || exercise === 'tempo-run')
        .map(({ sets }) => `${sets.length} × ${sets[0]?.distanceM ?? sets[0]?.durationSec}`)
        .join(),
    }))
    expect(fast.length).toBeGreaterThan(6)
    for (const [at, one] of fast.entries()) {
      expect(one.is).not.toBe(fast[at - 1]?.is)
      const alike = fast.slice(Math.max(0, at - 3), at + 1).map(({ is }) => is.replace(/^\d+ × /, ''))
      if (alike.length === 4) expect(new Set(alike).size, JSON.stringify(fast.slice(0, at + 1))).toBeGreaterThan(1)
    }
  })

  test('runs on every day that is no day for strength', () => {
    for (const run of runs)
      if (!run.isLifting && race > run.day) expect(minutesRun(run.plan), textOf(run)).toBeGreaterThanOrEqual(8)
  })
})

import { describe, expect, test } from 'vitest'
import { catalogue } from '../../content/exercises/catalogue.ts'
import { workDone } from '../../domain/coach/prescribe/history.ts'
import { strengthCurve } from '../../domain/coach/prescribe/lifts/strength-curve.ts'
import { openBench } from '../../tools/coach/bench.ts'
import { season } from '../../tools/coach/season.ts'
import { demoAthlete } from '../../tools/demo/athlete.ts'

const athlete = demoAthlete('2026-08-31')
const bench = openBench(athlete.id)
const { sessions, weeks } = await season(athlete, 12, { practice: bench })
const trained = sessions.filter(({ outcome }) => outcome === 'completed')
const movements = {
  squat: /squat/,
  hinge: /deadlift|hip-thrust/,
  press: /bench-press|incline/,
  pull: /row|pulldown|pull-up/,
}

/** What the hardest planned set of a movement stands for, as a share of what it was in the first weeks. */
const risen = (pattern: RegExp) => {
  const lifts = new Map<string, number[]>()
  for (const { states = [], deload } of trained)
    for (const { exercise, plannedMaxKg } of states)
      if (!deload && plannedMaxKg && pattern.test(exercise))
        lifts.set(exercise, [...(lifts.get(exercise) ?? []), plannedMaxKg])
  const longest = [...lifts.values()].toSorted((one, other) => other.length - one.length)[0] ?? []
  return (longest.at(-1) ?? 0) / (longest[0] ?? 1)
}

describe('the demo athlete', () => {
  test.each(Object.entries(movements))('gets stronger in twelve weeks: %s', (_, pattern) => {
    expect(risen(pattern)).toBeGreaterThan(1.08)
  })

  test('sees it: the curve rises week by week, and each of its points is a set that was done', async () => {
    const { history, athlete: told } = await bench.remembered(undefined)
    const end = Date.parse('2026-11-22T20:00:00.000Z')
    const starts = weeks.map((_, index) => end - (weeks.length - index) * 7 * 86_400_000)
    const work = workDone(history, new Map(catalogue.exercises.map(exercise => [exercise.id, exercise])))
    const curve = strengthCurve(work, starts, end, told.weightKg)
    const growth = curve.weeks.flatMap(week => week.growth ?? [])
    expect(curve.lifts.length).toBeGreaterThan(3)
    expect(curve.growth).toBeGreaterThan(1.07)
    expect(growth.length).toBeGreaterThan(9)
    for (const [index, value] of growth.entries()) expect(value).toBeGreaterThan((growth[index - 1] ?? 0) - 0.01)
    const known = new Set(history.flatMap(({ sets }) => sets.map(({ event }) => event)))
    for (const { points } of curve.lifts) for (const { set } of points) expect(known).toContain(set.event)
  })

  test('has one easier week, no longer than seven days, and moves more afterwards than before', () => {
    const easier = trained.filter(({ deload }) => deload).map(({ at }) => Date.parse(at))
    expect(easier.length).toBeGreaterThan(1)
    expect(Math.max(...easier) - Math.min(...easier)).toBeLessThanOrEqual(7 * 86_400_000)
    const [first, last] = [weeks.slice(0, 3), weeks.slice(-3)].map(some =>
      some.reduce((sum, { tonnageKg }) => sum + tonnageKg, 0),
    )
    // A week that also pulls from above moves less than one that only rows.
    expect(last).toBeGreaterThan((first ?? 0) * 1.05)
  })

  test('calls each workout by what it is', () => {
    const titles = trained.map(({ title = '' }) => title)
    expect(new Set(titles).size).toBeGreaterThanOrEqual(8)
    for (const { title = '', states = [] } of trained) {
      const kg = Number(/ (\d+(?:,\d+)?)$/.exec(title)?.[1]?.replace(',', '.'))
      if (!Number.isNaN(kg)) expect(states.map(({ weightKg }) => weightKg)).toContain(kg)
    }
  })

  test('takes up the squat again in the first weeks with a shoulder that is well', () => {
    const lifts = (from: number, to: number) =>
      trained
        .filter(({ week, deload }) => week >= from && week <= to && !deload)
        .flatMap(({ states = [] }) => states.map(({ exercise }) => exercise))
    expect(lifts(4, 5)).not.toContain('back-squat')
    expect(lifts(7, 9)).toContain('bench-press')
    expect(lifts(7, 9)).toContain('back-squat')
  })

  test('trains a week with what is there at home', () => {
    const home = trained.filter(({ week }) => week === 6)
    expect(home.map(({ place }) => place)).toEqual(home.map(() => 'Zuhause'))
    const loads = home.flatMap(({ states = [] }) => states.map(({ weightKg }) => weightKg ?? 0))
    expect(Math.max(...loads)).toBeLessThanOrEqual(24)
    expect(
      Math.max(
        ...trained.flatMap(({ week, states = [] }) => (week === 7 ? states.map(({ weightKg }) => weightKg ?? 0) : [])),
      ),
    ).toBeGreaterThan(24)
  })

  test('says once that something hurts, and is not asked for it in the next two weeks', async () => {
    const felt: { at: string; catalogueId: string }[] = []
    for await (const { events } of bench.log.read(null, { categories: ['workout'] }))
      for (const { event } of events) if (event.type === 'ExerciseFelt' && event.kind === 'pain') felt.push(event)
    expect(felt).toHaveLength(1)
    const [{ at = '', catalogueId = '' } = {}] = felt
    const planned = (session: (typeof trained)[number]) =>
      (session.planned ?? []).flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise))
    const before = trained.filter(session => session.at < at.slice(0, 10))
    const after = trained.filter(
      session => session.at > at && Date.parse(session.at) < Date.parse(at) + 13 * 86_400_000,
    )
    expect(before.some(session => planned(session).includes(catalogueId))).toBe(true)
    expect(after.length).toBeGreaterThan(3)
    for (const session of after) expect(planned(session)).not.toContain(catalogueId)
  })
})

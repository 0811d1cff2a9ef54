import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { standardsFor } from '../../../domain/coach/basis/hyrox.ts'
import type { Plan } from '../../../domain/coach/basis/plan.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { raceOf } from '../../../domain/coach/prescribe/ahead/race.ts'
import { understand } from '../../../domain/coach/read/wishes.ts'
import { anyone, gym, request } from './requests.ts'

const { hyrox } = catalogue.training
const equipment = [...gym, 'running-route', 'ski-erg', 'sled', 'sandbag', 'wall-ball', 'farmers-handles']

const planFor = (goalDetails: string, wish: string, minutes = 120, seed = 'seed-1'): Plan => {
  const made = makePlan(
    request({
      seed,
      minutes,
      wish,
      athlete: { goal: 'hyrox', goalDetails, trainingFrequency: 4, fitnessLevel: 5, experienceLevel: 5 },
      place: { equipment },
    }),
    catalogue,
  )
  if (isRefusal(made)) throw new Error(made.refused)
  return made.plan
}

const simulationIn = (plan: Plan) => {
  const found = plan.blocks.find(({ focus }) => focus === 'hyrox-simulation')
  if (!found) throw new Error(`no whole simulation in ${plan.blocks.map(({ focus }) => focus).join()}`)
  return found
}
const stationOf = (id: string) => catalogue.exercises.find(one => one.id === id)?.hyroxStation ?? id
const metresIn = (block: Plan['blocks'][number], station: string) =>
  block.exercises
    .filter(({ exercise }) => stationOf(exercise) === station)
    .flatMap(({ sets }) => sets)
    .reduce((sum, { distanceM = 0, reps = 0 }) => sum + distanceM + reps, 0)

describe('the division that words name', () => {
  const now = Date.parse('2026-06-01T08:00:00.000Z')
  const division = (goalDetails: string, gender: 'male' | 'female' | null = 'male') =>
    raceOf({ ...anyone, gender, goalDetails }, understand('', catalogue), null, now).division

  test.each([
    ['HYROX Doubles Mixed am 14.03.', 'doubles-mixed'],
    ['HYROX Mixed Doubles in Köln', 'doubles-mixed'],
    ['Doubles Frauen', 'doubles-women'],
    ['HYROX Doppel mit meinem Bruder', 'doubles-men'],
    ['Pro Doubles Männer', 'pro-doubles-men'],
    ['Pro Doubles Mixed', 'doubles-mixed'],
    ['HYROX Staffel Mixed am 14.03.', 'relay-mixed'],
    ['women’s relay', 'relay-women'],
    ['HYROX Mixed', 'doubles-mixed'],
    ['HYROX Open am 14.03.', 'open-men'],
    ['Pro, sonst mixed martial arts', 'pro-men'],
    ['HYROX Open. Sonntags Tennis im Doppel', 'open-men'],
    ['HYROX Open. Double Unders kann ich nicht', 'open-men'],
  ])('%s: %s', (words, expected) => {
    expect(division(words)).toBe(expected)
  })

  test('a woman who says no more starts among women', () => {
    expect(division('HYROX Doubles', 'female')).toBe('doubles-women')
    expect(division('HYROX Staffel', 'female')).toBe('relay-women')
  })

  test('every division has its season, its source and all eight stations, and loads or none at all', () => {
    expect(hyrox.season).toMatch(/^20\d\d\/\d\d$/)
    for (const [division, { source, loads }] of Object.entries(hyrox.divisions)) {
      expect(source.length, division).toBeGreaterThan(20)
      const standards = standardsFor(hyrox, division as keyof typeof hyrox.divisions)
      expect(standards, division).toHaveLength(8)
      expect(standards.filter(({ weightKg }) => weightKg !== undefined).length, division).toBe(loads === null ? 0 : 5)
    }
  })
})

describe('who races in a pair', () => {
  const pair = simulationIn(planFor('HYROX Doubles Mixed am 14.09.2026', 'Simulation'))
  const alone = simulationIn(planFor('HYROX Open am 14.09.2026', 'Simulation'))

  test('runs all eight kilometres, as alone', () => {
    expect(metresIn(pair, 'run')).toBe(8000)
    expect(metresIn(alone, 'run')).toBe(8000)
  })

  test('does half of each station, at the loads of the division', () => {
    for (const { station, distanceM = 0, reps = 0, weightKg } of standardsFor(hyrox, 'doubles-mixed')) {
      expect(metresIn(alone, station), station).toBe(distanceM + reps)
      expect(metresIn(pair, station), station).toBe((distanceM + reps) / 2)
      const loads = pair.exercises.filter(({ exercise }) => stationOf(exercise) === station).flatMap(({ sets }) => sets)
      if (weightKg !== undefined) expect(loads.map(one => one.weightKg)).toEqual(loads.map(() => weightKg))
    }
  })

  test('rests while the other works, about as long as the own turn', () => {
    const turns = pair.exercises.filter(({ exercise }) => stationOf(exercise) !== 'run').flatMap(({ sets }) => sets)
    for (const { durationSec, restSec } of turns) {
      expect(restSec).toBeGreaterThanOrEqual(30)
      if (durationSec !== undefined) expect(Math.abs(restSec - durationSec)).toBeLessThanOrEqual(1)
    }
    expect(alone.exercises.flatMap(({ sets }) => sets).every(({ restSec }) => restSec === 0)).toBe(true)
  })

  test('is told so, with division and season', () => {
    expect(pair.description.de).toMatch(/zu zweit/i)
    expect(pair.description.de).toContain('Doubles Mixed')
    expect(pair.description.de).toContain(hyrox.season)
  })

  test.each(['a', 'b', 'c', 'd'])('has shorter turns at the stations of a usual day, with pauses (%s)', seed => {
    const [own, usual] = ['HYROX Doubles Mixed', 'HYROX Open'].map(goal => {
      const plan = planFor(`${goal} am 14.07.2026`, 'Stationen', 60, seed)
      return plan.blocks.filter(({ kind }) => kind === 'circuit').flatMap(({ exercises }) => exercises)
    })
    const shared = own?.filter(one => usual?.some(({ exercise }) => exercise === one.exercise)) ?? []
    expect(shared.length).toBeGreaterThan(0)
    for (const { exercise, sets } of shared) {
      const other = usual?.find(one => one.exercise === exercise)?.sets[0]
      const amount = (set: (typeof sets)[number] | undefined) => set?.distanceM ?? set?.reps ?? 0
      expect(amount(sets[0]), exercise).toBeLessThan(amount(other))
      expect(sets[0]?.restSec).toBeGreaterThanOrEqual(20)
    }
  })
})

describe('who races in a relay', () => {
  const plan = planFor('HYROX Staffel Männer am 14.09.2026', 'Simulation', 60)
  const relay = simulationIn(plan)

  test('does two runs and two whole stations, in the order of the race', () => {
    expect(metresIn(relay, 'run')).toBe(2000)
    const done = hyrox.stations.filter(({ station }) => metresIn(relay, station) > 0)
    expect(done).toHaveLength(2)
    for (const { station, distanceM = 0, reps = 0 } of done) expect(metresIn(relay, station)).toBe(distanceM + reps)
    expect(relay.exercises.map(({ exercise }) => stationOf(exercise))).toEqual(
      done.flatMap(({ station }) => ['run', station]),
    )
  })

  test('faster than in a whole race, and rested between', () => {
    const whole = simulationIn(planFor('HYROX Open am 14.09.2026', 'Simulation'))
    const paceIn = (block: typeof relay) => block.exercises[0]?.sets[0]?.durationSec ?? 0
    expect(paceIn(relay)).toBeLessThan(paceIn(whole))
    expect(relay.exercises[1]?.sets[0]?.restSec).toBeGreaterThanOrEqual(120)
  })

  test('a mixed one names no load, for nobody agrees on it, and says so', () => {
    const mixed = planFor('HYROX Staffel Mixed am 14.09.2026', 'Simulation', 60)
    const loads = simulationIn(mixed).exercises.flatMap(({ sets }) => sets.flatMap(({ weightKg }) => weightKg ?? []))
    expect(loads).toEqual([])
    expect(mixed.hints.map(({ de }) => de).join(' ')).toMatch(/Mixed-Staffel.*Regelwerk/s)
  })
})

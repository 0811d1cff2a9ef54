import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { athlete } from '../../../tools/coach/files/athlete.ts'
import type { SessionRecord } from '../../../tools/coach/record.ts'
import { season } from '../../../tools/coach/season.ts'

// Read as a trainer reads them: the weeks around a race or a meet, as `simulate` writes them.

const day = 86_400_000
const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
const hall = ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells', 'rowing-machine', 'stationary-bike']
const legs = ['quads', 'hamstrings', 'glutes']

/** The main part, exercise by exercise. */
const mainOf = ({ planned = [] }: SessionRecord) =>
  planned
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .flatMap(({ kind, exercises }) =>
      exercises.map(({ exercise, sets, targetRir }) => ({
        kind,
        exercise: byId.get(exercise),
        id: exercise,
        targetRir,
        minutes: sets.reduce((sum, { durationSec = 0 }) => sum + durationSec, 0) / 60,
        kg: Math.max(0, ...sets.map(({ weightKg }) => weightKg ?? 0)),
      })),
    )

const isMachine = (id: string) => /erg|row|bike|elliptical|stair/.test(id)
const minutesRun = (session: SessionRecord) =>
  mainOf(session)
    .filter(({ id }) => /run|jog/.test(id))
    .reduce((sum, { minutes }) => sum + minutes, 0)

/** Sessions by the days until the race. */
const around = async (profile: object, trains: readonly object[], { race, start, equipment = hall }: Race) => {
  const file = { id: `race ${race}`, start, profile, places: [{ name: 'Hier', equipment }], trains }
  const { sessions } = await season(athlete.parse(file), 6)
  return new Map(sessions.map(one => [Math.round((Date.parse(race) - Date.parse(one.at.slice(0, 10))) / day), one]))
}
type Race = { readonly race: string; readonly start: string; readonly equipment?: readonly string[] }

const days = (...names: readonly string[]) => names.map(name => ({ day: name }))
const facts = { gender: 'male', age: 31, weightKg: 75, fitnessLevel: 3, experienceLevel: 3 }

/** Nothing heavy, nothing hard, nothing long. */
const isOnlyToWarmUp = (session: SessionRecord | undefined) => {
  expect(session?.minutes?.estimated).toBeLessThanOrEqual(20)
  const work = mainOf(session ?? missing).filter(one => one.kg > 0 || one.kind === 'interval' || one.targetRir !== null)
  expect(work.map(({ id }) => id)).toEqual([])
}
const calm = ['brisk-walk', 'incline-walk', 'stationary-bike']
const isRestOrWalk = (session: SessionRecord | undefined) => {
  expect(session?.minutes?.estimated).toBeLessThanOrEqual(33)
  const work = mainOf(session ?? missing).filter(
    ({ exercise, id }) => exercise?.role !== 'mobility' && !calm.includes(id),
  )
  expect(work.map(({ id }) => id)).toEqual([])
}
const missing: SessionRecord = { week: 0, at: '', place: null, outcome: 'missed' }

test('a marathon: the first Sunday is a long run, the taper keeps one, race week is fresh, its day is the race, then a walk', async () => {
  const trains = [
    { day: 'monday', minutes: 45, wish: 'Krafttraining' },
    { day: 'tuesday' },
    { day: 'thursday', minutes: 45, wish: 'Krafttraining' },
    { day: 'friday', minutes: 50 },
    { day: 'sunday', minutes: 120 },
  ]
  const profile = {
    ...facts,
    goal: 'endurance',
    goalDetails: 'Marathon am 08.02.2026',
    trainingFrequency: 5,
    sessionMinutes: 60,
  }
  const by = await around(profile, trains, {
    race: '2026-02-08',
    start: '2026-01-05',
    equipment: [...hall, 'running-route'],
  })
  const at = (inDays: number) => by.get(inDays) ?? missing
  expect(minutesRun(at(28))).toBeGreaterThanOrEqual(60)
  expect(minutesRun(at(14))).toBeGreaterThanOrEqual(40)
  for (const sunday of [28, 21, 14, 7])
    expect(mainOf(at(sunday)).flatMap(({ id }) => (isMachine(id) ? [id] : []))).toEqual([])
  for (const near of [6, 3, -4]) {
    const forLegs = mainOf(at(near)).filter(
      one => one.targetRir !== null && legs.some(id => one.exercise?.muscles[id] === 1),
    )
    expect(forLegs.map(({ id }) => id)).toEqual([])
  }
  isOnlyToWarmUp(at(0))
  isRestOrWalk(at(-1))
  isRestOrWalk(at(-2))
  const brisk = [...by].filter(
    ([inDays, one]) => inDays < 0 && inDays > -8 && mainOf(one).some(({ kind }) => kind === 'interval'),
  )
  expect(brisk.map(([inDays]) => inDays)).toEqual([])
}, 60_000)

test('a powerlifting meet: hardly a load on its day, a walk after it, and a light week', async () => {
  const profile = {
    ...facts,
    goal: 'strength',
    goalDetails: 'Wettkampf im Kraftdreikampf am 31.01.2026',
    trainingFrequency: 4,
    sessionMinutes: 75,
  }
  const by = await around(profile, days('monday', 'tuesday', 'thursday', 'saturday'), {
    race: '2026-01-31',
    start: '2026-01-05',
  })
  const heaviest = Math.max(...[...by].flatMap(([left, one]) => (left > 0 ? mainOf(one).map(({ kg }) => kg) : [])))
  expect(by.get(0)?.minutes?.estimated).toBeLessThanOrEqual(20)
  for (const { kg, id } of mainOf(by.get(0) ?? missing)) expect(kg, id).toBeLessThanOrEqual(heaviest / 2)
  isRestOrWalk(by.get(-2))
  for (const after of [-3, -5]) {
    expect(by.get(after)?.minutes?.estimated).toBeLessThanOrEqual(75 * 0.6)
    for (const { id, targetRir } of mainOf(by.get(after) ?? missing)) expect([id, targetRir ?? 4]).toEqual([id, 4])
  }
}, 60_000)

test('a HYROX race: race week is short and calls things by their name, its day is the race, then a walk', async () => {
  const equipment = [...hall, 'running-route', 'ski-erg', 'sled', 'sandbag', 'wall-ball', 'farmers-handles']
  const profile = {
    ...facts,
    goal: 'hyrox',
    goalDetails: 'HYROX Open am 31.01.2026',
    trainingFrequency: 5,
    sessionMinutes: 60,
  }
  const by = await around(profile, days('monday', 'tuesday', 'wednesday', 'saturday', 'sunday'), {
    race: '2026-01-31',
    start: '2026-01-05',
    equipment,
  })
  for (const near of [5, 4, 3]) {
    expect(by.get(near)?.minutes?.estimated).toBeLessThanOrEqual(32)
    expect(mainOf(by.get(near) ?? missing).flatMap(({ id, kg }) => (kg > 0 ? [id] : []))).toEqual([])
    const isCalledHard = /intervall/i.test(by.get(near)?.title ?? '')
    expect(isCalledHard).toBe(mainOf(by.get(near) ?? missing).some(({ kind }) => kind === 'interval'))
  }
  isOnlyToWarmUp(by.get(0))
  isRestOrWalk(by.get(-1))
  isRestOrWalk(by.get(-2))
}, 60_000)

test('a HYROX racer who runs five days a week never gets an apology instead of intervals: fast kilometres count as well', async () => {
  const gym = ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells', 'pull-up-bar', 'kettlebell', 'running-route']
  const stations = ['sled', 'ski-erg', 'rowing-machine', 'stationary-bike', 'wall-ball', 'sandbag']
  const who = athlete.parse({
    id: '05 HYROX',
    profile: {
      goal: 'hyrox',
      goalDetails: 'HYROX Open am 29.03.2026, Ziel unter 1:30',
      gender: 'female',
      age: 34,
      weightKg: 64,
      trainingFrequency: 5,
      sessionMinutes: 60,
      fitnessLevel: 3,
      experienceLevel: 3,
    },
    places: [{ name: 'Box', equipment: [...gym, ...stations] }],
    trains: days('monday', 'tuesday', 'thursday', 'saturday', 'sunday'),
    strength: { 'easy-run': { secondsPerKm: 360 } },
    response: 0.008,
    noise: 0.02,
    follows: { as: 'noisy' },
  })
  const { sessions } = await season(who, 6)
  const sorry = sessions.filter(({ hints = [] }) => hints.some(one => one.includes('nichts Härteres')))
  expect(sorry.map(({ at }) => at.slice(0, 10))).toEqual([])
  for (let week = 1; week <= 6; week += 1)
    expect(
      sessions
        .filter(one => one.week === week)
        .flatMap(mainOf)
        .some(({ id }) => id === 'run-intervals'),
      `week ${week}`,
    ).toBe(true)
})

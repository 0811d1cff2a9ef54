import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { athlete } from '../../../tools/coach/files/athlete.ts'
import type { SessionRecord } from '../../../tools/coach/record.ts'
import { season } from '../../../tools/coach/season.ts'

// Two months of people as they come, read as they were printed: no day without the work it is for, no lift that nobody
// would be given, no first set that forgets what was done before.

const byId = new Map(catalogue.exercises.map(exercise => [exercise.id, exercise]))
const days = (...names: readonly string[]) => names.map(day => ({ day }))
const twoMonths = 8

const monthsOf = async (id: string, profile: object, place: object, trains: readonly object[], strength: object) =>
  (
    await season(
      athlete.parse({
        id,
        profile: { ...profile, trainingFrequency: trains.length },
        places: [{ name: 'Hier', ...place }],
        trains,
        strength,
        response: 0.008,
      }),
      twoMonths,
    )
  ).sessions

const exercisesIn = ({ planned = [] }: SessionRecord) => planned.flatMap(({ exercises }) => exercises)
const planned = (sessions: readonly SessionRecord[], id: string) =>
  sessions.flatMap(session => exercisesIn(session).filter(({ exercise }) => exercise === id))
const worked = (session: SessionRecord) =>
  exercisesIn(session).flatMap(({ exercise, sets }) =>
    ['compound', 'isolation', 'core'].includes(byId.get(exercise)?.role ?? '') ? sets.filter(({ ramp }) => !ramp) : [],
  ).length

test.each(['powerlifter-garage', 'powerlifter', 'garage'])(
  'a powerlifter in a garage lifts on every day, and pulls no bar over the head as heavy as he presses it (%s)',
  { timeout: 90_000 },
  async id => {
    const sessions = await monthsOf(
      id,
      {
        goal: 'strength',
        fitnessLevel: 4,
        experienceLevel: 4,
        gender: 'male',
        age: 29,
        weightKg: 93,
        sessionMinutes: 75,
      },
      { equipment: ['barbell', 'weight-plates', 'rack', 'bench'] },
      days('monday', 'tuesday', 'thursday', 'friday'),
      {
        'back-squat': { oneRepMaxKg: 180 },
        'bench-press': { oneRepMaxKg: 130 },
        deadlift: { oneRepMaxKg: 215 },
        'overhead-press': { oneRepMaxKg: 80 },
      },
    )
    expect(
      sessions
        .filter(({ deload }) => !deload)
        .map(worked)
        .filter(sets => sets < 10),
    ).toEqual([])
    for (const { sets } of planned(sessions, 'bench-pullover'))
      for (const { ramp, reps } of sets) if (!ramp) expect(reps).toBeGreaterThanOrEqual(8)
  },
)

test('a woman of 64 kg lifts a bell from the floor that is one, from the first week on', {
  timeout: 60_000,
}, async () => {
  const sessions = await monthsOf(
    'beginner-f-30min',
    {
      goal: 'muscle',
      fitnessLevel: 1,
      experienceLevel: 1,
      gender: 'female',
      age: 31,
      weightKg: 64,
      sessionMinutes: 30,
    },
    { equipment: ['dumbbells', 'bench', 'leg-press', 'lat-pulldown-machine', 'cable-machine'] },
    days('monday', 'wednesday', 'friday'),
    {},
  )
  const loads = planned(sessions, 'kettlebell-deadlift').flatMap(({ sets }) =>
    sets.flatMap(({ ramp, weightKg }) => (ramp || !weightKg ? [] : [weightKg])),
  )
  expect(loads[0]).toBeGreaterThanOrEqual(12)
  expect(Math.max(...loads)).toBeGreaterThanOrEqual(16)
})

const masters = async () =>
  monthsOf(
    'masters-62',
    { goal: 'health', fitnessLevel: 2, experienceLevel: 2, gender: 'male', age: 62, weightKg: 88, sessionMinutes: 40 },
    { equipment: ['dumbbells', 'bench', 'resistance-band'], details: 'Kurzhanteln 5, 7.5, 10, 12.5, 15 kg' },
    days('tuesday', 'saturday'),
    {},
  )

test('who has lifted 2 × 15 kg twenty times is not sent back to one of them', { timeout: 60_000 }, async () => {
  const sessions = await masters()
  expect(planned(sessions, 'dumbbell-romanian-deadlift').length).toBeGreaterThan(3)
  expect(planned(sessions, 'kettlebell-deadlift')).toEqual([])
})

test('after three pull-ups nobody is asked for six chin-ups', { timeout: 60_000 }, async () => {
  const sessions = await monthsOf(
    'kb-home',
    {
      goal: 'strength',
      fitnessLevel: 3,
      experienceLevel: 3,
      gender: 'female',
      age: 38,
      weightKg: 66,
      sessionMinutes: 40,
    },
    { equipment: ['kettlebell', 'pull-up-bar'], details: 'Kettlebells 12, 16, 20 und 24 kg' },
    days('monday', 'tuesday', 'thursday', 'saturday'),
    { 'pull-up': { maxReps: 4 }, 'push-up': { maxReps: 18 } },
  )
  const [first, ...later] = ['pull-up', 'chin-up']
    .flatMap(id =>
      sessions.flatMap(session =>
        exercisesIn(session)
          .filter(({ exercise }) => exercise === id)
          .map(one => [session.at, one.sets[0]?.reps ?? 0] as const),
      ),
    )
    .toSorted(([one], [other]) => one.localeCompare(other))
  expect(first).toBeDefined()
  expect(later.length).toBeGreaterThan(3)
  expect(Math.max(...later.map(([, reps]) => reps))).toBeLessThanOrEqual(5)
})

test.each(['Draußen', 'Zimmer'])(
  'who trains to last has strength twice a week, also while learning to run (%s)',
  {
    timeout: 60_000,
  },
  async name => {
    const profile = { goal: 'endurance', fitnessLevel: 3, experienceLevel: 2, gender: 'male', age: 35, weightKg: 74 }
    const sessions = await monthsOf(
      `lasts ${name}`,
      { ...profile, sessionMinutes: 50 },
      { name, equipment: [] },
      days('tuesday', 'thursday', 'saturday', 'sunday'),
      {},
    )
    for (let week = 1; week <= 5; week += 1)
      expect(sessions.filter(one => one.week === week && worked(one) >= 5).length, `week ${week}`).toBe(2)
  },
)

test('on the spot nobody warms up with one movement for longer than three minutes, where there is room for two', async () => {
  const longest = (await masters()).flatMap(({ planned: blocks = [] }) => {
    const [warmUp] = blocks
    const all = blocks.flatMap(({ exercises }) => exercises).length
    const beside = (warmUp?.exercises.length ?? 0) + (blocks.at(-1)?.exercises.length ?? 0)
    const hasRoom = all + 1 <= 40 / 5 && beside + 1 <= (all + 1) * 0.4
    return hasRoom ? (warmUp?.exercises ?? []).map(({ sets }) => sets[0]?.durationSec ?? 0) : [0]
  })
  expect(longest.length).toBeGreaterThan(10)
  expect(Math.max(...longest)).toBeLessThanOrEqual(180)
})

test('of a pair of weights each reason says that it means one hand', async () => {
  const said = planned(await masters(), 'dumbbell-bench-press').flatMap(({ reasons }) =>
    reasons.map(({ text }) => text.de).filter(words => / kg/.test(words)),
  )
  expect(said.length).toBeGreaterThan(5)
  expect(said.filter(words => !words.includes('kg je Hand'))).toEqual([])
})

test('who comes twice a day is known the second time', async () => {
  const profile = { goal: 'muscle', fitnessLevel: 3, experienceLevel: 3, gender: 'male', weightKg: 80 }
  const [first, second] = await monthsOf(
    'twice a day',
    { ...profile, sessionMinutes: 45 },
    { equipment: ['dumbbells', 'bench'] },
    days('monday', 'monday'),
    {},
  )
  expect(second?.at.slice(0, 10)).toBe(first?.at.slice(0, 10))
  expect(second?.hints?.join(' ')).toMatch(/heute schon trainiert/)
})

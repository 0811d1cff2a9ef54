import { expect, test } from 'vitest'
import { athletesFile } from '../../../tools/coach/files/athlete.ts'
import { parsed } from '../../../tools/coach/files/read.ts'
import { season } from '../../../tools/coach/season.ts'

// A gym without any station: read by what a HYROX trainer would have her do instead.

const file = {
  athletes: [
    {
      id: 'races without stations',
      profile: {
        goal: 'hyrox',
        goalDetails: 'HYROX Open am 28.03.2026',
        gender: 'female',
        age: 31,
        weightKg: 64,
        fitnessLevel: 3,
        experienceLevel: 3,
        trainingFrequency: 4,
        sessionMinutes: 60,
      },
      places: [
        {
          name: 'Studio',
          equipment: ['dumbbells', 'bench', 'cable-machine', 'row-machine', 'leg-press', 'treadmill', 'mat'],
        },
      ],
      trains: ['monday', 'wednesday', 'friday', 'saturday'].map(day => ({ day })),
      strength: { 'bench-press': { oneRepMaxKg: 45 } },
    },
  ],
}

const [who] = parsed('stand-ins.json', file, athletesFile).athletes
if (!who) throw new Error('no athlete')
const { sessions } = await season(who, 12)

/** Rounds of running and something between: what is between. */
const between = sessions.flatMap(({ week, planned = [] }) =>
  planned
    .filter(
      ({ kind, exercises }) => kind === 'circuit' && exercises.some(({ sets }) => (sets[0]?.distanceM ?? 0) >= 100),
    )
    .flatMap(({ exercises }) => exercises.filter(({ sets }) => (sets[0]?.distanceM ?? 0) < 100))
    .map(one => ({ week, exercise: one.exercise, sets: one.sets })),
)

test('what pushes, pulls and squats stands in for the sleds and the sandbag, and no crawl or burpee', () => {
  const names = new Set(between.map(({ exercise }) => exercise))
  expect(between.length).toBeGreaterThan(10)
  expect([...names]).toEqual(expect.arrayContaining(['leg-press', 'seated-cable-row', 'goblet-squat']))
  expect(names).not.toContain('bear-crawl')
  const pulls = between.filter(({ exercise }) => exercise === 'straight-arm-pulldown')
  expect(pulls.length).toBeGreaterThan(0)
})

test('it lasts like a station: twelve repetitions and more, with a load for them', () => {
  const counted = between.flatMap(({ week, exercise, sets }) =>
    sets.flatMap(({ reps, weightKg }) => (reps !== undefined && weightKg ? [{ week, exercise, reps, weightKg }] : [])),
  )
  expect(counted.length).toBeGreaterThan(10)
  expect(counted.filter(({ reps }) => reps < 12)).toEqual([])
})

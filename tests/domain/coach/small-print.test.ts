import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { isWeighted } from '../../../domain/coach/basis/catalogue.ts'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import { athlete } from '../../../tools/coach/files/athlete.ts'
import { season } from '../../../tools/coach/season.ts'
import { liftsIn, planFor } from './lifter.ts'
import { gym, request } from './requests.ts'

// What a trainer who reads the whole page notices: by the catalogue and the printed plan alone.

const seeds = ['a', 'b', 'c', 'd']
const steady = new Set<string>(catalogue.exercises.filter(({ pattern }) => pattern === 'balance').map(({ id }) => id))

describe.each([66, 70, 81])('at %i', age => {
  test.each([
    [10, 'nothing', []],
    [20, 'a chair', ['chair']],
    [20, 'a band', ['chair', 'resistance-band']],
    [45, 'a gym', gym],
    [60, 'nothing', []],
  ] as const)('%i minutes with %s hold something for standing safely', (minutes, _, equipment) => {
    for (const seed of seeds)
      for (const goal of ['health', 'strength', 'weight-loss'] as const) {
        const about = { goal, age, fitnessLevel: 1, experienceLevel: 1, gender: 'female', weightKg: 68 } as const
        const plan = planFor(request({ minutes, seed, athlete: about, place: { equipment } }))
        const ids = exercisesOf(plan).map(({ exercise }) => exercise)
        expect(ids.filter(id => steady.has(id)).length, `${goal} ${seed}: ${ids.join()}`).toBeGreaterThan(0)
      }
  })
})

test.each([
  ['kettlebell', 'eine Kettlebell 16 kg', 16],
  ['kettlebell', 'eine Kettlebell mit 12 kg', 12],
])('where there is one %s (%s), each lift says how heavy it is', (id, details, kg) => {
  for (const seed of seeds)
    for (const minutes of [25, 45]) {
      const plan = planFor(request({ minutes, seed, athlete: { goal: 'health' }, place: { equipment: [id], details } }))
      const loads = liftsIn(plan)
        .filter(({ exercise }) => isWeighted(exercise))
        .map(({ exercise, planned }) => [exercise.id, ...new Set(planned.sets.map(({ weightKg }) => weightKg))])
      expect(loads.length).toBeGreaterThan(0)
      for (const [exercise, ...weights] of loads) expect([exercise, ...weights]).toEqual([exercise, kg])
    }
})

test('nobody presses on the floor beside a free bench', () => {
  for (const seed of seeds)
    for (const [level, gender, weightKg] of [
      [1, 'female', 58],
      [2, 'female', 60],
      [3, 'male', 82],
    ] as const)
      for (const wish of ['Brust', 'Oberkörper', null]) {
        const about = { gender, weightKg, fitnessLevel: level, experienceLevel: level }
        const plan = planFor(request({ minutes: 60, seed, wish, athlete: about }))
        const ids = liftsIn(plan).map(({ exercise }) => exercise.id)
        expect(ids.filter(id => id.endsWith('floor-press'))).toEqual([])
      }
})

test('"Po und Beine aufbauen" trains the glutes by themselves on every day for the legs', {
  timeout: 60_000,
}, async () => {
  const who = athlete.parse({
    id: 'Po und Beine',
    profile: {
      goal: 'muscle',
      goalDetails: 'Po und Beine aufbauen',
      gender: 'female',
      age: 28,
      weightKg: 60,
      trainingFrequency: 4,
      sessionMinutes: 60,
      fitnessLevel: 3,
      experienceLevel: 2,
    },
    places: [{ name: 'Studio', equipment: [...gym, 'leg-curl-machine', 'calf-raise-machine'] }],
    trains: ['monday', 'tuesday', 'thursday', 'saturday'].map(day => ({ day })),
  })
  const { sessions } = await season(who, 6)
  const days = sessions
    .filter(({ deload, planned }) => !deload && planned)
    .map(({ planned = [] }) => planned.flatMap(({ exercises }) => exercises.map(({ exercise }) => exercise)))
    .filter(ids => ids.some(id => /squat|leg-press|deadlift|lunge/.test(id)))
  expect(days.length).toBeGreaterThanOrEqual(8)
  expect(days.flat().filter(id => id.endsWith('floor-press'))).toEqual([])
  const own = days.filter(ids => ids.some(id => /hip-thrust|glute-bridge|cable-kickback|pull-through/.test(id)))
  expect(days.length - own.length, days.map(ids => ids.join()).join('\n')).toBeLessThanOrEqual(1)
})

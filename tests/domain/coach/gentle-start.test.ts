import { expect, test } from 'vitest'
import { liftsIn, planFor } from './lifter.ts'
import { request } from './requests.ts'

// Somebody of 70 and more who is new to it stands up from a chair and does few sets of few repetitions on the first days.

const people = [
  { gender: 'male', age: 78, weightKg: 80 },
  { gender: 'female', age: 78, weightKg: 66 },
  { gender: 'female', age: 84, weightKg: 58 },
] as const

const homes: readonly (readonly string[])[] = [
  [],
  ['mat'],
  ['chair', 'mat'],
  ['resistance-band', 'mat'],
  ['dumbbells', 'chair', 'mat'],
]

test.each(people)('$gender, $age, on day one at home', person => {
  for (const equipment of homes)
    for (const minutes of [20, 30, 45, 60]) {
      const athlete = { ...person, goal: 'health' as const, fitnessLevel: 1 as const, experienceLevel: 1 as const }
      const lines = liftsIn(planFor(request({ minutes, athlete, place: { equipment } })))
      const said = lines
        .map(({ exercise, sets, planned }) => `${exercise.id} ${sets} × ${planned.sets[0]?.reps}`)
        .join(', ')
      expect(lines.length, said).toBeGreaterThan(1)
      expect(Math.max(...lines.map(({ sets }) => sets)), `${minutes} min: ${said}`).toBeLessThanOrEqual(2)
      expect(
        Math.max(...lines.flatMap(({ planned }) => planned.sets.map(({ reps }) => reps ?? 0))),
        said,
      ).toBeLessThanOrEqual(12)
      expect(
        lines.map(({ exercise }) => exercise.id).filter(id => id.endsWith('sit-to-stand')),
        said,
      ).not.toEqual([])
      expect(
        lines.map(({ exercise }) => exercise.id),
        said,
      ).not.toContain('bodyweight-squat')
    }
})

test('who is as old and has trained for years is not held back', () => {
  const athlete = { age: 71, goal: 'strength' as const, fitnessLevel: 4 as const, experienceLevel: 4 as const }
  const lines = liftsIn(planFor(request({ minutes: 60, athlete })))
  expect(Math.max(...lines.map(({ sets }) => sets))).toBeGreaterThanOrEqual(3)
})

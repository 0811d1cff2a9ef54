import { expect, test } from 'vitest'
import { liftsIn, planFor } from './lifter.ts'
import { request } from './requests.ts'

const places: readonly (readonly string[])[] = [[], ['mat'], ['kettlebell'], ['chair', 'mat'], ['dumbbells']]

test.each(['strength', 'muscle', 'health'] as const)('ten minutes for %s hold two or three movements', goal => {
  for (const level of [1, 2, 3, 4, 5] as const)
    for (const equipment of places) {
      const athlete = { goal, fitnessLevel: level, experienceLevel: level }
      const lines = liftsIn(planFor(request({ minutes: 10, athlete, place: { equipment } })))
      const said = `level ${level}, ${equipment}: ${lines.map(({ exercise, sets }) => `${exercise.id} ${sets}`)}`
      expect(lines.length, said).toBeGreaterThanOrEqual(2)
      expect(lines.length, said).toBeLessThanOrEqual(3)
    }
})

import { expect, test } from 'vitest'
import { liftsIn, planFor } from './lifter.ts'
import { gym, request } from './requests.ts'

test.each([2, 3, 4, 5] as const)('two hours for strength at level %i press overhead as well', level => {
  for (const goal of ['strength', 'muscle'] as const)
    for (const seed of ['a', 'b', 'c']) {
      const athlete = { goal, fitnessLevel: level, experienceLevel: level, trainingFrequency: 3 }
      const lines = liftsIn(planFor(request({ seed, minutes: 120, athlete, place: { equipment: gym } })))
      const patterns = lines.map(({ exercise }) => exercise.pattern)
      if (patterns.includes('horizontal-push'))
        expect(patterns, `${goal} ${seed}: ${patterns}`).toContain('vertical-push')
    }
})

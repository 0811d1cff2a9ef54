import { expect, test } from 'vitest'
import { planFor } from './lifter.ts'
import { gym, request } from './requests.ts'

// "Preparation and cool-down together ≤ 40 % of the exercises above 30 minutes", also where nothing moves the whole body.

const walking = gym.filter(id => !['rowing-machine', 'stationary-bike', 'treadmill'].includes(id))

test.each([
  ['a gym without a machine for endurance', walking],
  ['dumbbells at home', ['dumbbells', 'bench', 'mat']],
])('in %s most exercises are work', (_, equipment) => {
  for (const goal of ['strength', 'muscle', 'health'] as const)
    for (const level of [1, 2, 3, 4] as const)
      for (const minutes of [45, 60, 90]) {
        const plan = planFor(
          request({ minutes, athlete: { goal, fitnessLevel: level, experienceLevel: level }, place: { equipment } }),
        )
        const around = plan.blocks.filter(({ kind }) => kind === 'warmup' || kind === 'cooldown')
        const [all = 0, light = 0] = [plan.blocks, around].map(
          some => some.flatMap(({ exercises }) => exercises).length,
        )
        expect(light / all, `${goal}, level ${level}, ${minutes} min`).toBeLessThanOrEqual(0.4)
      }
})

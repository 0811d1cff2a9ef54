import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { type Exercise, exercisesById, trainedMuscles } from '../../../domain/coach/basis/catalogue.ts'
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

const byId = exercisesById(catalogue)
const muscles = (id: string) => trainedMuscles(byId.get(id) as Exercise)

test.each([
  ['strength, push', { goal: 'strength', level: 4, minutes: 120, wish: null }],
  ['strength, an hour', { goal: 'strength', level: 3, minutes: 60, wish: 'Bankdrücken' }],
  ['muscle, legs', { goal: 'muscle', level: 3, minutes: 75, wish: 'Beine' }],
  ['muscle, pull', { goal: 'muscle', level: 3, minutes: 75, wish: 'Rücken' }],
] as const)(
  'what prepares a joint prepares the first lift, which is the heaviest: %s',
  (_, { goal, level, minutes, wish }) => {
    for (const equipment of [gym, walking])
      for (const seed of ['a', 'b', 'c', 'd']) {
        const athlete = { goal, fitnessLevel: level, experienceLevel: level, trainingFrequency: 4 }
        const { blocks } = planFor(request({ seed, minutes, wish, athlete, place: { equipment } }))
        const [lift] = blocks.filter(({ kind }) => kind !== 'warmup').flatMap(({ exercises }) => exercises)
        const special = blocks
          .filter(({ kind }) => kind === 'warmup')
          .flatMap(({ exercises }) => exercises)
          .filter(({ reasons }) => reasons[0]?.facts.next !== undefined)
        const [first] = special
        if (!lift || !first) continue
        const shared = muscles(lift.exercise).filter(muscle => muscles(first.exercise).includes(muscle))
        expect(shared, `${equipment.length} things, ${seed}: ${first.exercise} before ${lift.exercise}`).not.toEqual([])
      }
  },
)

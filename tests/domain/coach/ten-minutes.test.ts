import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, machines, request } from './requests.ts'

// "Durations from 10 to 180 minutes": the shortest day is a warm-up and work, for whatever somebody trains.

test.each([
  ['a gym', gym],
  ['dumbbells', ['dumbbells', 'bench', 'mat']],
  ['machines', machines],
  ['nothing but the body', []],
])('ten minutes with %s are ten, and work', (_, equipment) => {
  for (const goal of ['strength', 'muscle', 'health', 'weight-loss', 'endurance', 'mobility', 'hyrox'] as const)
    for (const minutes of [10, 12]) {
      const made = makePlan(request({ minutes, athlete: { goal }, place: { equipment } }), catalogue)
      if (isRefusal(made)) throw new Error(`${goal}: ${made.refused}`)
      const { estimatedMinutes, blocks } = made.plan
      expect(Math.abs(estimatedMinutes - minutes), `${goal}, ${minutes} min`).toBeLessThanOrEqual(minutes * 0.1)
      const work = blocks.filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
      expect(work.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets)).length).toBeGreaterThan(0)
    }
})

test('"nur 10 Minuten" are ten as well', () => {
  const made = makePlan(request({ minutes: 45, wish: 'nur 10 Minuten' }), catalogue)
  expect('plan' in made && made.plan.estimatedMinutes).toBeLessThanOrEqual(11)
})

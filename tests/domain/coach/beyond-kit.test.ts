import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../../domain/coach/basis/plan.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { past } from './done-before.ts'
import { request } from './requests.ts'

const place = { name: 'Keller', equipment: ['pull-up-bar'], details: 'Kettlebell 16 kg' }
const athlete = { goal: 'muscle', gender: 'male', fitnessLevel: 3, experienceLevel: 3, weightKg: 90 } as const
const wishes = [null, 'Schultern', 'Arme'] as const

const plan = (done: readonly [id: string, reps: number] | null, wish: string | null, seed: string) => {
  const [id = '', reps = 0] = done ?? []
  const set = { weightKg: 16, reps, rir: reps > 3 ? 2 : 0, planned: { reps: 10, targetRir: 2 } }
  const history = done ? [past(id, 72, [set, set, set])] : []
  const made = makePlan(request({ seed, minutes: 60, wish, athlete, place, history }), catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  return exercisesOf(made.plan)
}

const seeds = ['one', 'two']
const lifted = (done: readonly [id: string, reps: number] | null) =>
  wishes
    .flatMap(wish => seeds.flatMap(seed => plan(done, wish, seed)))
    .filter(({ sets }) => sets.some(({ weightKg }) => weightKg === 16))
    .map(({ exercise }) => exercise)

test('what came out at one repetition with the only load here is not asked for again', () => {
  const tried = [...new Set(lifted(null))]
  expect(tried.length).toBeGreaterThan(5)
  expect(tried.filter(id => lifted([id, 1]).includes(id))).toEqual([])
})

test('what came out a little short is trained on with it', () => {
  const tried = [...new Set(lifted(null))]
  expect(tried.filter(id => lifted([id, 9]).includes(id)).length).toBeGreaterThan(tried.length / 2)
})

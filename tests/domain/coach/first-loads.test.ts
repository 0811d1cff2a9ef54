import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesOf } from '../../../domain/coach/plan.ts'
import { lifter, planFor } from './lifter.ts'

const byId = new Map(catalogue.exercises.map(one => [one.id, one]))
const named = new Map(catalogue.exercises.map(one => [one.name.de, one]))

test('a first load is estimated from the same movement or the same muscles, or from nothing that was lifted', () => {
  const wishes = [null, 'Bauch', 'Schultern', 'Rücken', 'Arme', 'Beine']
  const estimates = wishes.flatMap(wish =>
    exercisesOf(planFor(lifter(wish))).flatMap(({ exercise, reasons }) => {
      const from = named.get(String(reasons.find(({ code }) => code === 'load-estimated')?.facts.from ?? ''))
      const one = byId.get(exercise)
      return from && one ? [{ one, from }] : []
    }),
  )
  expect(estimates.length).toBeGreaterThan(5)
  const odd = estimates.filter(
    ({ one, from }) =>
      one.pattern !== from.pattern &&
      !Object.entries(one.muscles).some(([muscle, share]) => share >= 1 && (from.muscles[muscle] ?? 0) >= 1),
  )
  expect(odd.map(({ one, from }) => `${one.id} from ${from.id}`)).toEqual([])
})

test('a dip in a park that has nothing to hang on a belt asks for no weight', () => {
  const plan = planFor(lifter('Dips', { history: [], place: { equipment: ['pull-up-bar', 'dip-bars'] } }))
  const said = exercisesOf(plan).flatMap(({ reasons }) => reasons.map(({ text }) => text.de))
  expect(exercisesOf(plan).map(({ exercise }) => exercise)).toContain('dip')
  expect(said.filter(one => one.includes('Wähle ein Gewicht'))).toEqual([])
})

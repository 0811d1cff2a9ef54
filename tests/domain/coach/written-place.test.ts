import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { alternativesTo } from '../../../domain/coach/adapt/alternatives.ts'
import { isWeighted } from '../../../domain/coach/catalogue.ts'
import { liftsIn, planFor } from './lifter.ts'
import { request } from './requests.ts'

// What is written at a place is there, whether or not it was ticked in its list.

const at = (details: string, equipment: readonly string[] = []) =>
  request({ minutes: 45, place: { equipment, details } })

const kitOf = (details: string, equipment?: readonly string[]) =>
  liftsIn(planFor(at(details, equipment))).flatMap(({ exercise }) => exercise.requires.flat())

test.each([
  ['Kurzhanteln bis 20 kg', 'dumbbells'],
  ['Ein Paar Kurzhanteln mit 8 kg und eine Matte', 'dumbbells'],
  ['Kettlebell 16 kg', 'kettlebell'],
  ['Hier hängt eine Klimmzugstange', 'pull-up-bar'],
])('"%s" is trained with', (details, item) => {
  expect(kitOf(details)).toContain(item)
})

test('loads are those that are written, and what may be swapped in is done with them too', () => {
  const asked = at('Kurzhanteln bis 20 kg')
  const plan = planFor(asked)
  const lifts = liftsIn(plan).filter(({ exercise }) => isWeighted(exercise))
  expect(lifts.length).toBeGreaterThan(1)
  for (const { planned } of lifts)
    for (const { weightKg } of planned.sets) expect(weightKg ?? 0).toBeLessThanOrEqual(20)
  const [lift] = lifts
  if (!lift) throw new Error('no lift')
  const others = alternativesTo(plan, lift.planned.id, [], asked, catalogue)
  if ('refused' in others) throw new Error(others.refused)
  const fits = others.all.filter(({ misfit }) => misfit === null).map(({ exercise }) => exercise)
  expect(fits.some(({ requires }) => requires.some(kit => kit.join() === 'dumbbells'))).toBe(true)
})

test('a list stays what it is beside words about its loads', () => {
  expect(kitOf('Kurzhanteln bis 20 kg', ['kettlebell', 'mat'])).toContain('kettlebell')
})

test.each(['keine Langhantel', 'Leider gibt es hier keine Kurzhanteln'])('"%s" brings none', details => {
  const kit = kitOf(details)
  expect(kit).not.toContain('weight-plates')
  expect(liftsIn(planFor(at(details))).some(({ exercise }) => isWeighted(exercise))).toBe(false)
})

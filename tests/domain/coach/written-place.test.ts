import { expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { alternativesTo } from '../../../domain/coach/adapt/alternatives.ts'
import { type Exercise, isWeighted } from '../../../domain/coach/basis/catalogue.ts'
import { liftsIn, planFor } from './lifter.ts'
import { gym, request } from './requests.ts'

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

test.each([
  ['Die Langhantel ist kaputt', 'barbell'],
  ['Klimmzugstange fehlt seit Montag', 'pull-up-bar'],
  ['The leg press is out of order', 'leg-press'],
  ['keine Kurzhanteln mehr', 'dumbbells'],
])('"%s" takes it off the list, for plans and for what is swapped in', (details, item) => {
  const left = [...gym, 'wall'].filter(id => id !== item)
  const isHere = ({ requires }: Exercise) =>
    requires.length === 0 || requires.some(kit => kit.every(id => left.includes(id)))
  const asked = at(details, gym)
  const lifts = liftsIn(planFor(asked))
  expect(lifts.map(({ exercise }) => exercise).filter(one => !isHere(one))).toEqual([])
  for (const { planned } of lifts.slice(0, 3)) {
    const others = alternativesTo(planFor(asked), planned.id, [], asked, catalogue)
    if ('refused' in others) throw new Error(others.refused)
    const fits = others.all.filter(({ misfit }) => misfit === null).map(({ exercise }) => exercise)
    expect(fits.filter(one => !isHere(one)).map(({ id }) => id)).toEqual([])
  }
})

test('what is broken there is used all the same by who says today that they do', () => {
  const asked = { ...at('Die Langhantel ist kaputt', gym), wish: 'Heute mit der Langhantel' }
  expect(liftsIn(planFor(asked)).flatMap(({ exercise }) => exercise.requires.flat())).toContain('barbell')
})

test('who asks for a lift with what is broken there is told that it is not there', () => {
  const asked = { ...at('Die Langhantel ist kaputt', gym), wish: 'Bankdrücken mit der Langhantel' }
  const plan = planFor(asked)
  expect(liftsIn(plan).map(({ exercise }) => exercise.id)).not.toContain('bench-press')
  expect(plan.hints.map(({ de }) => de).join()).toContain('Langhantel')
})

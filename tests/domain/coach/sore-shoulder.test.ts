import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { isRefusal, makePlan } from '../../../domain/coach/planner.ts'
import { gym, request } from './requests.ts'

// A physiotherapist's plan for a sore shoulder has something for the muscles that guide it, and nothing at the end of its
// reach, not even a stretch.

const guiding = new Set([
  'cable-external-rotation',
  'band-external-rotation',
  'side-lying-external-rotation',
  'face-pull',
])
const atTheEnd = new Set(['downward-dog', 'overhead-triceps-stretch', 'cross-body-shoulder-stretch', 'dead-hang'])

const planned = (restrictions: string | null, equipment: readonly string[], minutes = 60) => {
  const made = makePlan(
    request({ seed: restrictions ?? '', minutes, athlete: { restrictions }, place: { equipment } }),
    catalogue,
  )
  if (isRefusal(made)) throw new Error(made.refused)
  return made.plan.blocks.flatMap(({ exercises }) => exercises)
}

describe.each([
  'Impingement rechte Schulter',
  'Schulterschmerzen links',
  'shoulder impingement',
  'Rotatorenmanschette gereizt',
])('%s', restrictions => {
  test.each([
    ['a gym', gym],
    ['dumbbells at home', ['dumbbells', 'bench', 'mat']],
    ['bands', ['resistance-band', 'mat']],
  ])('in %s', (_, equipment) => {
    const exercises = planned(restrictions, equipment)
    expect(exercises.filter(({ exercise }) => guiding.has(exercise))).toHaveLength(1)
    expect(exercises.filter(({ exercise }) => atTheEnd.has(exercise))).toEqual([])
  })
})

test('whose shoulders are well is planned as before', () => {
  expect(planned(null, gym).filter(({ exercise }) => exercise.endsWith('external-rotation'))).toEqual([])
})

import { expect, test } from 'vitest'
import { past } from './done-before.ts'
import { liftsIn, linesOf, planFor } from './lifter.ts'
import { machines, request } from './requests.ts'

// Days that had ended as minutes of jumping on the spot, though there was work to do.

const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
const setsIn = (asked: ReturnType<typeof request>) => liftsIn(planFor(asked)).reduce((sum, { sets }) => sum + sets, 0)

test('a part of the body that the place leaves nothing for gives its day to all of it', () => {
  const athlete = {
    trainingFrequency: 6,
    fitnessLevel: 5,
    experienceLevel: 5,
    restrictions: 'Schulter zwickt bei Überkopf',
  } as const
  for (const seed of seeds) {
    const asked = request({ seed, minutes: 45, athlete, place: { equipment: machines } })
    expect(setsIn(asked), seed).toBeGreaterThan(8.4)
  }
})

test('a bad day with the body alone asks for fewer repetitions, and stays a day of lifts', () => {
  const home = { equipment: ['mat', 'chair'], name: 'Zuhause' }
  const athlete = { fitnessLevel: 2, experienceLevel: 2, restrictions: 'Schulter und unterer Rücken zwicken' } as const
  for (const seed of seeds) {
    const history = [
      past('wall-push-up', 72, [
        { weightKg: null, reps: 10 },
        { weightKg: null, reps: 10 },
      ]),
    ]
    const lines = linesOf(
      planFor(request({ seed, mood: 1, minutes: 25, wish: 'Brust', athlete, place: home, history })),
    )
    const presses = lines.filter(({ exercise }) => (exercise.muscles.chest ?? 0) >= 1)
    expect(presses.length, seed).toBeGreaterThanOrEqual(1)
    for (const { planned } of presses) for (const { reps = 0 } of planned.sets) expect(reps, seed).toBeLessThan(10)
  }
})

test('a circuit for the trunk leaves the rest of a long day to lifts', () => {
  for (const seed of seeds) {
    const asked = request({ seed, minutes: 120, wish: 'Rumpf, Zirkel', athlete: { trainingFrequency: 2 } })
    const lines = linesOf(planFor(asked))
    expect(lines.filter(({ exercise }) => exercise.role === 'compound').length, seed).toBeGreaterThanOrEqual(3)
    expect(lines.filter(({ exercise }) => exercise.role === 'core').length, seed).toBeGreaterThanOrEqual(3)
  }
})

import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { exercisesById } from '../../../domain/coach/basis/catalogue.ts'
import { bodyOf } from '../../../tools/coach/body.ts'
import { usualReps } from '../../../tools/coach/body-shares.ts'
import { type Athlete, athletesFile } from '../../../tools/coach/files/athlete.ts'
import { parsed } from '../../../tools/coach/files/read.ts'

// Of the body's weight 64 % rest on the hands in a push-up, 49 % on the knees, 74 % with the feet up (Ebben 2011, Suprak
// 2011): who presses themselves up four times does it far more often on the knees, and hardly ever with the feet up.

const byId = exercisesById(catalogue)
const asked = { goal: 'muscle', gender: 'female', weightKg: 78, fitnessLevel: 2, experienceLevel: 2 }
const athleteOf = (changes: Record<string, unknown>, strength: Athlete['strength'] = {}): Athlete => {
  const profile = { ...asked, ...changes }
  const athlete = { id: 'told', profile, places: [{ name: 'Keller', equipment: [] }], trains: [{ day: 'monday' }] }
  const [one] = parsed('athletes', { athletes: [{ ...athlete, strength }] }, athletesFile).athletes
  if (!one) throw new Error('no athlete')
  return one
}

const told = (strength: Athlete['strength']) => {
  const body = bodyOf(athleteOf({}, strength), byId)
  return (id: string) => {
    const exercise = byId.get(id)
    if (!exercise) throw new Error(id)
    return body.reps(exercise, null)
  }
}

describe('a simulated body that is told of one form of a movement', () => {
  test('does easier forms more often and harder ones less often', () => {
    const reps = told({ 'push-up': { maxReps: 4 } })
    expect(reps('push-up')).toBeCloseTo(4)
    expect(reps('knee-push-up')).toBeGreaterThan(9)
    expect(reps('knee-push-up')).toBeLessThan(16)
    expect(reps('wall-push-up')).toBeGreaterThan(reps('knee-push-up') + 4)
    expect(reps('feet-elevated-push-up')).toBeLessThan(2)
  })

  test('goes by the form that is nearest to the one that is asked for', () => {
    const reps = told({ 'wall-push-up': { maxReps: 30 }, 'push-up': { maxReps: 12 } })
    expect(reps('slow-push-up')).toBeLessThan(told({ 'push-up': { maxReps: 12 } })('push-up'))
    expect(reps('slow-push-up')).toBeCloseTo(told({ 'push-up': { maxReps: 12 } })('slow-push-up'))
  })

  test('tells nothing of one leg by both', () => {
    const [few, many] = [told({ 'bodyweight-squat': { maxReps: 20 } }), told({ 'bodyweight-squat': { maxReps: 40 } })]
    expect(many('single-leg-box-squat')).toBeGreaterThan(few('single-leg-box-squat'))
    expect(many('single-leg-box-squat')).toBeLessThan(many('bodyweight-squat') / 2)
  })
})

describe('a simulated body of which only the person is told', () => {
  const reps = (gender: 'male' | 'female', experienceLevel: 1 | 3 | 5, id: string) => {
    const { profile } = athleteOf({ gender, age: 34, experienceLevel })
    const exercise = byId.get(id)
    return exercise ? usualReps(exercise, profile) : Number.NaN
  }

  test('presses itself up as people of its sex do, more often on the knees', () => {
    // ACSM's Guidelines, 30 to 39 years: 17 to 21 are good for men on their toes, 13 to 19 for women on their knees.
    expect(reps('male', 3, 'push-up')).toBeGreaterThanOrEqual(17)
    expect(reps('male', 3, 'push-up')).toBeLessThanOrEqual(21)
    expect(reps('female', 3, 'knee-push-up')).toBeGreaterThanOrEqual(13)
    expect(reps('female', 3, 'knee-push-up')).toBeLessThanOrEqual(19)
    expect(reps('female', 3, 'push-up')).toBeLessThan(reps('female', 3, 'knee-push-up') / 1.5)
  })

  test('pulls itself up rarely before it has trained', () => {
    expect(reps('female', 1, 'pull-up')).toBe(0)
    expect(reps('female', 3, 'pull-up')).toBeLessThan(4)
    expect(reps('male', 1, 'pull-up')).toBeLessThan(3)
    expect(reps('male', 5, 'pull-up')).toBeGreaterThan(12)
  })
})

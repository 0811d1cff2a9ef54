import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { athlete } from '../../../tools/coach/files/athlete.ts'
import { season } from '../../../tools/coach/season.ts'

// Who is weak, and who trains where nobody can run, still trains all of the body, week after week. Read from the planned
// exercises and their patterns in the catalogue alone.

const patience = 120_000

const weak = athlete.parse({
  id: 'no push-up, an empty room',
  profile: {
    goal: 'weight-loss',
    gender: 'female',
    age: 38,
    weightKg: 84,
    trainingFrequency: 3,
    sessionMinutes: 45,
    fitnessLevel: 1,
    experienceLevel: 1,
  },
  places: [{ name: 'Wohnzimmer', equipment: [] }],
  trains: [{ day: 'monday' }, { day: 'wednesday' }, { day: 'friday' }],
  strength: { 'push-up': { maxReps: 0 } },
  response: 0.012,
})

const groundless = athlete.parse({
  id: 'HYROX in a box without a way to run',
  profile: {
    goal: 'hyrox',
    gender: 'female',
    age: 33,
    weightKg: 64,
    trainingFrequency: 4,
    sessionMinutes: 60,
    fitnessLevel: 3,
    experienceLevel: 3,
  },
  places: [
    {
      name: 'Box',
      equipment: ['barbell', 'weight-plates', 'rack', 'bench', 'dumbbells', 'pull-up-bar', 'rowing-machine', 'ski-erg'],
    },
  ],
  trains: [{ day: 'monday' }, { day: 'wednesday' }, { day: 'friday' }, { day: 'sunday' }],
  strength: { 'back-squat': { oneRepMaxKg: 75 } },
})

const pulls = ['horizontal-pull', 'vertical-pull']
const parts = {
  legs: ['squat', 'lunge'],
  hips: ['hinge'],
  pushes: ['horizontal-push', 'vertical-push'],
  pulls,
}

const patternOf = new Map(catalogue.exercises.map(({ id, pattern }) => [id, pattern]))

describe.each([weak, groundless])('$id', who => {
  test('trains legs, hips, push and pull in each usual week', { timeout: patience }, async () => {
    const { sessions } = await season(who, 6)
    const weeks = Map.groupBy(
      sessions.filter(({ deload, planned }) => !deload && planned),
      ({ week }) => week,
    )
    const missing = [...weeks].flatMap(([week, days]) => {
      const patterns = days.flatMap(({ planned }) =>
        (planned ?? []).flatMap(({ exercises }) => exercises.map(({ exercise }) => patternOf.get(exercise))),
      )
      return Object.entries(parts).flatMap(([part, ofPart]) =>
        patterns.some(one => one !== undefined && ofPart.includes(one)) ? [] : [`week ${week}: no ${part}`],
      )
    })
    expect(weeks.size).toBeGreaterThan(3)
    expect(missing).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { median } from '../../../domain/numbers.ts'
import { athlete } from '../../../tools/coach/files/athlete.ts'
import { season } from '../../../tools/coach/season.ts'

// A woman of 78 kg has one kettlebell of 16 kg and nothing to hang from. Published strength lets her row it some ten times
// with both hands: a trainer has her pull with it in every week, and the sets are ones that she can do.

const days = ['monday', 'tuesday', 'wednesday', 'friday', 'saturday'] as const
const rows = /-row$/

test.each(['weight-loss', 'muscle'] as const)(
  'one kettlebell is enough to pull with, every week (%s)',
  { timeout: 60_000 },
  async goal => {
    const who = athlete.parse({
      id: 'one kettlebell',
      profile: {
        ...{ fitnessLevel: 2, experienceLevel: 2, gender: 'female', age: 44, weightKg: 78 },
        ...{ goal, sessionMinutes: 25, trainingFrequency: 5 },
      },
      places: [{ name: 'Keller', equipment: ['kettlebell', 'mat', 'chair'], details: 'eine Kettlebell 16 kg' }],
      trains: days.map(day => ({ day })),
      strength: { 'push-up': { maxReps: 4 }, 'goblet-squat': { oneRepMaxKg: 30 } },
    })
    const { sessions } = await season(who, 3)
    for (const week of [1, 2, 3]) {
      const done = sessions.filter(one => one.week === week).flatMap(one => one.done ?? [])
      const pulls = done.filter(({ exercise, weightKg }) => rows.test(exercise) && weightKg === 16)
      expect(pulls.length, `week ${week}`).toBeGreaterThanOrEqual(6)
      expect(median(pulls.map(({ reps = 0 }) => reps))).toBeGreaterThanOrEqual(5)
    }
  },
)

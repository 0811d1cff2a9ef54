import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import type { Athlete } from '../../../tools/coach/files/athlete.ts'
import type { AthleteRecord } from '../../../tools/coach/record.ts'
import { beginners, people } from '../../../tools/coach/report/people.ts'
import { season } from '../../../tools/coach/season.ts'

// Nobody says what was left, and first loads are far too light. A last set of as many clean repetitions as come shows the
// strength, and the load goes up at once: the first two weeks already hold hard sets, and nothing is asked beyond what the
// body can do.

const majors = catalogue.muscles.filter(({ major }) => major).map(({ id }) => id)
const small = new Set(['calves', 'biceps', 'triceps', 'abs'])
const known = [...people(60), ...beginners()]

const silent = (id: string): Athlete => {
  const one = known.find(athlete => athlete.id.startsWith(`${id}: `))
  if (one?.follows.as !== 'no-rir') throw new Error(`${id} is to say nothing of reserve`)
  return one
}

describe.each(['beginner 4', 'beginner 8', '9'])('who says nothing of reserve: %s', id => {
  let record: AthleteRecord
  beforeAll(async () => {
    record = await season(silent(id), 5)
  }, 60_000)

  test('trains the large muscles hard from the second week on', () => {
    const least = (muscle: string) => (small.has(muscle) ? 3 : 5)
    const short = record.weeks
      .filter(({ week, deload }) => week >= 2 && !deload)
      .flatMap(({ week, hardSets }) =>
        majors
          .filter(muscle => (hardSets[muscle] ?? 0) < least(muscle))
          .map(muscle => `week ${week}: ${muscle} ${hardSets[muscle]}`),
      )
    expect(short.length, short.join(', ')).toBeLessThanOrEqual(2)
  })

  test('is asked for nothing that fails by far, once a lift was done', () => {
    const seen = new Set<string>()
    const failed = record.sessions.flatMap(({ week, planned = [], done = [] }) => {
      const before = new Set(seen)
      for (const { exercise } of done) seen.add(exercise)
      return planned
        .flatMap(({ exercises }) => exercises)
        .flatMap(({ exercise, sets }) =>
          sets.flatMap(({ id, reps = 0, ramp }) => {
            const went = done.find(({ set }) => set === id)
            const asked = went?.moved?.reps ?? reps
            const isFar = before.has(exercise) && !ramp && (went?.reps ?? asked) < asked - 2
            return isFar ? [`week ${week}: ${exercise} ${went?.reps} of ${asked}`] : []
          }),
        )
    })
    expect(failed).toEqual([])
  })
})

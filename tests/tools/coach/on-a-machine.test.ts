import { describe, expect, test } from 'vitest'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { athletesFile } from '../../../tools/coach/files/athlete.ts'
import { parsed } from '../../../tools/coach/files/read.ts'
import type { SessionRecord } from '../../../tools/coach/record.ts'
import { season } from '../../../tools/coach/season.ts'

// Who trains to last and has one machine to do it on. Read by the catalogue and the clock alone.

const byId = new Map(catalogue.exercises.map(one => [one.id, one]))

const rider = (id: string, level: number, equipment: readonly string[], minutes: readonly number[]) => {
  const days = ['tuesday', 'thursday', 'saturday', 'sunday']
  const file = {
    athletes: [
      {
        id,
        profile: {
          goal: 'endurance',
          gender: 'male',
          age: 38,
          weightKg: 72,
          fitnessLevel: level,
          experienceLevel: level,
          trainingFrequency: minutes.length,
          sessionMinutes: 60,
        },
        places: [{ name: 'Keller', equipment: [...equipment, 'dumbbells', 'mat'] }],
        trains: minutes.map((minutes, at) => ({ day: days[at], minutes })),
      },
    ],
  }
  const [one] = parsed('riders.json', file, athletesFile).athletes
  if (!one) throw new Error('no athlete')
  return one
}

const blocksOf = ({ planned = [] }: SessionRecord) => planned
const isInterval = (one: SessionRecord) => blocksOf(one).some(({ kind }) => kind === 'interval')

/** Minutes of work in a day's intervals, without their rests. */
const hardMinutes = (one: SessionRecord) =>
  blocksOf(one)
    .filter(({ kind }) => kind === 'interval')
    .flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets))
    .reduce((sum, { durationSec = 0 }) => sum + durationSec, 0) / 60

/** Rounds of jumping, boxing or marching where nothing is needed for it. */
const onTheSpot = (one: SessionRecord) =>
  blocksOf(one)
    .filter(({ kind }) => kind !== 'warmup' && kind !== 'cooldown')
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise, targetRir }) => {
      const known = byId.get(exercise)
      return targetRir === null && known?.role === 'conditioning' && known.requires.some(kit => kit.length === 0)
    })
    .map(({ exercise }) => exercise)

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length)

describe.each([
  ['a cyclist, level 4', rider('cyclist', 4, ['stationary-bike'], [60, 45, 90, 60])],
  ['a rower, level 3', rider('rower', 3, ['rowing-machine'], [45, 60, 60])],
  ['a cyclist, level 5', rider('racer', 5, ['stationary-bike'], [60, 60, 120])],
  ['a beginner of cycling, level 2', rider('novice', 2, ['stationary-bike'], [45, 45, 75])],
])('%s', (_, who) => {
  test('goes hard about once a week, a little longer each time, and fills no time on the spot', async () => {
    const { sessions } = await season(who, 8)
    const days = sessions.filter(({ planned, deload }) => planned && !deload)
    expect(days.flatMap(onTheSpot)).toEqual([])

    const hard = days.filter(isInterval).map(hardMinutes)
    expect(hard.length / 7).toBeGreaterThanOrEqual(0.6)
    expect(hard.length).toBeLessThanOrEqual(days.length / 2)
    expect(Math.max(...hard), hard.join(' ')).toBeLessThanOrEqual(25)
    expect(Math.min(...hard), hard.join(' ')).toBeGreaterThanOrEqual(8)
    expect(mean(hard.slice(-2)), hard.join(' ')).toBeGreaterThan(mean(hard.slice(0, 2)))
  })
})

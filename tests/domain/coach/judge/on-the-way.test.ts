import { expect, test } from 'vitest'
import { back, done, planOf, quality, straight } from './writing.ts'

// What is the same for how long is told within a phase: three weeks before a meet doubles take the place of sixes.

const athlete = (meet: string | null) =>
  ({
    goal: 'strength',
    fitnessLevel: 4,
    experienceLevel: 4,
    goalDetails: meet && `Kraftdreikampf-Wettkampf am ${meet}`,
  }) as const

const sixes = [20, 17, 14, 10].map((days, at) => done(back(days), [`back-squat 4x6 @${115 + at * 2.5} r2`]))
const doubles = (...kg: readonly number[]) =>
  kg.map((load, at) => done(back(1 + 2 * (kg.length - at)), [`back-squat 3x2 @${load} r3`]))

const standing = (line: string, history: ReturnType<typeof doubles>, meet: string | null) =>
  quality(planOf([straight(line)]), { athlete: athlete(meet), history }).faults.filter(({ rule }) => rule === 50)

const inTwentyDays = '21.06.2026'

test('the first doubles are not the same as the sixes of the weeks before', () => {
  expect(standing('back-squat 3x2 @127.5 r3', sixes, inTwentyDays)).toEqual([])
  expect(standing('back-squat 3x2 @130 r3', [...sixes, ...doubles(127.5)], inTwentyDays)).toEqual([])
})

test('doubles that stay for four days are', () => {
  expect(standing('back-squat 3x2 @127.5 r3', doubles(127.5, 127.5, 127.5), inTwentyDays)).toHaveLength(1)
})

test('whoever is on the way to nothing does no less by asking for fewer repetitions', () => {
  expect(standing('back-squat 3x2 @127.5 r3', sixes, null)).toHaveLength(1)
})

import { expect, test } from 'vitest'
import { lifter, liftsIn, planFor } from './lifter.ts'

// Weeks before a meet, read day by day: what leads, what stands beside it, how long it rests.

const meetLifts = ['back-squat', 'bench-press', 'deadlift']
const at = '2026-01-05T17:00:00.000Z'

const onDay = (daysOut: number) => {
  const meet = new Date(Date.parse(at) + daysOut * 86_400_000).toISOString().slice(0, 10)
  const [year, month, date] = meet.split('-')
  const athlete = {
    goal: 'strength',
    fitnessLevel: 4,
    experienceLevel: 4,
    trainingFrequency: 4,
    sessionMinutes: 90,
    goalDetails: `Kraftdreikampf-Wettkampf am ${date}.${month}.${year}`,
  } as const
  return planFor(lifter(null, { minutes: 90, athlete }))
}

const idsOf = (daysOut: number) => liftsIn(onDay(daysOut)).map(({ exercise }) => exercise.id as string)

test.each([60, 40, 25, 17])('%i days out its lifts lead, straight, with full rests', daysOut => {
  const plan = onDay(daysOut)
  const [first] = liftsIn(plan)
  expect(meetLifts).toContain(first?.exercise.id)
  for (const { kind, exercises } of plan.blocks)
    for (const { exercise, sets } of exercises.filter(one => meetLifts.includes(one.exercise))) {
      expect(kind, exercise).toBe('straight')
      expect(Math.min(...sets.filter(({ ramp }) => !ramp).map(({ restSec }) => restSec)), exercise).toBeGreaterThan(149)
    }
})

test.each([10, 9, 6, 3])('%i days out there is nothing beside them, the squat first', daysOut => {
  const ids = idsOf(daysOut)
  expect(ids[0]).toBe('back-squat')
  expect(ids.filter(id => !meetLifts.includes(id))).toEqual([])
})

test('on the day itself one warms up with them, light, and does not stretch', () => {
  const lifts = liftsIn(onDay(0))
  expect(lifts.length).toBeGreaterThan(0)
  for (const { exercise, planned } of lifts) {
    expect(meetLifts).toContain(exercise.id)
    expect(Math.max(...planned.sets.map(({ weightKg }) => weightKg ?? 0))).toBeLessThan(95)
  }
})

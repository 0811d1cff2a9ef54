import { expect, test } from 'vitest'
import type { Feeling } from '../../domain/coach/basis/request.ts'
import { nothingTold } from '../../domain/health.ts'
import type { ExerciseId } from '../../domain/ids.ts'
import { asComplaintId } from '../../domain/ids.ts'
import { feelingsIn } from '../../projections/athlete-memory.ts'

const squat = 'back-squat' as ExerciseId

test('where it hurt in January says nothing of where the same exercise hurts in April', () => {
  const hurt = (event: string, at: string): Feeling => ({ event, exercise: squat, kind: 'pain', at })
  const [january, april] = ['2026-01-12T18:00:00.000Z', '2026-04-20T18:00:00.000Z']
  const reportedAt = '2026-01-12T18:00:02.000Z'
  const complaint = {
    id: asComplaintId('c'),
    part: 'knee',
    side: null,
    severity: 'pain',
    exercise: squat,
    since: reportedAt,
  } as const
  const feelings = feelingsIn([hurt('one', january), hurt('two', april)], {
    ...nothingTold,
    complaints: [{ ...complaint, reportedAt }],
  })
  expect(feelings.map(({ event, isLocated = false }) => [event, isLocated])).toEqual([
    ['one', true],
    ['two', false],
  ])
})

import { expect, test } from 'vitest'
import { detailAnswer } from '../../api/workout-answer.ts'
import type { BlockKind, PlannedBlock, PlannedSet } from '../../domain/coach/basis/plan.ts'
import type { RecordedEvent } from '../../domain/facts.ts'
import { asBlockId, asPlannedExerciseId, asSetId, asWorkoutId } from '../../domain/ids.ts'
import { streamOf } from '../../domain/streams.ts'
import type * as Workout from '../../domain/workout.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { setRows } from '../../tools/export/rows.ts'
import { countOf, kgOf } from '../../web/training/steps.ts'
import { examples } from '../golden/examples.ts'

const at = '2026-03-01T18:00:00.000Z'
const set = (id: string, planned: Partial<PlannedSet> = {}): PlannedSet => ({
  id: asSetId(id),
  reps: 8,
  restSec: 60,
  ...planned,
})
const sides = (id: string) => [set(`${id}l`, { side: 'left' }), set(`${id}r`, { side: 'right' })]

const block = (id: string, kind: BlockKind, sets: readonly PlannedSet[]): PlannedBlock => ({
  ...examples.ExerciseAdded.planned,
  id: asBlockId(id),
  kind,
  exercises: examples.ExerciseAdded.planned.exercises.map(exercise => ({
    ...exercise,
    id: asPlannedExerciseId(`${id}e`),
    sets,
  })),
})

const { plan } = examples.WorkoutGenerated
const asked: readonly Workout.Event[] = [
  examples.WorkoutRequested,
  {
    ...examples.WorkoutGenerated,
    plan: {
      ...plan,
      blocks: [
        block('warm', 'warmup', [...sides('w1'), set('w2')]),
        block('squat', 'straight', [set('ramp', { ramp: true }), set('s1'), set('s2'), set('s3')]),
        block('lunge', 'superset', [...sides('u1'), ...sides('u2')]),
        block('cool', 'cooldown', sides('c1')),
      ],
    },
  },
]

const log = (...sets: readonly [exercise: string, ...ids: string[]][]): Workout.Event[] =>
  sets.flatMap(([exercise, ...ids]) =>
    ids.map(
      id =>
        ({
          type: 'SetLogged',
          exercise: asPlannedExerciseId(exercise),
          set: asSetId(id),
          reps: 8,
          weightKg: 10,
          at,
        }) as const,
    ),
  )

const stream = streamOf('workout', asWorkoutId('22222222-2222-4222-8222-222222222222'))

/** What each of those who count sets says: screen, list and week, export. */
const counted = (...facts: readonly Workout.Event[]) => {
  const past = [...asked, ...facts].map((event, revision) => ({ event, revision, stream, id: `${revision}`, at }))
  const recorded = past as unknown as (RecordedEvent & { event: Workout.Event; stream: typeof stream })[]
  const list = recorded.reduce<Parameters<typeof workoutList.fold>[0]>((row, each) => workoutList.fold(row, each), null)
  const detail = recorded.reduce<Parameters<typeof workoutDetail.fold>[0]>(
    (row, each) => workoutDetail.fold(row, each),
    null,
  )
  if (!list || !detail) throw new Error('nothing was asked for')
  const rows = setRows(detail).filter(({ done_at, working_set }) => done_at && working_set)
  const shown = detailAnswer(detail, new Map(), 'de')
  const { all, done } = countOf(shown)
  expect(list.kg).toBe(kgOf(shown))
  return {
    all,
    done,
    kg: list.kg,
    inList: list.sets,
    inExport: new Set(rows.map(row => row.working_set)).size,
    ever: list.logged,
  }
}

test('sets are what a trainer calls so: no warm-up, no ramp, no stretch, and left and right are one; their kilograms are what was moved', () => {
  expect(counted()).toEqual({ all: 5, done: 0, kg: 0, inList: 0, inExport: 0, ever: 0 })
  const easy = log(['warme', 'w1l', 'w1r', 'w2'], ['squate', 'ramp'], ['coole', 'c1l'])
  expect(counted(...easy)).toEqual({ all: 5, done: 0, kg: 0, inList: 0, inExport: 0, ever: 5 })
  const work = log(['squate', 's1', 's2'], ['lungee', 'u1l', 'u1r', 'u2r'])
  expect(counted(...easy, ...work)).toEqual({ all: 5, done: 4, kg: 400, inList: 4, inExport: 4, ever: 10 })
})

test('what is corrected, taken back, added and removed is counted anew', () => {
  const work = log(['squate', 's1', 's2', 's1'], ['lungee', 'u1l', 'u1r'])
  expect(counted(...work)).toMatchObject({ done: 3, inList: 3, inExport: 3, ever: 4 })
  const back = (id: string): Workout.Event => ({
    type: 'SetReopened',
    exercise: asPlannedExerciseId('lungee'),
    set: asSetId(id),
    at,
  })
  expect(counted(...work, back('u1l'))).toMatchObject({ done: 3, inList: 3, inExport: 3 })
  expect(counted(...work, back('u1l'), back('u1r'))).toMatchObject({
    done: 2,
    kg: 160,
    inList: 2,
    inExport: 2,
    ever: 2,
  })
  const add = (id: string, side: 'left' | 'right', after: string): Workout.Event => ({
    ...examples.SetAdded,
    exercise: asPlannedExerciseId('lungee'),
    set: asSetId(id),
    after: asSetId(after),
    planned: { reps: 8, restSec: 0, side },
  })
  const added = [...work, add('x', 'left', 'u2r'), add('xr', 'right', 'x'), examples.ExerciseAdded]
  expect(counted(...added, ...log(['lungee', 'x', 'xr'], ['x2e1', 'x2e1s1']))).toMatchObject({
    all: 7,
    done: 5,
    inList: 5,
    inExport: 5,
  })
  const removed: Workout.Event = {
    type: 'SetRemoved',
    exercise: asPlannedExerciseId('squate'),
    set: asSetId('s3'),
    minutes: 1,
    at,
  }
  expect(counted(...work, removed)).toMatchObject({ all: 4, done: 3, inList: 3 })
})

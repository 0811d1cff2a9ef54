import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleOf } from '../../domain/coach/basis/title.ts'
import { asCommandId, asEventId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import { fold } from '../../domain/kernel/decider.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { statusOf } from '../../domain/progress.ts'
import { streamOf } from '../../domain/streams.ts'
import { trainedMinutes } from '../../domain/times.ts'
import { kgMoved, toMilligram } from '../../domain/volume.ts'
import { countSets, isEasy } from '../../domain/working-sets.ts'
import { decider, type Event, type State } from '../../domain/workout.ts'
import { type WorkoutEntry, workoutList } from '../../projections/workout-list.ts'
import { runs } from '../support/runs.ts'
import { history } from './varied-histories.ts'

const owner = asUserId('11111111-1111-4111-8111-111111111111')
const id = asWorkoutId('22222222-2222-4222-8222-222222222222')
const causes = { commandId: asCommandId(id), correlationId: asCommandId(id), causationId: asCommandId(id) }
const metadata = { ...causes, actor: { kind: 'user', id: owner }, subject: owner, schema: 1 } as const

const listed = (facts: readonly Event[]) =>
  facts.reduce<WorkoutEntry | null>(
    (row, event, revision) =>
      workoutList.fold(row, {
        event,
        revision,
        position: String(revision) as Position,
        stream: streamOf('workout', id),
        id: asEventId(`event-${revision}`),
        metadata,
        at: event.at,
      }),
    null,
  )

/** What the list says of a workout, by what its decider remembers. */
const remembered = (state: State): Partial<WorkoutEntry> => {
  if (state.phase === 'unknown') return {}
  if (state.phase === 'deleted') return state.erased ? {} : { ...remembered(state.before), deleted_at: state.at }
  if (state.phase === 'requested') return { status: 'GENERATING' }
  if (state.phase === 'failed') return { status: 'FAILED' }
  if (state.phase === 'expired') return { status: 'EXPIRED' }
  const work = state.plan.blocks.filter(block => !isEasy(block)).flatMap(({ exercises }) => exercises)
  const moved = work.flatMap(({ lifts, sets }) =>
    sets.map(({ id: set, ramp }) => (ramp ? 0 : kgMoved(state.sets[set] ?? {}, lifts))),
  )
  return {
    name: titleOf(state.plan).de,
    status: statusOf[state.phase],
    minutes: Math.round(state.plan.estimatedMinutes),
    planned_at: state.plannedAt,
    times: state.times,
    started_at: state.times.startedAt,
    finished_at: state.times.finishedAt,
    trained: trainedMinutes(state.times),
    sets: countSets(work, ({ id: set }) => set in state.sets),
    logged: Object.keys(state.sets).length,
    kg: toMilligram(moved.reduce((sum, kg) => sum + kg, 0)),
    deleted_at: null,
  }
}

test('the list says of a workout what its decider remembers, after any history', () => {
  let compared = 0
  fc.assert(
    fc.property(history, facts => {
      const known = remembered(fold(decider, facts))
      const row = listed(facts)
      if (known.sets) compared += 1
      if (row) expect(row).toMatchObject(known)
      else expect(known).toEqual({})
    }),
    { numRuns: runs(2000) },
  )
  expect(compared).toBeGreaterThan(runs(300))
})

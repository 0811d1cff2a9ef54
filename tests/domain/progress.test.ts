import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detailAnswer } from '../../api/workout-answer.ts'
import { setsOf } from '../../domain/coach/basis/plan.ts'
import {
  asBlockId,
  asCommandId,
  asEventId,
  asPlannedExerciseId,
  asSetId,
  asUserId,
  asWorkoutId,
  type PlannedExerciseId,
  type SetId,
} from '../../domain/ids.ts'
import { decisionOn, fold, isRefused } from '../../domain/kernel/decider.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { blockStatus } from '../../domain/looks.ts'
import { type Progress, skipReasons } from '../../domain/progress.ts'
import { streamOf } from '../../domain/streams.ts'
import { type Command, decider, type Event } from '../../domain/workout.ts'
import { type WorkoutDetail, workoutDetail } from '../../projections/workout-detail.ts'
import type { Act, Addition, Entry, Told } from '../../web/data/outbox.ts'
import { applied, commandOf, progressOf } from '../../web/training/applied.ts'
import { play } from '../support/laws.ts'
import { runs } from '../support/runs.ts'
import { at, command, longer, plan, verdict, wish } from './workout-commands.ts'

const id = asWorkoutId('7f1f1f6e-0000-4000-8000-000000000001')

const rowOf = (facts: readonly Event[]) =>
  facts.reduce<WorkoutDetail | null>(
    (row, event, revision) =>
      workoutDetail.fold(row, {
        event,
        revision,
        position: String(revision) as Position,
        stream: streamOf('workout', id),
        id: asEventId(`event-${revision}`),
        metadata: {
          commandId: asCommandId(id),
          correlationId: asCommandId(id),
          causationId: asCommandId(id),
          actor: { kind: 'user', id: asUserId('anna') },
          subject: asUserId('anna'),
          schema: 1,
        },
        at: event.at,
      }),
    null,
  )

const shownOf = (facts: readonly Event[]) => {
  const row = rowOf(facts)
  return row && detailAnswer(row, new Map(), 'de')
}

const rememberedBy = (facts: readonly Event[]): Progress | null => {
  const state = fold(decider, facts)
  if (!('plan' in state)) return null
  const { athlete: _, plan: __, plannedAt: ___, felt: ____, ...progress } = state
  return progress
}

const planned: readonly Command[] = [
  { type: 'RequestWorkout', ...wish },
  { type: 'RecordPlan', plan, planner: 'rules', verdict, at },
]

const ready: readonly Event[] = play(decider, planned).facts

describe('what is done of a workout', () => {
  test('a completed block that gets another exercise is open again, for decider, read model and client', () => {
    const completed = play(decider, [...planned, { type: 'CompleteBlock', block: asBlockId('main'), at }]).facts
    const facts: Event[] = [...completed, { type: 'WorkoutRevised', plan: longer, verdict, why: 'länger', at }]
    const [main] = longer.blocks
    const remembered = rememberedBy(facts)
    expect(shownOf(completed)?.blocks[0]?.status).toBe('complete')
    expect(main && remembered && blockStatus(main, remembered)).toBe('in_progress')
    expect(shownOf(facts)?.blocks[0]?.status).toBe('in_progress')
    expect(applied(shownOf(facts) as never, []).blocks[0]?.status).toBe('in_progress')
    expect(
      decisionOn(decider, { type: 'CompleteBlock', block: asBlockId('main'), at }, fold(decider, facts)),
    ).toMatchObject([
      { type: 'ExerciseCompleted', exercise: 'lunge' },
      { type: 'BlockCompleted', block: 'main' },
    ])
  })

  test('an exercise is done once nothing of it is open, also where nobody said so; the next set of it opens it again', () => {
    const [first] = plan.blocks.flatMap(({ exercises }) => exercises)
    if (!first) throw new Error('the plan has another form')
    const log = ({ id: set }: { id: SetId }): Command => ({ type: 'LogSet', set, reps: 8, at })
    const lookAfter = (commands: readonly Command[]) => {
      const shown = shownOf(play(decider, [...planned, ...commands]).facts)
      const said = shown?.blocks.flatMap(({ exercises }) => exercises).find(({ id }) => id === first.id)
      return said && { look: said.look, completed: said.completed }
    }
    const [last, ...others] = first.sets.toReversed()
    const left = last ? [{ type: 'SkipSet', set: last.id, at } as const] : []
    expect(lookAfter(others.map(log))).toEqual({ look: 'planned', completed: false })
    expect(lookAfter(first.sets.map(log))).toEqual({ look: 'done', completed: false })
    expect(lookAfter([...left, ...others.map(log)])).toEqual({ look: 'done', completed: false })
    const reopened: Command[] = last ? [{ type: 'ReopenSet', set: last.id, at }] : []
    expect(lookAfter([...first.sets.map(log), ...reopened])).toEqual({ look: 'planned', completed: false })
  })

  test('is the same for decider, read model and client after any history', () => {
    let compared = 0
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30, size: 'max' }), commands => {
        const { facts } = play(decider, [...planned, ...commands])
        const remembered = rememberedBy(facts)
        const shown = shownOf(facts)
        if (!remembered || !shown) return
        compared += 1
        expect(rowOf(facts)?.training.progress).toEqual(remembered)
        expect(progressOf(shown)).toEqual(onPlan(remembered, shown))
      }),
      { numRuns: runs(1000) },
    )
    expect(compared).toBeGreaterThan(runs(300))
  })

  test('what the client shows before the server has answered is what the server answers then', () => {
    fc.assert(
      fc.property(fc.array(act, { minLength: 1, maxLength: 25, size: 'max' }), fc.nat(25), (acts, sent) => {
        const entries = acts.map(entryOf)
        const known = entries.slice(0, sent)
        const before = shownOf([...ready, ...answered(known)])
        const after = shownOf([...ready, ...answered(entries)])
        expect(before && applied(before, entries.slice(sent))).toEqual(after)
      }),
      { numRuns: runs(300), examples: addedAgain },
    )
  })
})

/** Exercises that a revision took out of the plan are not shown. */
const onPlan = (progress: Progress, shown: { blocks: { exercises: { id: PlannedExerciseId }[] }[] }): Progress => {
  const planned = shown.blocks.flatMap(({ exercises }) => exercises.map(exercise => exercise.id))
  const kept = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([one]) => isShown(one, shown)))
  return {
    ...progress,
    rests: kept(progress.rests),
    setsSkipped: kept(progress.setsSkipped),
    exercisesSkipped: kept(progress.exercisesSkipped),
    setNotes: kept(progress.setNotes),
    exerciseNotes: kept(progress.exerciseNotes),
    exercisesDone: planned.filter(one => progress.exercisesDone.includes(one)),
  }
}

const isShown = (set: string, shown: unknown) => JSON.stringify(shown).includes(`"id":"${set}"`)

const set = fc.constantFrom(...setsOf(plan).map(one => one.id), 'more-1', 'extrae1s1', 'unknown')
const block = fc.constantFrom('main', 'core', 'extra', 'unknown')
const exercise = fc.constantFrom('squat', 'row', 'plank', 'extrae1', 'unknown')

const reason = fc.record({ why: fc.constantFrom(...skipReasons) }, { requiredKeys: [] })

const curl: Addition = {
  exercise_id: 'curl',
  name: 'Curl',
  load_type: 'none',
  description: '',
  type: 'repetitions',
  target_rir: 2,
  lifts: 1,
  sided: true,
  dose: { reps: 12, weight: null, rest_time: 60 },
}

const addsSet = 'PUT /api/workouts/:id/exercises/:exercise/sets/:set' as const

const dip: Addition = { ...curl, exercise_id: 'dip', name: 'Dip', sided: false }

const adds = (added: Addition, into: string, after: string | null): Act => ({
  name: 'PUT /api/workouts/:id/blocks/:block/exercise',
  params: { id, block: asBlockId(into) },
  body: { exercise_id: added.exercise_id, after },
  adds: added,
})

const moreOfRow = (body?: Extract<Act, { name: typeof addsSet }>['body']) =>
  ({ name: addsSet, params: { id, exercise: asPlannedExerciseId('row'), set: asSetId('more-1') }, body }) as const

const words = fc.constantFrom('', 'Sitz auf Stufe 4', 'Griff enger')
const note = fc.record({ note: words, was: words }, { requiredKeys: ['note'] })

/** Everything a person can do in training, as the client keeps it. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/sets/:set' as const),
    params: fc.record({ id: fc.constant(id), set }),
    body: fc.record({ reps: fc.nat(3), weight: fc.constantFrom(20, 22.5) }, { requiredKeys: ['weight'] }),
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/sets/:set/rest' as const),
    params: fc.record({ id: fc.constant(id), set }),
    body: fc.record({ seconds: fc.nat(200) }),
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status' as const),
    params: fc.record({ id: fc.constant(id), block, exercise }),
    body: fc.record({ completed: fc.boolean() }),
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/blocks/:block/complete' as const),
    params: fc.record({ id: fc.constant(id), block }),
    body: fc.constant(undefined),
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/sets/:set/skip' as const),
    params: fc.record({ id: fc.constant(id), set }),
    body: reason,
  }),
  fc.record({
    name: fc.constant('DELETE /api/workouts/:id/sets/:set' as const),
    params: fc.record({ id: fc.constant(id), set }),
    body: fc.constant(undefined),
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/blocks/:block/exercises/:exercise/skip' as const),
    params: fc.record({ id: fc.constant(id), block, exercise }),
    body: reason,
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/blocks/:block/skip' as const),
    params: fc.record({ id: fc.constant(id), block }),
    body: reason,
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/exercises/:exercise/sets/:set' as const),
    params: fc.record({ id: fc.constant(id), exercise, set: fc.constantFrom('more-1', 'more-2', 'plank-1') }),
    body: fc.constantFrom(
      undefined,
      {},
      { after: null, planned: { reps: 3, weight: 20, rest_time: 30 } },
      { after: 'squat-1', planned: { duration: 40, rest_time: 5, side: 'left' as const, added: true } },
    ),
  }),
  fc.record({
    name: fc.constant('DELETE /api/workouts/:id/exercises/:exercise/sets/:set' as const),
    params: fc.record({ id: fc.constant(id), exercise, set }),
    body: fc.constant(undefined),
  }),
  fc
    .record({ added: fc.constantFrom(curl, dip), into: fc.constantFrom('extra', 'core'), after: fc.option(block) })
    .map(({ added, into, after }) => adds(added, into, after)),
  fc.record({
    name: fc.constant('DELETE /api/workouts/:id/blocks/:block/exercise' as const),
    params: fc.record({ id: fc.constant(id), block: fc.constantFrom('extra', 'core') }),
    body: fc.constant(undefined),
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/blocks/:block/place' as const),
    params: fc.record({ id: fc.constant(id), block }),
    body: fc.record({ after: fc.option(block) }),
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/sets/:set/note' as const),
    params: fc.record({ id: fc.constant(id), set }),
    body: note,
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/exercises/:exercise/note' as const),
    params: fc.record({ id: fc.constant(id), exercise }),
    body: note,
  }),
  fc.record({
    name: fc.constant('DELETE /api/workouts/:id/end' as const),
    params: fc.record({ id: fc.constant(id) }),
    body: fc.constant(undefined),
  }),
  fc.record({
    name: fc.constant('PUT /api/workouts/:id/status' as const),
    params: fc.record({ id: fc.constant(id) }),
    body: fc.record({ status: fc.constantFrom('in_progress' as const, 'in_progress' as const, 'completed' as const) }),
  }),
) as fc.Arbitrary<Act>

/** What was taken out and added again was seen to keep its ticks and its dose. */
const addedAgain: [Act[], number][] = [
  [
    [
      adds(curl, 'extra', null),
      {
        name: 'PUT /api/workouts/:id/blocks/:block/complete',
        params: { id, block: asBlockId('extra') },
        body: undefined,
      },
      {
        name: 'DELETE /api/workouts/:id/blocks/:block/exercise',
        params: { id, block: asBlockId('extra') },
        body: undefined,
      },
      adds(dip, 'extra', null),
    ],
    3,
  ],
  [
    [
      moreOfRow(undefined),
      { name: 'DELETE /api/workouts/:id/exercises/:exercise/sets/:set', params: moreOfRow().params, body: undefined },
      moreOfRow({ after: null, planned: { reps: 3, weight: 20, rest_time: 30 } }),
    ],
    1,
  ],
]

const entryOf = (done: Act, nth: number): Entry & Told => ({
  id: `${nth}`,
  order: nth,
  user: 'anna',
  workout: id,
  act: done,
  at: new Date(Date.parse(at) + nth * 60_000).toISOString(),
  acknowledged: false,
})

const answered = (entries: readonly Told[]) => {
  const facts: Event[] = []
  for (const entry of entries) {
    const asked: Command = commandOf(entry.act, entry.at)
    const answer = decisionOn(decider, asked, fold(decider, ready.concat(facts)))
    if (!isRefused(answer)) facts.push(...answer)
  }
  return facts
}

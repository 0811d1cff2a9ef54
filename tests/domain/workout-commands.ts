import fc from 'fast-check'
import { exercisesOf, type Plan, type PlannedExercise, setsOf, type Verdict } from '../../domain/coach/basis/plan.ts'
import { asBlockId, asPlannedExerciseId, asSetId, asUserId } from '../../domain/ids.ts'
import { skipReasons } from '../../domain/progress.ts'
import type * as Training from '../../domain/training.ts'
import type { Command } from '../../domain/workout.ts'
import { moment } from '../support/laws.ts'

export const at = '2026-01-02T03:04:05.000Z'
const words = { de: 'Wort', en: 'word' }

const exercise = (id: string, ...sets: string[]): PlannedExercise => ({
  id: asPlannedExerciseId(id),
  exercise: `catalogue-${id}`,
  name: words,
  type: 'repetitions',
  targetRir: 2,
  reasons: [],
  sets: sets.map(set => ({ id: asSetId(set), reps: 10, restSec: 60 })),
})

export const planOf = (...blocks: (readonly [string, PlannedExercise[]])[]): Plan => ({
  name: words,
  description: words,
  estimatedMinutes: 30,
  blocks: blocks.map(([id, exercises]) => ({
    id: asBlockId(id),
    kind: 'straight',
    name: words,
    description: words,
    focus: null,
    rounds: 1,
    roundDurationSec: null,
    minutes: 15,
    exercises,
  })),
  notUnderstood: [],
  hints: [],
})

const squat = exercise('squat', 'squat-1', 'squat-2')
const row = exercise('row', 'row-1')
export const plank = exercise('plank', 'plank-1')
export const plan = planOf(['main', [squat, row]], ['core', [plank]])
export const shorter = planOf(['main', [squat, row]])
export const longer = planOf(['main', [squat, row, exercise('lunge', 'lunge-1')]], ['core', [plank]])
export const verdict: Verdict = { ruleSet: 'test', score: 90, violations: [], remarks: [] }
export const bad: Verdict = {
  ...verdict,
  violations: [{ rule: 1, severity: 'hard', where: 'x', expected: 'y', found: 'z' }],
}

export const wish = { athlete: asUserId('anna'), durationMinutes: 30, seed: 's', at }

const setId = fc.constantFrom(...setsOf(plan).map(({ id }) => id), 'curl-1', 'unknown')
const exerciseId = fc.constantFrom(...exercisesOf(plan).map(({ id }) => id), 'curl', 'unknown')
const anyPlan = fc.constantFrom(plan, shorter, longer)
const anyVerdict = fc.constantFrom(verdict, verdict, verdict, bad)
const plain = <Type extends Command['type']>(type: Type) => fc.record({ type: fc.constant(type), at: moment })
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary })

const why = { why: fc.constantFrom(...skipReasons), at: moment }

const written = fc.constantFrom('', 'Sitz auf Stufe 4', 'Griff enger')
const noted = { note: written, was: written, at: moment }
const noteSet = fc.record(
  { type: fc.constant('NoteSet' as const), set: setId, ...noted },
  { requiredKeys: ['type', 'set', 'note', 'at'] },
)
const noteExercise = fc.record(
  { type: fc.constant('NoteExercise' as const), exercise: exerciseId, ...noted },
  { requiredKeys: ['type', 'exercise', 'note', 'at'] },
)

const blockId = fc.constantFrom('main', 'core', 'extra', 'unknown')
export const extra = planOf(['extra', [{ ...exercise('curl', 'curl-1'), added: true }]]).blocks[0]

const shaping = fc.oneof(
  fc.record(
    {
      type: fc.constant('AddSet' as const),
      exercise: exerciseId,
      set: fc.constantFrom('more-1', 'more-2', 'plank-1'),
      after: fc.constantFrom(null, 'squat-1', 'unknown'),
      planned: fc.record({ reps: fc.integer({ min: 1, max: 3 }), restSec: fc.constant(60) }),
      at: moment,
    },
    { requiredKeys: ['type', 'exercise', 'set', 'at'] },
  ),
  fc.record({
    type: fc.constant('RemoveSet' as const),
    exercise: exerciseId,
    set: fc.constantFrom('squat-1', 'squat-2', 'row-1', 'more-1', 'unknown'),
    at: moment,
  }),
  fc.record({
    type: fc.constant('MoveBlock' as const),
    block: blockId,
    after: fc.option(blockId),
    at: moment,
  }),
  fc.record({
    type: fc.constant('AddExercise' as const),
    block: fc.constant(extra),
    after: fc.constantFrom('main', 'core', null),
    at: moment,
  }),
  fc.record({ type: fc.constant('RemoveExercise' as const), block: blockId, at: moment }),
)

export const command = fc.oneof(
  often(6, fc.constant({ type: 'RequestWorkout' as const, ...wish })),
  often(
    6,
    fc.record({
      type: fc.constant('RecordPlan' as const),
      plan: anyPlan,
      planner: fc.constant('rules' as const),
      verdict: anyVerdict,
      at: moment,
    }),
  ),
  often(1, fc.record({ type: fc.constant('RecordFailure' as const), reason: fc.string(), at: moment })),
  often(
    1,
    fc.record({
      type: fc.constantFrom('RevisePlan' as const, 'SwapExercise' as const),
      exercise: exerciseId,
      plan: anyPlan,
      verdict: anyVerdict,
      why: fc.string(),
      at: moment,
    }),
  ),
  often(2, plain('Start')),
  often(
    8,
    fc.record({
      type: fc.constant('LogSet' as const),
      set: setId,
      reps: fc.integer({ min: 0, max: 3 }),
      weightKg: fc.constantFrom(0, 22.5),
      at: moment,
    }),
  ),
  often(2, fc.record({ type: fc.constant('TakeRest' as const), set: setId, seconds: fc.nat(90), at: moment })),
  often(5, fc.record({ type: fc.constant('CompleteExercise' as const), exercise: exerciseId, at: moment })),
  often(2, fc.record({ type: fc.constant('ReopenExercise' as const), exercise: exerciseId, at: moment })),
  often(
    1,
    fc.record({
      type: fc.constant('SayFeeling' as const),
      exercise: exerciseId,
      kind: fc.constantFrom('never' as const, 'pain' as const),
      at: moment,
    }),
  ),
  often(
    2,
    fc.record({
      type: fc.constant('CompleteBlock' as const),
      block: fc.constantFrom('main', 'core', 'unknown'),
      at: moment,
    }),
  ),
  often(
    2,
    fc.oneof(
      fc.record({ type: fc.constant('SkipSet' as const), set: setId, ...why }, { requiredKeys: ['type', 'set', 'at'] }),
      fc.record(
        { type: fc.constant('SkipExercise' as const), exercise: exerciseId, ...why },
        { requiredKeys: ['type', 'exercise', 'at'] },
      ),
      fc.record(
        { type: fc.constant('SkipBlock' as const), block: fc.constantFrom('main', 'core', 'unknown'), ...why },
        { requiredKeys: ['type', 'block', 'at'] },
      ),
    ),
  ),
  often(2, fc.oneof(noteSet, noteExercise)),
  often(4, shaping),
  often(
    1,
    fc.record({ type: fc.constant('RemoveExercise' as const), block: fc.constantFrom('extra', 'core'), at: moment }),
  ),
  often(2, fc.record({ type: fc.constant('ReopenSet' as const), set: setId, at: moment })),
  often(
    1,
    fc.record({
      type: fc.constant('CorrectTimes' as const),
      startedAt: moment,
      finishedAt: moment,
      pausedMinutes: fc.nat(60),
      at: moment,
    }),
  ),
  often(1, plain('Complete')),
  often(1, plain('Abort')),
  often(1, plain('Reopen')),
  often(1, plain('Expire')),
  often(1, plain('Delete')),
  often(1, plain('Restore')),
  often(1, plain('Erase')),
) as fc.Arbitrary<Command>

/** What is asked in training alone, but for times and pauses, which nobody takes back. */
export const trainingCommand = fc.oneof(
  fc.record({ type: fc.constant('LogSet' as const), set: setId, reps: fc.integer({ min: 1, max: 3 }), at: moment }),
  fc.record({ type: fc.constant('SkipSet' as const), set: setId, ...why }),
  fc.record({ type: fc.constant('ReopenSet' as const), set: setId, at: moment }),
  fc.record({
    type: fc.constantFrom('CompleteExercise' as const, 'ReopenExercise' as const),
    exercise: exerciseId,
    at: moment,
  }),
  fc.record({ type: fc.constant('SkipExercise' as const), exercise: exerciseId, ...why }),
  fc.record({ type: fc.constant('CompleteBlock' as const), block: fc.constantFrom('main', 'core'), at: moment }),
  fc.record({ type: fc.constant('SkipBlock' as const), block: fc.constantFrom('main', 'core'), ...why }),
  noteSet,
  noteExercise,
  shaping,
  plain('Complete'),
  plain('Reopen'),
) as fc.Arbitrary<Training.Command>

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exercisesOf, type Plan, type PlannedExercise, setsOf, type Verdict } from '../../domain/coach/plan.ts'
import { type Command, decider, type Event } from '../../domain/workout.ts'
import { examplesOf } from '../support/given.ts'
import { lawsOf, moment } from '../support/laws.ts'

const given = examplesOf(decider)
const at = '2026-01-02T03:04:05.000Z'
const words = { de: 'Wort', en: 'word' }

const exercise = (id: string, ...sets: string[]): PlannedExercise => ({
  id,
  exercise: `catalogue-${id}`,
  name: words,
  type: 'repetitions',
  targetRir: 2,
  reasons: [],
  sets: sets.map(set => ({ id: set, reps: 10, restSec: 60 })),
})

const planOf = (...blocks: (readonly [string, PlannedExercise[]])[]): Plan => ({
  name: words,
  description: words,
  estimatedMinutes: 30,
  blocks: blocks.map(([id, exercises]) => ({
    id,
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
const plank = exercise('plank', 'plank-1')
const plan = planOf(['main', [squat, row]], ['core', [plank]])
const shorter = planOf(['main', [squat, row]])
const longer = planOf(['main', [squat, row, exercise('lunge', 'lunge-1')]], ['core', [plank]])
const verdict: Verdict = { ruleSet: 'test', score: 90, violations: [], remarks: [] }
const bad: Verdict = { ...verdict, violations: [{ rule: 1, severity: 'hard', where: 'x', expected: 'y', found: 'z' }] }

const wish = { athlete: 'anna', durationMinutes: 30, seed: 's', at }
const requested: Event = { type: 'WorkoutRequested', ...wish }
const generated: Event = { type: 'WorkoutGenerated', plan, planner: 'rules', verdict, at }
const started: Event = { type: 'WorkoutStarted', at }
const completed: Event = { type: 'WorkoutCompleted', at }
const logged: Event = { type: 'SetLogged', exercise: 'squat', set: 'squat-1', reps: 10, weightKg: 24, at }
const ready = given(requested, generated)
const training = given(requested, generated, started, logged)

describe('a plan', () => {
  const record: Command = { type: 'RecordPlan', plan, planner: 'rules', verdict, at }
  test('is recorded once', () => {
    given(requested).when(record).thenEvents(generated)
    ready.when(record).thenNothing()
  })
  test('that breaks a rule is never a fact', () =>
    given(requested)
      .when({ ...record, verdict: bad })
      .thenRefused('plan-breaks-rules'))
  test('may fail instead, and then nothing can be trained', () => {
    const failed: Event = { type: 'GenerationFailed', reason: 'coach-unavailable', at }
    given(requested).when({ type: 'RecordFailure', reason: 'coach-unavailable', at }).thenEvents(failed)
    given(requested, failed).when({ type: 'Start', at }).thenRefused('workout-generation-failed')
  })
  test('may be revised as long as no logged set is lost', () => {
    training
      .when({ type: 'RevisePlan', plan: shorter, verdict, why: 'kürzer', at })
      .thenEvents({ type: 'WorkoutRevised', plan: shorter, verdict, why: 'kürzer', at })
    training
      .when({ type: 'RevisePlan', plan: planOf(['core', [plank]]), verdict, why: 'x', at })
      .thenRefused('logged-sets-would-be-lost')
  })
  test('that is still being made cannot be trained', () =>
    given(requested).when({ type: 'Start', at }).thenRefused('workout-not-planned-yet'))
})

describe('a set', () => {
  const log: Command = { type: 'LogSet', set: 'squat-1', reps: 10, weightKg: 24, at }
  test('starts the workout when it is the first', () => ready.when(log).thenEvents(started, logged))
  test('sent again is nothing new, even after finishing', () => {
    training.when({ ...log, at: 'later' }).thenNothing()
    given(requested, generated, started, logged, completed).when(log).thenNothing()
  })
  test('with other numbers is a correction', () =>
    training.when({ ...log, reps: 9 }).thenEvents({ ...logged, type: 'SetCorrected', reps: 9 } as Event))
  test('needs something that was moved', () =>
    ready.when({ type: 'LogSet', set: 'squat-1', weightKg: 24, at }).thenRefused('nothing-performed'))
  test('is refused once finished', () =>
    given(requested, generated, started, completed).when(log).thenRefused('workout-already-finished'))
  test('of another plan is refused', () => ready.when({ ...log, set: 'x' }).thenRefused('no-such-set'))
})

describe('exercises and blocks', () => {
  test('the last exercise of a block completes it', () =>
    given(requested, generated, started, { type: 'ExerciseCompleted', exercise: 'squat', at })
      .when({ type: 'CompleteExercise', exercise: 'row', at })
      .thenEvents({ type: 'ExerciseCompleted', exercise: 'row', at }, { type: 'BlockCompleted', block: 'main', at }))
  test('a block completed by hand completes its exercises', () =>
    training
      .when({ type: 'CompleteBlock', block: 'main', at })
      .thenEvents(
        { type: 'ExerciseCompleted', exercise: 'squat', at },
        { type: 'ExerciseCompleted', exercise: 'row', at },
        { type: 'BlockCompleted', block: 'main', at },
      ))
  test('a reopened exercise reopens its block', () =>
    given(
      requested,
      generated,
      { type: 'ExerciseCompleted', exercise: 'plank', at },
      { type: 'BlockCompleted', block: 'core', at },
      { type: 'ExerciseReopened', exercise: 'plank', at },
    ).remembers({ exercisesDone: [], blocksDone: [] }))
})

describe('the end', () => {
  test('is reached once, and only one of its kinds', () => {
    training.when({ type: 'Complete', at }).thenEvents(completed)
    given(requested, generated, started, completed).when({ type: 'Complete', at }).thenNothing()
    given(requested, generated, started, completed).when({ type: 'Abort', at }).thenRefused('workout-already-finished')
  })
  test('a deleted workout is no workout', () => {
    given(requested, generated, { type: 'WorkoutDeleted', at })
      .when({ type: 'Start', at })
      .thenRefused('no-such-workout')
    given(requested, { type: 'WorkoutDeleted', at }).when({ type: 'Delete', at }).thenNothing()
  })
})

const setId = fc.constantFrom(...setsOf(plan).map(({ id }) => id), 'unknown')
const exerciseId = fc.constantFrom(...exercisesOf(plan).map(({ id }) => id), 'unknown')
const anyPlan = fc.constantFrom(plan, shorter, longer)
const anyVerdict = fc.constantFrom(verdict, verdict, verdict, bad)
const plain = <Type extends Command['type']>(type: Type) => fc.record({ type: fc.constant(type), at: moment })
const often = <Value>(weight: number, arbitrary: fc.Arbitrary<Value>) => ({ weight, arbitrary })

const command = fc.oneof(
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
  often(1, plain('Complete')),
  often(1, plain('Abort')),
  often(1, plain('Delete')),
) as fc.Arbitrary<Command>

const trainingFacts = [
  'SetLogged',
  'SetCorrected',
  'RestTaken',
  'ExerciseCompleted',
  'ExerciseReopened',
  'BlockCompleted',
]

describe('laws', () => {
  lawsOf(decider, command, (state, facts) => {
    const types = facts.map(({ type }) => type)
    const end = types.findIndex(type => type === 'WorkoutCompleted' || type === 'WorkoutAborted')
    if (end >= 0) expect(types.slice(end).filter(type => trainingFacts.includes(type))).toEqual([])
    const deleted = types.indexOf('WorkoutDeleted')
    if (deleted >= 0) expect(types.slice(deleted + 1)).toEqual([])
    expect(types.filter(type => type === 'WorkoutGenerated').length).toBeLessThanOrEqual(1)
    for (const fact of facts) if ('verdict' in fact) expect(fact.verdict.violations).toEqual([])
    if (!('plan' in state)) return
    const known = setsOf(state.plan).map(({ id }) => id)
    for (const set of Object.keys(state.sets)) expect(known).toContain(set)
    for (const block of state.plan.blocks.filter(({ id }) => state.blocksDone.includes(id)))
      for (const { id } of block.exercises) expect(state.exercisesDone).toContain(id)
  })
})

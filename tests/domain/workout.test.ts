import { describe, expect, test } from 'vitest'
import { setsOf } from '../../domain/coach/plan.ts'
import { type Command, decider, type Event } from '../../domain/workout.ts'
import { examplesOf } from '../support/given.ts'
import { lawsOf } from '../support/laws.ts'
import { at, bad, command, plan, plank, planOf, shorter, verdict, wish } from './workout-commands.ts'

const given = examplesOf(decider)
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
    ).remembers({ exercisesDone: [] }))
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
  })
})

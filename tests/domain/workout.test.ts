import { describe, expect, test } from 'vitest'
import { setsOf } from '../../domain/coach/basis/plan.ts'
import { asBlockId, asPlannedExerciseId, asSetId } from '../../domain/ids.ts'
import { trainedMinutes } from '../../domain/times.ts'
import { type Command, decider, type Event } from '../../domain/workout.ts'
import { about } from '../support/language.ts'
import { lawsOf } from '../support/laws.ts'
import { at, bad, command, plan, plank, planOf, shorter, verdict, wish } from './workout-commands.ts'

const given = about(decider)
const requested: Event = { type: 'WorkoutRequested', ...wish }
const generated: Event = { type: 'WorkoutGenerated', plan, planner: 'rules', verdict, at }
const started: Event = { type: 'WorkoutStarted', at }
const completed: Event = { type: 'WorkoutCompleted', at }
const logged: Event = {
  type: 'SetLogged',
  exercise: asPlannedExerciseId('squat'),
  set: asSetId('squat-1'),
  reps: 10,
  weightKg: 24,
  at,
}
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
  const log: Command = { type: 'LogSet', set: asSetId('squat-1'), reps: 10, weightKg: 24, at }
  test('starts the workout when it is the first', () => ready.when(log).thenEvents(started, logged))
  test('sent again is nothing new, even after finishing', () => {
    training.when({ ...log, at: 'later' }).thenNothing()
    given(requested, generated, started, logged, completed).when(log).thenNothing()
  })
  test('with other numbers is a correction', () =>
    training.when({ ...log, reps: 9 }).thenEvents({ ...logged, type: 'SetCorrected', reps: 9 } as Event))
  test('needs something that was moved', () =>
    ready.when({ type: 'LogSet', set: asSetId('squat-1'), weightKg: 24, at }).thenRefused('nothing-performed'))
  test('is entered or put right after the end too, and what had stood there stays known', () => {
    given(requested, generated, started, completed).when(log).thenEvents(logged)
    const later = '2026-01-03T08:00:00.000Z'
    const corrected = { ...logged, type: 'SetCorrected', weightKg: 26, at: later } as Event
    given(requested, generated, started, logged, completed)
      .when({ ...log, weightKg: 26, at: later })
      .thenEvents(corrected)
    given(requested, generated, started, logged, completed, corrected).remembers({
      sets: { 'squat-1': { weightKg: 26, at, edited: { at: later, was: { reps: 10, weightKg: 24 } } } },
    })
  })
  test('left out is not done, and says why', () => {
    ready.when({ type: 'SkipSet', set: asSetId('squat-2'), why: 'too-hard', at }).thenEvents(started, {
      type: 'SetSkipped',
      exercise: asPlannedExerciseId('squat'),
      set: asSetId('squat-2'),
      why: 'too-hard',
      at,
    })
    training.when({ type: 'SkipSet', set: asSetId('squat-1'), at }).thenRefused('nothing-left-to-skip')
  })
  test('left out as the last one ends its exercise: done where something was logged, else left out', () => {
    training
      .when({ type: 'SkipSet', set: asSetId('squat-2'), at })
      .thenEvents(
        { type: 'SetSkipped', exercise: asPlannedExerciseId('squat'), set: asSetId('squat-2'), at },
        { type: 'ExerciseCompleted', exercise: asPlannedExerciseId('squat'), at },
      )
    training
      .when({ type: 'SkipSet', set: asSetId('plank-1'), why: 'pain', at })
      .thenEvents(
        { type: 'SetSkipped', exercise: asPlannedExerciseId('plank'), set: asSetId('plank-1'), why: 'pain', at },
        { type: 'ExerciseSkipped', exercise: asPlannedExerciseId('plank'), why: 'pain', at },
        { type: 'BlockSkipped', block: asBlockId('core'), at },
      )
  })
  test('that was logged by mistake is open again', () =>
    training
      .when({ type: 'ReopenSet', set: asSetId('squat-1'), at })
      .thenEvents({ type: 'SetReopened', exercise: asPlannedExerciseId('squat'), set: asSetId('squat-1'), at }))
  test('of another plan is refused', () => ready.when({ ...log, set: asSetId('x') }).thenRefused('no-such-set'))
})

describe('exercises and blocks', () => {
  test('the last exercise of a block completes it', () =>
    given(requested, generated, started, { type: 'ExerciseCompleted', exercise: asPlannedExerciseId('squat'), at })
      .when({ type: 'CompleteExercise', exercise: asPlannedExerciseId('row'), at })
      .thenEvents(
        { type: 'ExerciseCompleted', exercise: asPlannedExerciseId('row'), at },
        { type: 'BlockCompleted', block: asBlockId('main'), at },
      ))
  test('a block completed by hand completes its exercises', () =>
    training
      .when({ type: 'CompleteBlock', block: asBlockId('main'), at })
      .thenEvents(
        { type: 'ExerciseCompleted', exercise: asPlannedExerciseId('squat'), at },
        { type: 'ExerciseCompleted', exercise: asPlannedExerciseId('row'), at },
        { type: 'BlockCompleted', block: asBlockId('main'), at },
      ))
  test('a reopened exercise reopens its block', () =>
    given(
      requested,
      generated,
      { type: 'ExerciseCompleted', exercise: asPlannedExerciseId('plank'), at },
      { type: 'BlockCompleted', block: asBlockId('core'), at },
      { type: 'ExerciseReopened', exercise: asPlannedExerciseId('plank'), at },
    ).remembers({ exercisesDone: [] }))
})

describe('leaving out', () => {
  const skipped: Event = { type: 'ExerciseSkipped', exercise: asPlannedExerciseId('row'), why: 'occupied', at }
  test('a block leaves out what is open in it, and nothing that was done', () =>
    given(requested, generated, started, { type: 'ExerciseCompleted', exercise: asPlannedExerciseId('squat'), at })
      .when({ type: 'SkipBlock', block: asBlockId('main'), why: 'no-time', at })
      .thenEvents(
        { type: 'ExerciseSkipped', exercise: asPlannedExerciseId('row'), why: 'no-time', at },
        { type: 'BlockSkipped', block: asBlockId('main'), why: 'no-time', at },
      ))
  test('stays when the rest of the block is completed', () =>
    given(requested, generated, started, skipped)
      .when({ type: 'CompleteBlock', block: asBlockId('main'), at })
      .thenEvents(
        { type: 'ExerciseCompleted', exercise: asPlannedExerciseId('squat'), at },
        { type: 'BlockCompleted', block: asBlockId('main'), at },
      ))
  test('a block of which each set was left out is completed by hand once, not at every asking', () => {
    const leftOut: Event[] = [
      { type: 'SetSkipped', exercise: asPlannedExerciseId('plank'), set: asSetId('plank-1'), at },
      { type: 'ExerciseSkipped', exercise: asPlannedExerciseId('plank'), at },
    ]
    const done: Event[] = [
      { type: 'ExerciseCompleted', exercise: asPlannedExerciseId('plank'), at },
      { type: 'BlockCompleted', block: asBlockId('core'), at },
    ]
    const ask: Command = { type: 'CompleteBlock', block: asBlockId('core'), at }
    given(requested, generated, started, ...leftOut)
      .when(ask)
      .thenEvents(...done)
    given(requested, generated, started, ...leftOut, ...done)
      .when(ask)
      .thenEvents()
  })
  test('is taken back by opening again, or by doing it after all', () => {
    given(requested, generated, started, skipped)
      .when({ type: 'ReopenExercise', exercise: asPlannedExerciseId('row'), at })
      .thenEvents({ type: 'ExerciseReopened', exercise: asPlannedExerciseId('row'), at })
    given(requested, generated, started, skipped, {
      type: 'SetLogged',
      exercise: asPlannedExerciseId('row'),
      set: asSetId('row-1'),
      reps: 8,
      at,
    }).remembers({ exercisesSkipped: {} })
  })
})

describe('a plan that nobody uses', () => {
  const later = (days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString()
  const expired: Event = { type: 'WorkoutExpired', at: later(14) }
  test('expires after fourteen days, not before, and once', () => {
    ready.when({ type: 'Expire', at: later(13.9) }).thenNothing()
    ready.when({ type: 'Expire', at: later(14) }).thenEvents(expired)
    given(requested, generated, expired)
      .when({ type: 'Expire', at: later(15) })
      .thenNothing()
    given(requested, generated, expired)
      .when({ type: 'Start', at: later(15) })
      .thenRefused('workout-expired')
  })
  test('but was begun, does not', () => training.when({ type: 'Expire', at: later(30) }).thenNothing())
})

describe('the end', () => {
  const late = '2026-01-02T20:00:00.000Z'
  test('is where the last thing was noted, however late the button is pressed', () => {
    given(requested, generated, started, { ...logged, at: '2026-01-02T03:14:05.000Z' } as Event, {
      type: 'WorkoutCompleted',
      at: late,
    }).remembers({ times: { startedAt: at, finishedAt: '2026-01-02T03:14:05.000Z', pausedSec: 0 } })
  })
  test('can be taken back, and its times put right', () => {
    given(requested, generated, started, completed)
      .when({ type: 'Reopen', at: late })
      .thenEvents({ type: 'WorkoutReopened', at: late })
    const told = { startedAt: at, finishedAt: '2026-01-02T04:04:05.000Z', pausedMinutes: 5 }
    given(requested, generated, started, completed)
      .when({ type: 'CorrectTimes', ...told, at: late })
      .thenEvents({ type: 'TimesCorrected', ...told, at: late })
    training.when({ type: 'CorrectTimes', ...told, at: late }).thenRefused('workout-not-finished')
    given(requested, generated, started, completed)
      .when({ type: 'CorrectTimes', ...told, pausedMinutes: 60, at: late })
      .thenRefused('times-impossible')
  })
  test('a deleted workout can be had back for thirty days', () => {
    const gone = given(requested, generated, started, logged, { type: 'WorkoutDeleted', at })
    const later = (days: number) => new Date(Date.parse(at) + days * 86_400_000).toISOString()
    gone.when({ type: 'Restore', at: later(29) }).thenEvents({ type: 'WorkoutRestored', at: later(29) })
    gone.when({ type: 'Restore', at: later(31) }).thenRefused('no-such-workout')
    gone.when({ type: 'Erase', at: later(29) }).thenRefused('no-such-workout')
    gone.when({ type: 'Erase', at: later(31) }).thenEvents({ type: 'WorkoutErased', at: later(31) })
    const erased = given(requested, generated, { type: 'WorkoutDeleted', at }, { type: 'WorkoutErased', at: later(31) })
    erased.when({ type: 'Erase', at: later(32) }).thenNothing()
    erased.when({ type: 'Restore', at: later(1) }).thenRefused('no-such-workout')
    training.when({ type: 'Erase', at: later(31) }).thenRefused('no-such-workout')
    given(
      requested,
      generated,
      started,
      logged,
      { type: 'WorkoutDeleted', at },
      { type: 'WorkoutRestored', at },
    ).remembers({
      sets: { 'squat-1': { reps: 10 } },
    })
  })
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

/** After the end only what was done is put right. */
const whileTraining = [
  'SetSkipped',
  'RestTaken',
  'ExerciseCompleted',
  'ExerciseSkipped',
  'BlockCompleted',
  'BlockSkipped',
]
const ends = ['WorkoutCompleted', 'WorkoutAborted', 'WorkoutExpired']

describe('laws', () => {
  lawsOf(decider, command, (state, facts) => {
    const types = facts.map(({ type }) => type)
    types.forEach((type, at) => {
      const last = types.slice(0, at).findLast(one => ends.includes(one) || one === 'WorkoutReopened')
      if (last !== undefined && ends.includes(last)) expect(whileTraining).not.toContain(type)
      const gone = types.slice(0, at).findLast(one => one === 'WorkoutDeleted' || one === 'WorkoutRestored')
      if (gone === 'WorkoutDeleted') expect(['WorkoutRestored', 'WorkoutErased']).toContain(type)
    })
    expect(types.filter(type => type === 'WorkoutGenerated').length).toBeLessThanOrEqual(1)
    expect(types.filter(type => type === 'WorkoutExpired').length).toBeLessThanOrEqual(1)
    for (const fact of facts) if ('verdict' in fact) expect(fact.verdict.violations).toEqual([])
    if (!('plan' in state)) return
    const known = setsOf(state.plan).map(({ id }) => id)
    for (const set of Object.keys(state.sets)) {
      expect(known).toContain(set)
      expect(state.setsSkipped).not.toHaveProperty(set)
    }
    for (const exercise of state.exercisesDone) expect(state.exercisesSkipped).not.toHaveProperty(exercise)
    const minutes = trainedMinutes(state.times)
    if (minutes !== null) expect(minutes).toBeGreaterThanOrEqual(1)
  })
})

import { test } from 'vitest'
import { workouts } from '../../commands/workouts.ts'
import { daysAfter } from '../../domain/days.ts'
import { asBlockId, asPlannedExerciseId, asSetId, asUserId, asWorkoutId } from '../../domain/ids.ts'
import { refuse } from '../../domain/kernel/decider.ts'
import { minutesOf } from '../../domain/reshape.ts'
import type { Event } from '../../domain/workout.ts'
import { expiresAfterDays, restorableDays } from '../../domain/workout.ts'
import { bad } from '../domain/workout-commands.ts'
import { anna, at, given } from '../support/language.ts'
import { nothing, telling } from '../support/stories.ts'

import {
  aborted,
  added,
  asked,
  completed,
  core,
  crowded,
  deletedOn,
  done,
  dose,
  exercise,
  extra,
  failed,
  full,
  generated,
  grown,
  id,
  lastOfAll,
  left,
  logged,
  long,
  made,
  main,
  membership,
  more,
  noPlan,
  noted,
  over,
  paid,
  plank,
  planned,
  requested,
  second,
  set,
  spent,
  started,
  times,
  training,
  used,
  wanted,
  wish,
  workout,
} from './a-workout.ts'

/** Refused first, by an age that waits for a parent's yes. */
const waiting = { mayTrain: async () => refuse('parent-needed') }

telling(log => ({
  commands: workouts({ log, clock: () => at }),
  means: { young: workouts({ log, clock: () => at, ...waiting }) },
}))(['of'], {
  request: {
    by: (request, context) => request(context, { durationMinutes: 45 }),
    done: {
      given: given(membership, ...spent.slice(1)),
      facts: [
        { type: 'WorkoutCreditUsed', workout: wanted, kind: 'free', ...wish, seed: wanted },
        { type: 'WorkoutRequested', athlete: anna, ...wish, seed: wanted },
      ],
    },
    refused: {
      'parent-needed': { by: (_, context, { young }) => young.request(context, { durationMinutes: 45 }) },
      'free-workouts-used-up': given(membership, ...spent),
      'allowance-used-up': given(membership, ...spent, paid, ...used),
    },
  },
  completeRequest: {
    by: (complete, context) => complete(context, id, wish),
    done: { facts: [requested] },
    refused: {},
  },
  recordPlan: {
    by: (record, context) => record(context, id, made),
    done: { given: asked, facts: [generated] },
    refused: {
      'no-such-workout': nothing,
      'plan-breaks-rules': { given: asked, by: (record, context) => record(context, id, { ...made, verdict: bad }) },
    },
  },
  recordFailure: {
    by: (record, context) => record(context, id, 'nothing-fits'),
    done: { given: asked, facts: [failed] },
    refused: { 'no-such-workout': nothing },
  },
  returnCredit: {
    by: (giveBack, context) => giveBack(context, asWorkoutId('w0')),
    done: {
      given: given(membership, ...spent),
      facts: [{ type: 'WorkoutCreditReturned', workout: asWorkoutId('w0'), at }],
    },
    refused: {},
  },
  start: {
    by: (start, context) => start(context, id),
    done: { given: planned, facts: [started] },
    refused: noPlan,
  },
  logSet: {
    by: (log, context) => log(context, id, set, done),
    done: { given: planned, facts: [started, logged] },
    refused: {
      ...noPlan,
      'no-such-set': { given: planned, by: (log, context) => log(context, id, asSetId('none'), done) },
      'nothing-performed': { given: planned, by: (log, context) => log(context, id, set, {}) },
    },
  },
  skipSet: {
    by: (skip, context) => skip(context, id, second, { why: 'no-time' }),
    done: {
      given: training,
      facts: [
        { type: 'SetSkipped', exercise, set: second, why: 'no-time', at },
        { type: 'ExerciseCompleted', exercise, at },
      ],
    },
    refused: {
      ...noPlan,
      'no-such-set': { given: planned, by: (skip, context) => skip(context, id, asSetId('none'), {}) },
      'nothing-left-to-skip': { given: training, by: (skip, context) => skip(context, id, set, {}) },
      'workout-already-finished': over,
    },
  },
  reopenSet: {
    by: (reopen, context) => reopen(context, id, set),
    done: { given: training, facts: [{ type: 'SetReopened', ...left, at }] },
    refused: {
      ...noPlan,
      'no-such-set': { given: planned, by: (reopen, context) => reopen(context, id, asSetId('none')) },
    },
  },
  takeRest: {
    by: (rest, context) => rest(context, id, set, 60),
    done: { given: training, facts: [{ type: 'RestTaken', set, seconds: 60, at }] },
    refused: {
      ...noPlan,
      'no-such-set': { given: planned, by: (rest, context) => rest(context, id, asSetId('none'), 60) },
      'workout-already-finished': over,
    },
  },
  addSet: {
    by: (add, context) => add(context, id, { exercise, set: asSetId('more-0'), planned: dose, after: null }),
    done: { given: planned, facts: [more(0)] },
    refused: {
      ...noPlan,
      'no-such-exercise': {
        given: planned,
        by: (add, context) => add(context, id, { exercise: asPlannedExerciseId('none'), set: asSetId('more-0') }),
      },
      'id-taken': { given: planned, by: (add, context) => add(context, id, { exercise, set: lastOfAll }) },
      'plan-full': { given: full, by: (add, context) => add(context, id, { exercise, set: asSetId('last') }) },
    },
  },
  removeSet: {
    by: (remove, context) => remove(context, id, { exercise, set }),
    done: { given: planned, facts: [{ type: 'SetRemoved', ...left, minutes: minutesOf([dose]), at }] },
    refused: {
      ...noPlan,
      'no-such-exercise': {
        given: planned,
        by: (remove, context) => remove(context, id, { exercise: asPlannedExerciseId('none'), set }),
      },
      'no-such-set': {
        given: planned,
        by: (remove, context) => remove(context, id, { exercise, set: asSetId('none') }),
      },
      'only-set': {
        given: planned,
        by: (remove, context) => remove(context, id, { exercise: plank, set: lastOfAll }),
      },
      'set-already-done': training,
      'workout-already-finished': {
        given: over,
        by: (remove, context) => remove(context, id, { exercise, set: second }),
      },
    },
  },
  addExercise: {
    by: (add, context) => add(context, id, extra, null),
    done: { given: planned, facts: [added(extra)] },
    refused: {
      ...noPlan,
      'no-such-block': { given: planned, by: (add, context) => add(context, id, extra, asBlockId('none')) },
      'id-taken': { given: planned, by: (add, context) => add(context, id, { ...extra, id: main }, null) },
      'plan-full': crowded,
    },
  },
  removeExercise: {
    by: (remove, context) => remove(context, id, extra.id),
    done: { given: grown, facts: [{ type: 'ExerciseRemoved', block: extra.id, minutes: extra.minutes, at }] },
    refused: {
      ...noPlan,
      'no-such-block': planned,
      'set-already-done': given(workout, requested, generated, added(extra), {
        type: 'SetLogged',
        exercise: asPlannedExerciseId('curl-extra'),
        set: asSetId('set-extra'),
        ...done,
        at,
      }),
    },
  },
  moveBlock: {
    by: (move, context) => move(context, id, { block: core, after: null }),
    done: { given: planned, facts: [{ type: 'BlockMoved', block: core, after: null, at }] },
    refused: {
      ...noPlan,
      'no-such-block': {
        given: planned,
        by: (move, context) => move(context, id, { block: asBlockId('none'), after: null }),
      },
      'workout-already-finished': over,
    },
  },
  noteSet: {
    by: (note, context) => note(context, id, set, noted),
    done: { given: planned, facts: [{ type: 'SetNoted', ...left, ...noted, at }] },
    refused: {
      ...noPlan,
      'no-such-set': { given: planned, by: (note, context) => note(context, id, asSetId('none'), noted) },
      'notes-full': long,
    },
  },
  noteExercise: {
    by: (note, context) => note(context, id, exercise, noted),
    done: { given: planned, facts: [{ type: 'ExerciseNoted', exercise, ...noted, at }] },
    refused: {
      ...noPlan,
      'no-such-exercise': {
        given: planned,
        by: (note, context) => note(context, id, asPlannedExerciseId('none'), noted),
      },
      'notes-full': long,
    },
  },
  completeExercise: {
    by: (complete, context) => complete(context, id, exercise),
    done: { given: training, facts: [{ type: 'ExerciseCompleted', exercise, at }] },
    refused: {
      ...noPlan,
      'no-such-exercise': {
        given: planned,
        by: (complete, context) => complete(context, id, asPlannedExerciseId('none')),
      },
      'workout-already-finished': over,
    },
  },
  skipExercise: {
    by: (skip, context) => skip(context, id, exercise, { why: 'pain' }),
    done: { given: training, facts: [{ type: 'ExerciseSkipped', exercise, why: 'pain', at }] },
    refused: {
      ...noPlan,
      'no-such-exercise': {
        given: planned,
        by: (skip, context) => skip(context, id, asPlannedExerciseId('none'), {}),
      },
      'nothing-left-to-skip': given(workout, requested, generated, started, logged, {
        ...logged,
        set: second,
      } as Event),
      'workout-already-finished': over,
    },
  },
  reopenExercise: {
    by: (reopen, context) => reopen(context, id, exercise),
    done: {
      given: given(workout, requested, generated, started, { type: 'ExerciseCompleted', exercise, at }),
      facts: [{ type: 'ExerciseReopened', exercise, at }],
    },
    refused: {
      ...noPlan,
      'no-such-exercise': {
        given: planned,
        by: (reopen, context) => reopen(context, id, asPlannedExerciseId('none')),
      },
      'workout-already-finished': given(
        workout,
        requested,
        generated,
        started,
        { type: 'ExerciseCompleted', exercise, at },
        completed,
      ),
    },
  },
  completeBlock: {
    by: (complete, context) => complete(context, id, core),
    done: {
      given: training,
      facts: [
        { type: 'ExerciseCompleted', exercise: plank, at },
        { type: 'BlockCompleted', block: core, at },
      ],
    },
    refused: {
      ...noPlan,
      'no-such-block': { given: planned, by: (complete, context) => complete(context, id, asBlockId('none')) },
      'workout-already-finished': over,
    },
  },
  skipBlock: {
    by: (skip, context) => skip(context, id, core, {}),
    done: {
      given: training,
      facts: [
        { type: 'ExerciseSkipped', exercise: plank, at },
        { type: 'BlockSkipped', block: core, at },
      ],
    },
    refused: {
      ...noPlan,
      'no-such-block': { given: planned, by: (skip, context) => skip(context, id, asBlockId('none'), {}) },
      'workout-already-finished': over,
    },
  },
  complete: {
    by: (complete, context) => complete(context, id),
    done: { given: training, facts: [completed] },
    refused: { ...noPlan, 'workout-already-finished': given(workout, requested, generated, aborted) },
  },
  abort: {
    by: (abort, context) => abort(context, id),
    done: { given: training, facts: [aborted] },
    refused: { ...noPlan, 'workout-already-finished': over },
  },
  reopen: {
    by: (reopen, context) => reopen(context, id),
    done: { given: over, facts: [{ type: 'WorkoutReopened', at }] },
    refused: noPlan,
  },
  correctTimes: {
    by: (correct, context) => correct(context, id, times),
    done: { given: over, facts: [{ type: 'TimesCorrected', ...times, at }] },
    refused: {
      ...noPlan,
      'workout-not-finished': training,
      'times-impossible': {
        given: over,
        by: (correct, context) => correct(context, id, { ...times, finishedAt: daysAfter(at, 1) }),
      },
    },
  },
  expire: {
    by: (expire, context) => expire(context, id),
    done: {
      given: given(workout, requested, { ...generated, at: daysAfter(at, -expiresAfterDays) }),
      facts: [{ type: 'WorkoutExpired', at }],
    },
    refused: { 'no-such-workout': nothing },
  },
  remove: {
    by: (remove, context) => remove(context, id),
    done: { given: over, facts: [{ type: 'WorkoutDeleted', at }] },
    refused: { 'no-such-workout': nothing },
  },
  restore: {
    by: (restore, context) => restore(context, id),
    done: { given: deletedOn(at), facts: [{ type: 'WorkoutRestored', at }] },
    refused: { 'no-such-workout': deletedOn(daysAfter(at, -restorableDays - 1)) },
  },
  erase: {
    by: (erase, context) => erase(context, id),
    done: { given: deletedOn(daysAfter(at, -restorableDays - 1)), facts: [{ type: 'WorkoutErased', at }] },
    refused: { 'no-such-workout': planned },
  },
})

test("another person's workout is none", () =>
  given(workout, { ...requested, athlete: asUserId('ben') } as Event, generated)
    .whenDone((log, context) => workouts({ log, clock: () => at }).start(context, id))
    .thenRefused('no-such-workout'))

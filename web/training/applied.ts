import { doseOf, measuresOf, wireOf } from '../../contract/measures.ts'
import { addedBlock } from '../../domain/added.ts'
import { keysOf } from '../../domain/fields.ts'
import type { BlockId, PlannedExerciseId, SetId } from '../../domain/ids.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { asId } from '../../domain/kernel/stream.ts'
import { blockStatus, exerciseLook, setLook } from '../../domain/looks.ts'
import { performanceOf } from '../../domain/performance.ts'
import { type Done, type Progress, type SkipReason, statusOf } from '../../domain/progress.ts'
import { advanced, type Standing } from '../../domain/standing.ts'
import { trainedMinutes } from '../../domain/times.ts'
import { type Command, decide } from '../../domain/training.ts'
import { type Act, type Entry, isTelling, type Told } from '../data/outbox.ts'
import { additionIn, inShape, shapeOf } from './shape-of.ts'
import type { Logged, Workout } from './types.ts'

/**
 * The workout as the athlete left it: what the server knows, and on top what is still on its way there, decided as the
 * server will decide it.
 */
export const applied = (workout: Workout, told: readonly Pick<Entry, 'act' | 'at'>[]): Workout => {
  const entries = told.flatMap(({ act, at }) => (isTelling(act) ? [] : [{ act, at }]))
  const before = entries.length > 0 ? standingOf(workout) : null
  if (!before) return workout
  const { shape, progress } = entries.reduce(after, before)
  return showing(shape === before.shape ? workout : inShape(workout, shape, additionsIn(entries)), progress)
}

const additionsIn = (entries: readonly Told[]) => entries.flatMap(({ act }) => act.adds ?? [])

const after = (standing: Standing, { act, at }: Told): Standing => {
  const facts = decide(commandOf(act, at), standing)
  return isRefused(facts) ? standing : facts.reduce(advanced, standing)
}

const ways = { in_progress: 'Start', completed: 'Complete', aborted: 'Abort' } as const

/** What a call asks of the decider. */
export const commandOf = (act: Act, at: string): Command => {
  const { set, exercise, block } = named(act.params)
  switch (act.name) {
    case 'PUT /api/workouts/:id/sets/:set':
      return { type: 'LogSet', set, ...measuresOf(act.body), at }
    case 'PUT /api/workouts/:id/sets/:set/skip':
      return { type: 'SkipSet', set, ...reasonOf(act.body), at }
    case 'DELETE /api/workouts/:id/sets/:set':
      return { type: 'ReopenSet', set, at }
    case 'PUT /api/workouts/:id/sets/:set/rest':
      return { type: 'TakeRest', set, seconds: act.body.seconds, at }
    case 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status':
      return {
        type: act.body.completed ? 'CompleteExercise' : 'ReopenExercise',
        exercise,
        at,
      }
    case 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/skip':
      return { type: 'SkipExercise', exercise, ...reasonOf(act.body), at }
    case 'PUT /api/workouts/:id/blocks/:block/skip':
      return { type: 'SkipBlock', block, ...reasonOf(act.body), at }
    case 'PUT /api/workouts/:id/blocks/:block/complete':
      return { type: 'CompleteBlock', block, at }
    case 'PUT /api/workouts/:id/status':
      return { type: ways[act.body.status], at }
    case 'PUT /api/workouts/:id/exercises/:exercise/sets/:set': {
      const { after, planned } = act.body ?? {}
      const behind = after === undefined ? {} : { after: after === null ? null : asId<'set'>(after) }
      return { type: 'AddSet', exercise, set, ...behind, ...(planned ? { planned: doseOf(planned) } : {}), at }
    }
    case 'DELETE /api/workouts/:id/exercises/:exercise/sets/:set':
      return { type: 'RemoveSet', exercise, set, at }
    case 'PUT /api/workouts/:id/blocks/:block/exercise':
      return {
        type: 'AddExercise',
        block: addedBlock(block, additionIn(act.adds)),
        after: act.body.after === null ? null : asId<'block'>(act.body.after),
        at,
      }
    case 'DELETE /api/workouts/:id/blocks/:block/exercise':
      return { type: 'RemoveExercise', block, at }
    case 'PUT /api/workouts/:id/blocks/:block/place':
      return { type: 'MoveBlock', block, after: act.body.after === null ? null : asId<'block'>(act.body.after), at }
    case 'PUT /api/workouts/:id/sets/:set/note':
      return { type: 'NoteSet', set, ...noteOf(act.body), at }
    case 'PUT /api/workouts/:id/exercises/:exercise/note':
      return { type: 'NoteExercise', exercise, ...noteOf(act.body), at }
    case 'DELETE /api/workouts/:id/end':
      return { type: 'Reopen', at }
  }
}

/** What a call's path names; nothing where it names none of the kind. */
const named = ({ set = '', exercise = '', block = '' }: Record<string, string>): Named => ({
  set: asId(set),
  exercise: asId(exercise),
  block: asId(block),
})

type Named = { readonly set: SetId; readonly exercise: PlannedExerciseId; readonly block: BlockId }

const noteOf = ({ note, was }: { note: string; was?: string | undefined }) => ({
  note,
  ...(was === undefined ? {} : { was }),
})

const reasonOf = (body: { why?: SkipReason | undefined } | undefined) => (body?.why ? { why: body.why } : {})

/** How a workout stands by the server's answer; null where there is nothing to train. */
export const standingOf = (workout: Workout): Standing | null => {
  const progress = progressOf(workout)
  return progress && { shape: shapeOf(workout), progress }
}

const phases = keysOf(statusOf)

/** What the server's answer says of the training; null where there is nothing to train. */
export const progressOf = (workout: Workout): Progress | null => {
  const phase = phases.find(one => statusOf[one] === workout.status)
  if (!phase) return null
  const exercises = workout.blocks.flatMap(block => block.exercises)
  const sets = exercises.flatMap(exercise => exercise.sets)
  return {
    phase,
    times: {
      startedAt: workout.started_at,
      finishedAt: workout.finished_at,
      lastAt: workout.last_at,
      pausedSec: workout.paused_seconds,
      isCorrected: workout.times_corrected,
    },
    sets: Object.fromEntries(sets.flatMap(({ id, logged }) => (logged ? [[id, loggedDone(logged)]] : []))),
    setsSkipped: Object.fromEntries(sets.flatMap(({ id, skipped }) => (skipped ? [[id, skipped]] : []))),
    rests: Object.fromEntries(sets.flatMap(({ id, rest_taken }) => (rest_taken === null ? [] : [[id, rest_taken]]))),
    exercisesDone: exercises.flatMap(({ id, completed }) => (completed ? [id] : [])),
    exercisesSkipped: Object.fromEntries(exercises.flatMap(({ id, skipped }) => (skipped ? [[id, skipped]] : []))),
    setNotes: notesOf(sets),
    exerciseNotes: notesOf(exercises),
  }
}

const notesOf = (all: readonly { id: string; note: string | null }[]) =>
  Object.fromEntries(all.flatMap(({ id, note }) => (note ? [[id, note]] : [])))

const loggedDone = ({ at, edited, ...logged }: Logged): Done => ({
  ...measuresOf(logged),
  at,
  ...(edited ? { edited: { at: edited.at, was: edited.was && measuresOf(edited.was) } } : {}),
})

const loggedOf = (done: Done): Logged => ({
  ...wireOf(performanceOf(done)),
  at: done.at,
  edited: done.edited ? { at: done.edited.at, was: done.edited.was && wireOf(done.edited.was) } : null,
})

const showing = (workout: Workout, progress: Progress): Workout => ({
  ...workout,
  status: statusOf[progress.phase],
  started_at: progress.times.startedAt,
  finished_at: progress.times.finishedAt,
  last_at: progress.times.lastAt,
  trained_minutes: trainedMinutes(progress.times),
  paused_seconds: progress.times.pausedSec,
  times_corrected: progress.times.isCorrected,
  blocks: workout.blocks.map(block => ({
    ...block,
    status: blockStatus(block, progress),
    exercises: block.exercises.map(exercise => ({
      ...exercise,
      completed: progress.exercisesDone.includes(exercise.id),
      look: exerciseLook(exercise, progress),
      skipped: progress.exercisesSkipped[exercise.id] ?? null,
      note: progress.exerciseNotes[exercise.id] ?? null,
      sets: exercise.sets.map(set => {
        const done = progress.sets[set.id]
        return {
          ...set,
          logged: done ? loggedOf(done) : null,
          rest_taken: progress.rests[set.id] ?? null,
          look: setLook(exercise, set.id, progress),
          skipped: progress.setsSkipped[set.id] ?? null,
          note: progress.setNotes[set.id] ?? null,
        }
      }),
    })),
  })),
})

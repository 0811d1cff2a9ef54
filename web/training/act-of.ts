import { wireDoseOf, wireOf } from '../../contract/measures.ts'
import type { PlannedExerciseId } from '../../domain/ids.ts'
import type { Command } from '../../domain/training.ts'
import type { Act } from '../data/outbox.ts'
import { doneOf } from './done.ts'
import type { Workout } from './types.ts'

/** The call that asks a command; none where the client has no such call. */
export const actOf = (command: Command, workout: Workout): Act[] => {
  const { id } = workout
  const blockOf = (exercise: PlannedExerciseId) =>
    workout.blocks.find(({ exercises }) => exercises.some(one => one.id === exercise))?.id
  switch (command.type) {
    case 'LogSet': {
      const { type: _, set, at: __, ...performance } = command
      return [{ name: 'PUT /api/workouts/:id/sets/:set', params: { id, set }, body: doneOf(wireOf(performance)) }]
    }
    case 'SkipSet':
      return [{ name: 'PUT /api/workouts/:id/sets/:set/skip', params: { id, set: command.set }, body: why(command) }]
    case 'ReopenSet':
      return [{ name: 'DELETE /api/workouts/:id/sets/:set', params: { id, set: command.set } }]
    case 'CompleteExercise':
    case 'ReopenExercise': {
      const { exercise } = command
      const block = blockOf(exercise)
      if (!block) return []
      const body = { completed: command.type === 'CompleteExercise' }
      const params = { id, block, exercise }
      return [{ name: 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status', params, body }]
    }
    case 'SkipExercise': {
      const { exercise } = command
      const block = blockOf(exercise)
      if (!block) return []
      const params = { id, block, exercise }
      return [{ name: 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/skip', params, body: why(command) }]
    }
    case 'Complete':
    case 'Abort': {
      const status = command.type === 'Complete' ? 'completed' : 'aborted'
      return [{ name: 'PUT /api/workouts/:id/status', params: { id }, body: { status } }]
    }
    case 'Reopen':
      return [{ name: 'DELETE /api/workouts/:id/end', params: { id } }]
    case 'AddSet': {
      const { exercise, set, after, planned } = command
      const body = {
        ...(after === undefined ? {} : { after }),
        ...(planned ? { planned: wireDoseOf(planned) } : {}),
      }
      return [{ name: 'PUT /api/workouts/:id/exercises/:exercise/sets/:set', params: { id, exercise, set }, body }]
    }
    case 'RemoveSet': {
      const { exercise, set } = command
      return [{ name: 'DELETE /api/workouts/:id/exercises/:exercise/sets/:set', params: { id, exercise, set } }]
    }
    case 'RemoveExercise':
      return [{ name: 'DELETE /api/workouts/:id/blocks/:block/exercise', params: { id, block: command.block } }]
    case 'MoveBlock': {
      const { block, after } = command
      return [{ name: 'PUT /api/workouts/:id/blocks/:block/place', params: { id, block }, body: { after } }]
    }
    case 'NoteSet':
      return [{ name: 'PUT /api/workouts/:id/sets/:set/note', params: { id, set: command.set }, body: noteOf(command) }]
    case 'NoteExercise': {
      const params = { id, exercise: command.exercise }
      return [{ name: 'PUT /api/workouts/:id/exercises/:exercise/note', params, body: noteOf(command) }]
    }
    case 'Start':
    case 'TakeRest':
    case 'CompleteBlock':
    case 'SkipBlock':
    case 'AddExercise':
    case 'CorrectTimes':
      return []
  }
}

const noteOf = ({ note }: { note: string }) => ({ note })

const why = (command: Extract<Command, { type: 'SkipSet' | 'SkipExercise' }>) =>
  command.why ? { why: command.why } : {}

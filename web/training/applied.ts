import type { Entry } from '../data/outbox.ts'
import type { Block, Done, Exercise, Logged, PlannedSet, Workout } from './types.ts'

/** The workout as the athlete left it: what the server knows, and on top what is still on its way there. */
export const applied = (workout: Workout, entries: readonly Entry[]): Workout => entries.reduce(apply, workout)

const apply = (workout: Workout, { act, at }: Entry): Workout => {
  switch (act.name) {
    case 'PUT /api/workouts/:id/sets/:set':
      return onSet(begun(workout, at), act.params.set, set => ({ ...set, logged: loggedOf(act.body, at) }))
    case 'PUT /api/workouts/:id/sets/:set/rest':
      return onSet(begun(workout, at), act.params.set, set => ({ ...set, rest_taken: act.body.seconds }))
    case 'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status':
      return onExercises(begun(workout, at), exercise =>
        exercise.id === act.params.exercise ? { ...exercise, completed: act.body.completed } : exercise,
      )
    case 'PUT /api/workouts/:id/blocks/:block/complete':
      return onBlocks(begun(workout, at), block => (block.id === act.params.block ? completed(block) : block))
    case 'PUT /api/workouts/:id/status':
      return turned(workout, act.body.status, at)
  }
}

const begun = (workout: Workout, at: string): Workout =>
  workout.status === 'PLANNED' ? { ...workout, status: 'INCOMPLETE', started_at: workout.started_at ?? at } : workout

const turned = (workout: Workout, status: 'in_progress' | 'completed' | 'aborted', at: string): Workout => {
  if (status === 'in_progress') return begun(workout, at)
  const ended = status === 'completed' ? 'COMPLETED' : 'ABORTED'
  return { ...begun(workout, at), status: ended, finished_at: workout.finished_at ?? at }
}

const completed = (block: Block): Block => ({
  ...block,
  status: 'complete',
  exercises: block.exercises.map(exercise => ({ ...exercise, completed: true })),
})

const onBlocks = (workout: Workout, change: (block: Block) => Block): Workout => ({
  ...workout,
  blocks: workout.blocks.map(change),
})

const onExercises = (workout: Workout, change: (exercise: Exercise) => Exercise) =>
  onBlocks(workout, block => settled({ ...block, exercises: block.exercises.map(change) }))

const onSet = (workout: Workout, id: string, change: (set: PlannedSet) => PlannedSet) =>
  onExercises(workout, exercise => ({
    ...exercise,
    sets: exercise.sets.map(set => (set.id === id ? change(set) : set)),
  }))

const settled = (block: Block): Block => {
  if (block.exercises.every(({ completed }) => completed)) return { ...block, status: 'complete' }
  const touched = block.exercises.some(({ completed, sets }) => completed || sets.some(({ logged }) => logged))
  return { ...block, status: touched ? 'in_progress' : 'incomplete' }
}

const loggedOf = (done: Done, at: string): Logged => ({
  reps: done.reps ?? null,
  duration: done.duration ?? null,
  weight: done.weight ?? null,
  distance: done.distance ?? null,
  speed: done.speed ?? null,
  rir: done.rir ?? null,
  at,
})

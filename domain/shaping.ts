import { closing, exerciseEnd, type TrainingFact } from './block-end.ts'
import { exercisesOf, type PlannedBlock, type PlannedExercise, type PlannedSet } from './coach/basis/plan.ts'
import { type BlockId, otherSideOf, type PlannedExerciseId, type SetId } from './ids.ts'
import { type Ask, type Decisions, type Refused, refuse } from './kernel/decider.ts'
import { isFinished, isOver } from './progress.ts'
import { type Dose, minutesOf, reshaped, type Shape, standsBehind } from './reshape.ts'
import { placeOf } from './set-place.ts'
import type { Standing } from './standing.ts'

/** What an athlete may ask of the plan itself, without the coach. Ids of what is added are chosen by who asks. */
export type Command =
  /** Without `planned` like the exercise's last set, on both sides where it has two; without `after` behind all. */
  | { type: 'AddSet'; exercise: PlannedExerciseId; set: SetId; planned?: Dose; after?: SetId | null; at: string }
  | { type: 'RemoveSet'; exercise: PlannedExerciseId; set: SetId; at: string }
  | { type: 'MoveBlock'; block: BlockId; after: BlockId | null; at: string }
  | { type: 'AddExercise'; block: PlannedBlock; after: BlockId | null; at: string }
  | { type: 'RemoveExercise'; block: BlockId; at: string }

type Answer<Reason extends string> = readonly TrainingFact[] | Refused<Reason>

/** As much as one training can be, and one answer can hold. */
const most = { sets: 40, exercises: 40, allSets: 250 }

/** Also after the end, for what was done beyond the plan. Before it, an exercise that was over is open again. */
const addSet = (
  command: Ask<Command, 'AddSet'>,
  { shape, progress }: Standing,
): Answer<'no-such-exercise' | 'id-taken' | 'plan-full'> => {
  const { exercise: id, set, planned, after, at } = command
  const exercise = exerciseIn(shape, id)
  const last = exercise?.sets.at(-1)
  if (!exercise || !last) return refuse('no-such-exercise')
  if (exercise.sets.some(one => one.id === set)) return []
  const beyond = isFinished(progress) && !exercise.added ? { added: true } : {}
  const sets = planned ? [{ ...planned, ...beyond }] : likeLast(exercise)
  const ids = sets.map((_, nth) => (nth === 0 ? set : otherSideOf(set)))
  if (isTaken(shape, ids)) return refuse('id-taken')
  if (exercise.sets.length + sets.length > most.sets || isFull(shape, sets)) return refuse('plan-full')
  const reopens = !isFinished(progress) && isOver(exercise, progress)
  return [
    ...sets.map(
      (dose, nth): TrainingFact => ({
        type: 'SetAdded',
        exercise: id,
        set: ids[nth] ?? set,
        after: nth > 0 ? (ids[nth - 1] ?? set) : after === undefined ? last.id : after,
        planned: dose,
        minutes: minutesOf([dose]),
        at,
      }),
    ),
    ...(reopens ? [{ type: 'ExerciseReopened', exercise: id, at } as const] : []),
  ]
}

/** As the last round was: one set, or left and right. */
const likeLast = ({ sets }: PlannedExercise): readonly Dose[] => {
  const work = sets.filter(({ ramp }) => !ramp)
  const last = (work.length > 0 ? work : sets).at(-1)
  const round = work.filter(set => set.side && last?.side && placeIn(set, sets) === placeIn(last, sets))
  return (round.length > 0 ? round : last ? [last] : []).map(({ id: _, ...dose }) => ({ ...dose, added: true }))
}

/**
 * Not what was done, nor the last one there is: that exercise is skipped. Left and right go together. Of an exercise that was
 * left out nothing is, once all that remains of it was done.
 */
const removeSet = (
  { exercise: id, set, at }: Ask<Command, 'RemoveSet'>,
  { shape, progress }: Standing,
): Answer<'no-such-exercise' | 'no-such-set' | 'set-already-done' | 'workout-already-finished' | 'only-set'> => {
  const exercise = exerciseIn(shape, id)
  if (!exercise) return refuse('no-such-exercise')
  const known = exercise.sets.find(one => one.id === set)
  if (!known) return refuse('no-such-set')
  const gone = exercise.sets.filter(
    one =>
      one === known ||
      (known.side &&
        one.side &&
        !one.ramp === !known.ramp &&
        placeIn(one, exercise.sets) === placeIn(known, exercise.sets)),
  )
  if (gone.some(one => one.id in progress.sets)) return refuse('set-already-done')
  if (isFinished(progress) && !known.added && !exercise.added) return refuse('workout-already-finished')
  const left = exercise.sets.filter(one => !gone.includes(one))
  if (left.every(({ ramp }) => ramp)) return refuse('only-set')
  const facts = gone.map(
    (one): TrainingFact => ({
      type: 'SetRemoved',
      exercise: id,
      set: one.id,
      minutes: minutesOf([one]),
      at,
    }),
  )
  const rest = { ...exercise, sets: left }
  const isDone = id in progress.exercisesSkipped && left.every(one => one.id in progress.sets)
  if (!isDone && (isFinished(progress) || isOver(exercise, progress))) return facts
  const after = facts.reduce((so, fact) => (fact.type === 'SetRemoved' ? reshaped(so, fact) : so), shape)
  return [...facts, ...closing(exerciseEnd(rest, progress, { at }), after, progress)]
}

const moveBlock = (
  { block, after, at }: Ask<Command, 'MoveBlock'>,
  { shape: { blocks }, progress }: Standing,
): Answer<'no-such-block' | 'workout-already-finished'> => {
  const isThere = (id: BlockId) => blocks.some(one => one.id === id)
  if (!isThere(block) || (after !== null && !isThere(after))) return refuse('no-such-block')
  if (after === block || standsBehind(blocks, block) === after) return []
  if (isFinished(progress)) return refuse('workout-already-finished')
  return [{ type: 'BlockMoved', block, after, at }]
}

/** A block of its own. Also after the end, for what was done beyond the plan. */
const addExercise = (
  { block, after, at }: Ask<Command, 'AddExercise'>,
  { shape }: Standing,
): Answer<'no-such-block' | 'id-taken' | 'plan-full'> => {
  const known = shape.blocks.find(({ id }) => id === block.id)
  if (known) return known.exercises[0]?.exercise === block.exercises[0]?.exercise ? [] : refuse('id-taken')
  if (after !== null && !shape.blocks.some(({ id }) => id === after)) return refuse('no-such-block')
  const ids = block.exercises.flatMap(({ id, sets }) => [id, ...sets.map(set => set.id)])
  if (isTaken(shape, ids)) return refuse('id-taken')
  const sets = block.exercises.flatMap(one => one.sets)
  if (exercisesOf(shape).length >= most.exercises || isFull(shape, sets)) return refuse('plan-full')
  return [{ type: 'ExerciseAdded', block: block.id, after, planned: block, at }]
}

/** Only one that was added, of which nothing was done: what the coach has planned is skipped, and that says why. */
const removeExercise = (
  { block, at }: Ask<Command, 'RemoveExercise'>,
  { shape: { blocks }, progress }: Standing,
): Answer<'no-such-block' | 'set-already-done'> => {
  const known = blocks.find(({ id }) => id === block)
  if (!known?.exercises.every(({ added }) => added)) return refuse('no-such-block')
  const sets = known.exercises.flatMap(exercise => exercise.sets)
  if (sets.some(({ id }) => id in progress.sets)) return refuse('set-already-done')
  return [{ type: 'ExerciseRemoved', block, minutes: known.minutes, at }]
}

const isFull = (shape: Shape, added: readonly object[]) =>
  exercisesOf(shape).reduce((sum, { sets }) => sum + sets.length, added.length) > most.allSets

const exerciseIn = (shape: Shape, exercise: PlannedExerciseId) => exercisesOf(shape).find(({ id }) => id === exercise)

const placeIn = (set: PlannedSet, sets: readonly PlannedSet[]) => placeOf(set, sets).number

const isTaken = ({ blocks }: Shape, ids: readonly string[]) => {
  const taken = new Set<string>(
    blocks.flatMap(block => [block.id, ...block.exercises.flatMap(one => [one.id, ...one.sets.map(({ id }) => id)])]),
  )
  return ids.some(id => taken.has(id))
}

export const decisions = {
  AddSet: addSet,
  RemoveSet: removeSet,
  MoveBlock: moveBlock,
  AddExercise: addExercise,
  RemoveExercise: removeExercise,
} satisfies Decisions<Command, TrainingFact, Standing>

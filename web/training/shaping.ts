import { asBlockId, asSetId, exerciseIdIn, type SetId, setIdIn } from '../../domain/ids.ts'
import { isEasy } from '../../domain/working-sets.ts'
import type { Act, Addition } from '../data/outbox.ts'
import type { Block, Exercise, PlannedSet, Workout } from './types.ts'

/** Rounds on a clock are as many as the clock makes. */
const onClock: ReadonlySet<Block['kind']> = new Set(['emom', 'amrap', 'interval'])

export const mayGrow = ({ kind }: Block) => !onClock.has(kind)

/** One more set of an exercise, and its id. */
export const oneMoreSet = ({ id }: Workout, exercise: Exercise): { set: SetId; act: Act } => {
  const set = asSetId(freshId())
  const params = { id, exercise: exercise.id, set }
  return { set, act: { name: 'PUT /api/workouts/:id/exercises/:exercise/sets/:set', params, body: {} } }
}

/** One more exercise behind a block, and its first set. */
export const oneMoreExercise = ({ id }: Workout, adds: Addition, after: string | null): { set: SetId; act: Act } => {
  const block = asBlockId(freshId())
  const body = { exercise_id: adds.exercise_id, after }
  return {
    set: setIdIn(exerciseIdIn(block, 1), 1),
    act: { name: 'PUT /api/workouts/:id/blocks/:block/exercise', params: { id, block }, body, adds },
  }
}

/** The last block of the main part, which what is added comes behind. */
export const lastMain = ({ blocks }: Workout) => blocks.findLast(({ kind }) => kind !== 'cooldown')?.id ?? null

/** An id that a workout does not have yet. */
const freshId = () => `x${crypto.randomUUID().slice(0, 12)}`

/** A set that was not done goes, as long as another one is left to work on. */
export const mayGo = ({ sets }: Exercise, set: PlannedSet) =>
  set.logged === null && sets.some(one => !one.ramp && one.id !== set.id && !isPartner(one, set))

export const withoutSet = ({ id }: Workout, exercise: Exercise, { id: set }: PlannedSet): Act => ({
  name: 'DELETE /api/workouts/:id/exercises/:exercise/sets/:set',
  params: { id, exercise: exercise.id, set },
})

/** Left and right go together. */
const isPartner = (one: PlannedSet, other: PlannedSet) =>
  one.side !== null && other.side !== null && one.side !== other.side && one.logged === null

const placed = ({ id }: Workout, { id: block }: Block, after: string | null): Act => ({
  name: 'PUT /api/workouts/:id/blocks/:block/place',
  params: { id, block },
  body: { after },
})

/** Behind the next block of the main part in which something is open; null where there is none. */
export const later = (workout: Workout, block: Block): Act | null => {
  const next = workout.blocks
    .slice(workout.blocks.findIndex(({ id }) => id === block.id) + 1)
    .find(({ kind, exercises }) => kind !== 'cooldown' && exercises.some(({ look }) => look === 'planned'))
  return next && !isEasy(block) ? placed(workout, block, next.id) : null
}

/** In front of the block before it; null where that is the warm-up. */
export const earlier = (workout: Workout, block: Block): Act | null => {
  const at = workout.blocks.findIndex(({ id }) => id === block.id)
  const [ahead, last] = [workout.blocks[at - 2], workout.blocks[at - 1]]
  return last && !isEasy(last) && !isEasy(block) ? placed(workout, block, ahead?.id ?? null) : null
}

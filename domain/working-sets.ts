import type { BlockKind, PlannedSet } from './coach/basis/plan.ts'
import { placeOf } from './set-place.ts'

/** A set as far as it matters to how sets are counted. */
export type CountedSet = Pick<PlannedSet, 'id' | 'ramp'> & { readonly side?: 'left' | 'right' | null }
type CountedExercise<One = CountedSet> = { readonly id: string; readonly sets: readonly One[] }

/** Warming up and winding down are done by feel: neither load nor effort is asked for, and nothing of them is a set. */
export const isEasy = ({ kind }: { readonly kind: BlockKind }) => kind === 'warmup' || kind === 'cooldown'

/**
 * By which name a trainer counts a set of a block that is not easy: left and right of one round share it. Null for a
 * ramp set.
 */
export const workingSetOf = (set: CountedSet, { id, sets }: CountedExercise): string | null =>
  set.ramp ? null : `${id} ${set.side ? 'side' : 'set'} ${placeOf(set, sets).number}`

/** Working sets: ramp sets are none, left and right are half a set each. */
export const roundsOf = (sets: readonly Pick<CountedSet, 'ramp' | 'side'>[]): number =>
  sets.reduce((sum, { ramp, side }) => sum + (ramp ? 0 : side ? 0.5 : 1), 0)

/** How many sets exercises have, as a trainer counts; among those that `counts` lets in, one side does. */
export const countSets = <One extends CountedSet>(
  exercises: readonly CountedExercise<One>[],
  counts: (set: One) => unknown = () => true,
): number =>
  new Set(exercises.flatMap(each => each.sets.flatMap(set => (counts(set) && workingSetOf(set, each)) || []))).size

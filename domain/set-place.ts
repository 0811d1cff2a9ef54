import type { BlockKind } from './coach/basis/plan.ts'

type Placed = { readonly id: string; readonly ramp?: boolean; readonly side?: 'left' | 'right' | null }

/** Which set of its kind it is, counted from 1: preparation and work apart, and each side for itself. */
export const placeOf = (set: Placed, sets: readonly Placed[]) => {
  const alike = sets.filter(one => isRamp(one) === isRamp(set) && (one.side ?? null) === (set.side ?? null))
  return { number: alike.findIndex(({ id }) => id === set.id) + 1, of: alike.length }
}

const isRamp = ({ ramp }: Placed) => ramp ?? false

/** A block's sets in the order of training: one exercise after the other, or round by round, left and right of a round together. */
export const inTurn = <One extends { readonly set: Placed; readonly number: number }>(
  kind: BlockKind,
  sets: readonly One[],
): readonly One[] => (inRounds.has(kind) ? sets.toSorted((one, other) => roundOf(one) - roundOf(other)) : sets)

const roundOf = ({ set, number }: { readonly set: Placed; readonly number: number }) => (isRamp(set) ? 0 : number)

const inRounds: ReadonlySet<BlockKind> = new Set(['superset', 'circuit', 'emom', 'amrap', 'interval'])

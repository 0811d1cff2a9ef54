import type { BlockKind } from './coach/plan.ts'

type Placed = { readonly id: string; readonly ramp?: boolean; readonly side?: 'left' | 'right' | null }

/** Which set of its kind it is, counted from 1: preparation and work apart, and each side for itself. */
export const placeOf = (set: Placed, sets: readonly Placed[]) => {
  const alike = sets.filter(one => isRamp(one) === isRamp(set) && (one.side ?? null) === (set.side ?? null))
  return { number: alike.findIndex(({ id }) => id === set.id) + 1, of: alike.length }
}

const isRamp = ({ ramp }: Placed) => ramp ?? false

/** Kinds of blocks that are trained round by round, not one exercise after the other. */
export const inRounds: ReadonlySet<BlockKind> = new Set(['superset', 'circuit', 'emom', 'amrap', 'interval'])

type Placed = { readonly id: string; readonly ramp?: boolean; readonly side?: 'left' | 'right' | null }

/** Which set of its kind it is, counted from 1: preparation and work apart, and each side for itself. */
export const placeOf = (set: Placed, sets: readonly Placed[]) => {
  const alike = sets.filter(one => isRamp(one) === isRamp(set) && (one.side ?? null) === (set.side ?? null))
  return { number: alike.findIndex(({ id }) => id === set.id) + 1, of: alike.length }
}

const isRamp = ({ ramp }: Placed) => ramp ?? false

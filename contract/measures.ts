/** The measures of a set as the API names them. */
type Wire = {
  readonly reps?: number | null | undefined
  readonly duration?: number | null | undefined
  readonly weight?: number | null | undefined
  readonly distance?: number | null | undefined
  readonly speed?: number | null | undefined
  readonly rir?: number | null | undefined
}

/** As the facts name them. */
type Fact = {
  reps?: number
  durationSec?: number
  weightKg?: number
  distanceM?: number
  speedKmh?: number
  rir?: number
}

/** In the facts what was not measured is absent. */
export const measuresOf = (wire: Wire): Fact => ({
  ...(wire.reps == null ? {} : { reps: wire.reps }),
  ...(wire.duration == null ? {} : { durationSec: wire.duration }),
  ...(wire.weight == null ? {} : { weightKg: wire.weight }),
  ...(wire.distance == null ? {} : { distanceM: wire.distance }),
  ...(wire.speed == null ? {} : { speedKmh: wire.speed }),
  ...(wire.rir == null ? {} : { rir: wire.rir }),
})

/** In the API it is null. */
export const wireOf = ({ reps, durationSec, weightKg, distanceM, speedKmh, rir }: Fact) => ({
  reps: reps ?? null,
  duration: durationSec ?? null,
  weight: weightKg ?? null,
  distance: distanceM ?? null,
  speed: speedKmh ?? null,
  rir: rir ?? null,
})

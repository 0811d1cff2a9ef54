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

/** A planned set as the API takes it, and as the plan holds it. */
type WireDose = Wire & {
  readonly rest_time: number
  readonly side?: 'left' | 'right' | null | undefined
  readonly ramp?: boolean | undefined
  readonly added?: boolean | undefined
}
type Dose = Omit<Fact, 'rir' | 'weightKg'> & {
  weightKg?: number | null
  side?: 'left' | 'right'
  ramp?: boolean
  added?: boolean
  restSec: number
}

/** What does not apply is absent; only a load may be null, where it is to be found by feel. */
export const doseOf = (wire: WireDose): Dose => {
  const { rir: _, ...measures } = measuresOf(wire)
  return {
    ...measures,
    ...(wire.weight === null ? { weightKg: null } : {}),
    ...(wire.side ? { side: wire.side } : {}),
    ...(wire.ramp ? { ramp: true } : {}),
    ...(wire.added ? { added: true } : {}),
    restSec: wire.rest_time,
  }
}

/** What of a planned set applies, as the API gives it. */
export const wireDoseOf = ({ reps, durationSec, weightKg, distanceM, speedKmh, side, ramp, added, restSec }: Dose) => ({
  ...(reps === undefined ? {} : { reps }),
  ...(durationSec === undefined ? {} : { duration: durationSec }),
  ...(weightKg === undefined ? {} : { weight: weightKg }),
  ...(distanceM === undefined ? {} : { distance: distanceM }),
  ...(speedKmh === undefined ? {} : { speed: speedKmh }),
  ...(side ? { side } : {}),
  ...(ramp ? { ramp } : {}),
  ...(added ? { added } : {}),
  rest_time: restSec,
})

/** The same without what was not measured. */
export const takenOf = (fact: Fact) =>
  Object.fromEntries(Object.entries(wireOf(fact)).filter(([, value]) => value !== null))

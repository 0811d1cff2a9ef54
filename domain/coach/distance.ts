import { type Intent, itemsOf } from './read/intent.ts'
import type { RunPaces } from './runs.ts'
import type { Distances } from './training.ts'

/** A run of so many metres that somebody prepares for. */
export type Distance = {
  readonly meters: number
  /** Seconds a kilometre of the race itself. */
  readonly pace: number
  readonly row: Distances['rows'][number]
}

/** From the goal: "10 km unter 45 Minuten", "Halbmarathon am 12.04."; null where no distance is told. */
export const distanceIn = (said: Intent, paces: RunPaces, { rows }: Distances): Distance | null => {
  const race = itemsOf(said, 'event').find(
    ({ event, sport, meters }) =>
      event === 'race' &&
      (meters ?? 0) >= shortest &&
      (sport === null || sport === 'running' || sport === 'trail-running'),
  )
  const meters = race?.meters ?? null
  const row = meters === null ? undefined : rows.find(({ upToM }) => meters <= upToM)
  if (meters === null || row === undefined) return null
  const able = paces.tempo * row.ofThreshold
  const told = race?.targetSeconds ? race.targetSeconds / (meters / 1000) : able
  return { meters, pace: Math.round(paces.known ? Math.min(able * slower, Math.max(able * faster, told)) : told), row }
}

const shortest = 3000

/** A target is run towards, as far as the log lets it seem possible, and no slower than one can by far. */
const faster = 0.94
const slower = 1.06

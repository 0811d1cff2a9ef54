import type { Distances, RunWalk } from '../../basis/training.ts'
import type { Event } from '../../read/circumstances.ts'
import { type Intent, itemsOf } from '../../read/intent.ts'
import type { RunPaces } from './runs.ts'

/** A run of so many metres that somebody prepares for. */
export type Distance = {
  readonly meters: number
  /** Seconds a kilometre of the race itself. */
  readonly pace: number
  readonly row: Distances['rows'][number]
}

/** From the goal: "10 km unter 45 Minuten", "Halbmarathon am 12.04."; null where no distance is told. */
export const distanceIn = (said: Intent, paces: RunPaces, { rows }: Distances): Distance | null => {
  const race = itemsOf(said, 'event').find(one => isOnFoot(one) && (one.meters ?? 0) >= shortest)
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

/** "Marathon unter 3:45", "10 km in 47 min": whoever sets that time runs already, whatever the log knows. */
export const aimsAsRunner = (said: Intent, { aims }: RunWalk): boolean =>
  itemsOf(said, 'event').some(race => {
    const { meters, targetSeconds } = race
    if (!isOnFoot(race) || meters === null || targetSeconds === null) return false
    return aims.some(aim => meters >= aim.meters && targetSeconds / (meters / 1000) <= aim.pace)
  })

const isOnFoot = ({ event, sport }: Event): boolean =>
  event === 'race' && (sport === null || sport === 'running' || sport === 'trail-running')

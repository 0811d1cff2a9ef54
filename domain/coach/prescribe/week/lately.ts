import { remembered } from '../../basis/remembered.ts'
import type { Brief } from '../brief.ts'

const few = 4

/** How many workouts ago an exercise was last part of a plan, of the last few: 1 for the last one. */
const workoutsAgo = remembered(({ history, at }: Brief['request']): ReadonlyMap<string, number> => {
  const now = Date.parse(at)
  const before = history
    .filter(workout => Date.parse(workout.at) < now)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || (one.workout < other.workout ? 1 : -1))
    .slice(0, few)
  const ago = new Map<string, number>()
  for (const [nth, { plan }] of before.entries())
    for (const { exercise } of plan.blocks.flatMap(({ exercises }) => exercises))
      if (!ago.has(exercise)) ago.set(exercise, nth + 1)
  return ago
})

/** What came in the last workout steps back behind what did not, less so the longer ago; 0 for what did not come. */
export const stale = ({ request }: Brief, id: string): number => {
  const ago = workoutsAgo(request).get(id)
  return ago === undefined ? 0 : (few + 1 - ago) / few
}

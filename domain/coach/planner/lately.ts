import type { Brief } from '../brief.ts'
import { remembered } from '../remembered.ts'

/** How many workouts ago an exercise was last part of a plan: 1 for the last one, 0 for none of the last few. */
const workoutsAgo = ({ request, now }: Brief, id: string): number => latest(request.history)(now).get(id) ?? 0

const latest = remembered((history: Brief['request']['history']) => {
  const known = new Map<number, ReadonlyMap<string, number>>()
  return (now: number) => {
    const found = known.get(now) ?? agoOf(history, now)
    known.set(now, found)
    return found
  }
})

const agoOf = (history: Brief['request']['history'], now: number): ReadonlyMap<string, number> => {
  const before = history
    .filter(({ at }) => Date.parse(at) < now)
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at) || (one.workout < other.workout ? 1 : -1))
    .slice(0, few)
  const ago = new Map<string, number>()
  for (const [at, { plan }] of before.entries())
    for (const { exercise } of plan.blocks.flatMap(({ exercises }) => exercises))
      if (!ago.has(exercise)) ago.set(exercise, at + 1)
  return ago
}

const few = 4

/** What came in the last workout steps back behind what did not, less so the longer ago; 0 for what did not come. */
export const stale = (brief: Brief, id: string): number => {
  const ago = workoutsAgo(brief, id)
  return ago === 0 ? 0 : (few + 1 - ago) / few
}

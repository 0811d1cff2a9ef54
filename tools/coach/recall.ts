import type { Log } from '../../commands/ports/log.ts'
import type { AthleteMemory } from '../../commands/ports/planning.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { recallFrom } from '../../projections/athlete-memory.ts'
import { athleteRows, rememberedCategories } from '../../projections/athlete-rows.ts'

/** The coach's memory without a database: the same folds, kept in this process and brought up to date when asked. */
export const memoryOf = (log: Log, clock: () => string): AthleteMemory => {
  const { rows, take } = athleteRows()
  const recall = recallFrom(rows, clock)
  let seen: Position | null = null
  return async (athlete, profile) => {
    for await (const { events, position } of log.read(seen, { categories: rememberedCategories })) {
      for (const recorded of events) take(recorded)
      seen = position
    }
    return recall(athlete, profile)
  }
}

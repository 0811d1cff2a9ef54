import type { Log } from '../../commands/ports/log.ts'
import type { AthleteMemory } from '../../commands/ports/planning.ts'
import type { Category } from '../../domain/facts.ts'
import { nothingTold } from '../../domain/health.ts'
import { asStream, type Position } from '../../domain/kernel/stream.ts'
import { type AthleteRows, recallFrom } from '../../projections/athlete-memory.ts'
import { feedback } from '../../projections/feedback.ts'
import { health } from '../../projections/health.ts'
import type { Projection } from '../../projections/ports.ts'
import { programmes } from '../../projections/programmes.ts'
import { profilesIn, trainingProfiles } from '../../projections/training-profiles.ts'
import { workoutDetail } from '../../projections/workout-detail.ts'

const mostWorkouts = 120
const mostFeedback = 50

/** The coach's memory without a database: the same folds, kept in this process and brought up to date when asked. */
export const memoryOf = (log: Log, clock: () => string): AthleteMemory => {
  const profiles = table(log, trainingProfiles)
  const workouts = table(log, workoutDetail)
  const answers = table(log, feedback)
  const weeks = table(log, programmes)
  const bodies = table(log, health)
  const newest = <Row>(rows: readonly Row[], at: (row: Row) => string, most: number) =>
    rows.toSorted((one, other) => (at(one) < at(other) ? 1 : -1)).slice(0, most)

  const rows: AthleteRows = {
    profiles: async athlete => {
      const row = (await profiles()).get(athlete)
      if (!row) throw new Error(`nothing is known of athlete ${athlete}`)
      return profilesIn(row)
    },
    trainedSince: async (athlete, since) =>
      newest(
        [...(await workouts()).values()].filter(
          ({ owner, started_at, deleted_at }) =>
            owner === athlete && deleted_at === null && (started_at ?? '') >= since,
        ),
        ({ started_at }) => started_at ?? '',
        mostWorkouts,
      ),
    felt: async athlete =>
      [...(await workouts()).values()].filter(
        ({ owner, deleted_at, training }) => owner === athlete && deleted_at === null && training.felt.length > 0,
      ),
    programme: async athlete => (await weeks()).get(athlete),
    health: async athlete => (await bodies()).get(athlete) ?? nothingTold,
    feedback: async athlete =>
      newest(
        [...(await answers()).values()].filter(({ owner }) => owner === athlete),
        row => row.updated_at,
        mostFeedback,
      ),
  }
  return recallFrom(rows, clock)
}

/** A projection's rows by their keys, as of the end of the log. */
const table = <Row extends object, C extends Category>(log: Log, projection: Projection<Row, C>) => {
  const rows = new Map<string, Row>()
  let seen: Position | null = null
  return async (): Promise<ReadonlyMap<string, Row>> => {
    for await (const { events, position } of log.read(seen, { categories: projection.categories })) {
      for (const recorded of events) {
        const own = { ...recorded, stream: asStream<C>(recorded.stream) }
        const key = projection.key(own)
        if (key === null) continue
        const row = projection.fold(rows.get(key) ?? null, own)
        if (row === null) rows.delete(key)
        else rows.set(key, row)
      }
      seen = position
    }
    return rows
  }
}

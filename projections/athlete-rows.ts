import type { Category, Facts, RecordedEvent } from '../domain/facts.ts'
import { nothingTold } from '../domain/health.ts'
import type { UserId } from '../domain/ids.ts'
import type { Recorded } from '../domain/kernel/log.ts'
import { categoryOf } from '../domain/kernel/stream.ts'
import type { AthleteRows } from './athlete-memory.ts'
import { feedback, feedbackAmong } from './feedback.ts'
import { health } from './health.ts'
import type { Projection } from './ports.ts'
import { programmes } from './programmes.ts'
import { profilesFrom, trainingProfiles } from './training-profiles.ts'
import { feltAmong, trainedAmong } from './workout-detail.queries.ts'
import { workoutDetail } from './workout-detail.ts'

/** Of what the coach’s memory is made. */
export const rememberedCategories = [
  ...trainingProfiles.categories,
  ...workoutDetail.categories,
  ...feedback.categories,
  ...programmes.categories,
  ...health.categories,
]

/** The rows of the coach’s memory without a database: what was known once the facts that were taken in had happened. */
export const athleteRows = () => {
  const profiles = table(trainingProfiles)
  const workouts = table(workoutDetail)
  const answers = table(feedback)
  const weeks = table(programmes)
  const bodies = table(health)
  const tables = [profiles, workouts, answers, weeks, bodies]
  const own = <Row extends { readonly owner: UserId }>(rows: ReadonlyMap<string, Row>, athlete: UserId) =>
    [...rows.values()].filter(({ owner }) => owner === athlete)
  const rows: AthleteRows = {
    profiles: async athlete => profilesFrom(profiles.rows.get(athlete), athlete),
    trainedSince: async (athlete, since) => trainedAmong(own(workouts.rows, athlete), since),
    felt: async athlete => feltAmong(own(workouts.rows, athlete)),
    feedback: async athlete => feedbackAmong(own(answers.rows, athlete)),
    programme: async athlete => weeks.rows.get(athlete),
    health: async athlete => bodies.rows.get(athlete) ?? nothingTold,
  }
  return {
    rows,
    /** In the order of the log. */
    take: (recorded: RecordedEvent) => {
      for (const { take } of tables) take(recorded)
    },
  }
}

const table = <Row extends object, C extends Category>(projection: Projection<Row, C>) => {
  const rows = new Map<string, Row>()
  const concerns = (recorded: RecordedEvent): recorded is Extract<RecordedEvent, Recorded<Facts[C], C>> =>
    projection.categories.some(category => category === categoryOf(recorded.stream))
  return {
    rows,
    take: (recorded: RecordedEvent) => {
      if (!concerns(recorded)) return
      const key = projection.key(recorded)
      if (key === null) return
      const row = projection.fold(rows.get(key) ?? null, recorded)
      if (row === null) rows.delete(key)
      else rows.set(key, row)
    },
  }
}

import { day } from '../../days.ts'
import type { Brief } from '../prescribe/brief.ts'

/** What may be known of an athlete by whoever composes: nothing that names them, no body data that a plan does not need. */
export const factsOf = ({ request, goal, level, skill, readiness, deload, work, now, limits }: Brief) => ({
  goal,
  age: ageBand(request.athlete.age),
  gender: request.athlete.gender,
  level_1_to_5: level,
  experience_1_to_5: skill,
  days_a_week: request.athlete.trainingFrequency,
  readiness_1_to_5: readiness.level,
  easier_week: deload !== null,
  needs_care: limits.cautious,
  last_sessions: lastSessions(work, now),
  days_since_last_session: work.length === 0 ? null : Math.floor((now - (work[work.length - 1]?.at ?? now)) / day),
})

/** The last three days of training: which exercises, how many sets. */
const lastSessions = (work: Brief['work'], now: number) => {
  const days = Map.groupBy(work, ({ at }) => Math.floor((now - at) / day))
  return [...days]
    .sort(([one], [other]) => one - other)
    .slice(0, 3)
    .map(([ago, sets]) => ({
      days_ago: ago,
      exercises: [...new Set(sets.map(({ exercise }) => exercise.id))].slice(0, 10),
      sets: sets.length,
    }))
}

const ageBand = (age: number | null) => {
  if (age === null) return null
  if (age < 20) return 'under 20'
  return age >= 70 ? '70 or older' : `${Math.floor(age / 10) * 10}-${Math.floor(age / 10) * 10 + 9}`
}

import type { Brief } from '../../domain/coach/brief.ts'
import type { PlanRequest } from '../../domain/coach/request.ts'
import { day } from '../../domain/days.ts'
import { cleanText } from './clean-text.ts'

/** What the model may know of an athlete: nothing that names them, no body data that a plan does not need. */
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

/** The athlete's own words, each under what it was the answer to. */
export const wordsOf = ({ request, wish }: Brief, hide: readonly string[]) => ({
  ...saidOf(request, hide),
  unclear_words: unclear(wish, cleanText(request.wish, hide)),
})

/** All that was written, without names and addresses; fields in which nothing was are left out. */
export const saidOf = ({ wish, athlete, place, feedback }: PlanRequest, hide: readonly string[]) => {
  const words = {
    wish,
    goal: athlete.goalDetails,
    restrictions: athlete.restrictions,
    mobility_restrictions: athlete.mobilityRestrictions,
    other_activities: athlete.otherActivities,
    comments: athlete.comments,
    place: place.details,
    feedback: (feedback?.said ?? [])
      .slice(0, 3)
      .map(({ difficulty, comment }) => [difficulty, comment].filter(Boolean).join(': '))
      .join(' | '),
  }
  const clean = Object.entries(words).flatMap(([name, text]): [string, string][] => {
    const kept = cleanText(text, hide)
    return kept ? [[name, kept]] : []
  })
  return Object.fromEntries(clean)
}

/** Words that our own reader passed over, of those that are left. */
const unclear = ({ notUnderstood }: Brief['wish'], clean: string | null) => {
  const kept = new Set((clean ?? '').split(/[^\p{L}\p{N}]+/u))
  return notUnderstood.filter(word => kept.has(word))
}

const ageBand = (age: number | null) => {
  if (age === null) return null
  if (age < 20) return 'under 20'
  return age >= 70 ? '70 or older' : `${Math.floor(age / 10) * 10}-${Math.floor(age / 10) * 10 + 9}`
}

import type { PlanRequest } from '../../domain/coach/basis/request.ts'
import type { Brief } from '../../domain/coach/prescribe/brief.ts'
import { cleanText } from './clean-text.ts'

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

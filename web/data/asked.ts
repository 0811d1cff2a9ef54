import type { QuestionOf } from './calls.ts'

// What a workout was asked for with, so that a failed one can be asked for again as it was. Kept for this tab only.

type Body = QuestionOf<'POST /llm/start-workout-creation'>['body']

const key = (workout: string) => `formkurve.asked.${workout}`

export const keepAsked = (workout: string, body: Body) => {
  try {
    sessionStorage.setItem(key(workout), JSON.stringify(body))
  } catch {
    // Then only its length is known, from the workout.
  }
}

export const askedWith = (workout: string): Body | null => {
  try {
    const kept = sessionStorage.getItem(key(workout))
    return kept === null ? null : JSON.parse(kept)
  } catch {
    return null
  }
}

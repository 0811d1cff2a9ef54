import type { WorkoutId } from '../../domain/ids.ts'
import type { QuestionOf } from './calls.ts'
import { keep, kept } from './tab.ts'

// What a workout was asked for with, so that a failed one can be asked for again as it was.

export type Asked = QuestionOf<'POST /llm/start-workout-creation'>['body']

const key = (workout: WorkoutId) => `formkurve.asked.${workout}`

export const keepAsked = (workout: WorkoutId, body: Asked) => keep(key(workout), JSON.stringify(body))

export const askedWith = (workout: WorkoutId): Asked | null => {
  const said = kept(key(workout))
  try {
    return said === null ? null : JSON.parse(said)
  } catch {
    return null
  }
}

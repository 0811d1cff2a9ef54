import type { Answered, Feedback } from '../domain/coach/basis/request.ts'
import { difficultyOf } from '../domain/feedback.ts'
import type { FeedbackEntry } from './feedback.ts'

/** What the coach takes from feedback: the newest answer to each question, and what was said of workouts. */
export const feedbackMemory = (entries: readonly FeedbackEntry[]): Feedback => ({
  struggles: newest(entries, 'plan_difficulty', ['ja', 'nein']),
  wants: newest(entries, 'plan_or_now', ['plan', 'jetzt']),
  hyrox: newest(entries, 'hyrox_experience', ['erstes', 'erfahren', 'kein_interesse']),
  mobility: newest(entries, 'mobility', ['regelmässig', 'gezielt', 'analyse', 'kein_interesse']),
  said: entries.flatMap(({ workout, assessment, comment, updated_at, sources }) => {
    const event = sources.assessment ?? sources.comment
    if (!event) return []
    const difficulty = assessment ? difficultyOf(assessment) : null
    return [{ event, at: updated_at, workout, difficulty, comment, commentedBy: sources.comment ?? event }]
  }),
})

const newest = <const Value extends string>(
  entries: readonly FeedbackEntry[],
  question: string,
  values: readonly Value[],
): Answered<Value> | null => {
  const byAnswer = entries.toSorted((one, other) => (one.answered_at < other.answered_at ? 1 : -1))
  for (const { answers, answered_at, sources } of byAnswer) {
    const value = values.find(value => value === answers[question])
    if (value) return { value, event: sources.answers, at: answered_at }
  }
  return null
}

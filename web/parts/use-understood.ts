import { useEffect, useState } from 'react'
import type { AnswerOf, QuestionOf } from '../data/calls.ts'
import { ask } from '../data/client.ts'
import { useConsent } from '../data/consents.ts'

export type Understanding = AnswerOf<'POST /api/coach/understood'>
export type UnderstoodItem = Understanding['items'][number]
export type FieldRead = NonNullable<QuestionOf<'POST /api/coach/understood'>['body']['field']>

const pause = 350
/** The language model is asked once somebody has stopped writing. */
const rest = 1600

/** What the coach understands by the words so far, kept nowhere. Nothing waits for it. */
export const useUnderstood = (text: string, field: FieldRead): Understanding | null => {
  const { standing, aiAvailable } = useConsent('ai')
  const withModel = aiAvailable === true && standing?.given === true
  const [answer, setAnswer] = useState<{ of: string; answer: Understanding } | null>(null)
  useEffect(() => {
    if (text.trim() === '') return
    const gone = new AbortController()
    const read = (readers: 'built-in' | 'all') =>
      ask('POST /api/coach/understood', { body: { text, field, readers }, signal: gone.signal })
        .then(found => setAnswer({ of: text, answer: found }))
        .catch(() => {})
    const timers = [setTimeout(() => read('built-in'), pause)]
    if (withModel) timers.push(setTimeout(() => read('all'), rest))
    return () => {
      for (const timer of timers) clearTimeout(timer)
      gone.abort()
    }
  }, [text, field, withModel])
  return answer?.of === text ? answer.answer : null
}

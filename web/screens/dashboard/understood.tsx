import { useEffect, useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { Icon } from '../../parts/icon.tsx'
import { Notice } from '../../parts/notice.tsx'
import * as css from './understood.css.ts'

type Answer = AnswerOf<'POST /api/coach/understood'>
type Item = Answer['items'][number]

const pause = 350

/** What the coach understands by the words so far, kept nowhere. Nothing waits for it. */
const useUnderstood = (text: string): Answer | null => {
  const [answer, setAnswer] = useState<{ of: string; answer: Answer } | null>(null)
  useEffect(() => {
    if (text.trim() === '') return
    const gone = new AbortController()
    const timer = setTimeout(() => {
      ask('POST /api/coach/understood', { body: { text }, signal: gone.signal })
        .then(found => setAnswer({ of: text, answer: found }))
        .catch(() => {})
    }, pause)
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [text])
  return answer?.of === text ? answer.answer : null
}

/** Under a wish: what was understood, each to be taken away; what was not; and what the coach has to ask. */
export const Understood = ({ text, onChange }: { text: string; onChange: (text: string) => void }) => {
  const answer = useUnderstood(text)
  const without = ({ start, end }: Item, instead = '') =>
    onChange(tidy(text.slice(0, start).replace(instead === '' ? leading : /$^/, '') + instead + text.slice(end)))
  const known = answer?.items.filter(({ effect }) => effect === 'wish' || effect === 'limit') ?? []
  const unknown = answer?.items.filter(({ effect }) => effect === 'not-understood') ?? []
  const questions = answer?.items.filter(({ effect }) => effect === 'ask') ?? []
  return (
    <div className={css.understood} aria-live="polite">
      {known.length > 0 ? (
        <ul className={css.row} aria-label="Verstanden">
          <li className={css.label}>Verstanden:</li>
          {known.map(item => (
            <li key={`${item.kind} ${item.start} ${item.words.de}`}>
              <button
                type="button"
                className={css.item}
                data-limit={item.effect === 'limit'}
                aria-label={`${item.words.de} entfernen`}
                onClick={() => without(item)}
              >
                {item.words.de}
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {questions.map(item => (
        <fieldset key={item.start} className={css.question}>
          <legend className={css.legend}>{item.words.de}</legend>
          <div className={css.row}>
            {answers.map(({ label, adds }) => (
              <button
                key={label}
                type="button"
                className={css.item}
                onClick={() => without(item, adds === '' ? '' : `${item.said} ${adds}`)}
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
      ))}
      {unknown.length > 0 ? (
        <p className={css.label}>Nicht verstanden: {unknown.map(({ said }) => `„${said}“`).join(', ')}</p>
      ) : null}
      {answer?.refusal?.text.map(({ de }) => (
        <Notice key={de} tone="bad">
          {de}
        </Notice>
      ))}
    </div>
  )
}

const answers = [
  { label: 'Schmerz', adds: 'schmerzt' },
  { label: 'Verspannt', adds: 'ist verspannt' },
  { label: 'Nichts', adds: '' },
] as const

/** Small words that belong to what is taken away. */
const leading = /(?:^|[\s,])(?:nur|ohne|keine?n?|mit|und|bitte|only|no|without|with|and)\s+$/i

/** What is left around words that were taken away. */
const tidy = (text: string) =>
  text
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+([,.])/g, '$1')
    .replace(/([,·]\s*)+,/g, ',')
    .replace(/^[\s,.]+|[\s,]+$/g, '')

import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { questionnaire } from '../../../content/questionnaire.ts'
import { ask } from '../../data/client.ts'
import { keep, kept } from '../../data/device.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { Notice } from '../../parts/notice.tsx'
import { ReadArea } from '../../parts/read-area.tsx'
import { heading, soft } from '../../type.css.ts'
import * as css from './adapt.css.ts'

const verdicts = [
  { type: 'too_easy', label: 'Zu leicht', effect: 'Nächstes Mal wird es etwas schwerer.' },
  { type: 'just_right', label: 'Genau richtig', effect: 'So machen wir weiter.' },
  { type: 'too_hard', label: 'Zu schwer', effect: 'Nächstes Mal wird es leichter.' },
] as const

type Verdict = (typeof verdicts)[number]
type Question = (typeof questionnaire.questions)[number]

/** How it was, in two taps: what the next workout hears, and one question that was not answered yet. */
export const Feedback = ({ workout }: { workout: string }) => {
  const [question] = useState(nextQuestion)
  const [given, setGiven] = useState<Verdict['type'] | null>(() => said(workout))
  const [answered, setAnswered] = useState(false)
  const [record, setRecord] = useState<string | null>(null)
  const judge = useMutation({
    networkMode: 'always',
    mutationFn: async ({ type }: Verdict) => {
      const id = record ?? (await begun(workout))
      setRecord(id)
      await ask('PUT /api/feedback/questionnaire/:feedbackId/feedback/type', {
        params: { feedbackId: id },
        body: { type },
      })
      return type
    },
    onSuccess: type => {
      keep(keyOf(workout), type)
      setGiven(type)
    },
  })
  const answer = useMutation({
    networkMode: 'always',
    mutationFn: async ({ id, value }: { id: string; value: string }) => {
      const feedbackId = record ?? (await begun(workout))
      const body = { answers: { [id]: value } }
      await ask('PUT /api/feedback/questionnaire/:feedbackId', { params: { feedbackId }, body })
      return id
    },
    onSuccess: id => {
      keep(questionKey, [...asked(), id].join(' '))
      setAnswered(true)
    },
  })
  const tell = async (comment: string) => {
    const feedbackId = record ?? (await begun(workout))
    setRecord(feedbackId)
    await ask('PUT /api/feedback/questionnaire/:feedbackId/feedback/comment', {
      params: { feedbackId },
      body: { comment },
    })
  }
  const failure = judge.error ?? answer.error
  return (
    <section className={css.part} aria-labelledby="feedback">
      <h2 id="feedback" className={heading.part}>
        Wie war es?
      </h2>
      <div className={css.scale}>
        {verdicts.map(verdict => (
          <Chip
            key={verdict.type}
            chosen={(judge.isPending ? judge.variables.type : given) === verdict.type}
            onClick={() => judge.mutate(verdict)}
          >
            {verdict.label}
          </Chip>
        ))}
      </div>
      {given ? <p role="status">{verdicts.find(({ type }) => type === given)?.effect}</p> : null}
      {given ? <OwnWords onSay={tell} /> : null}
      {given && question && record && !answered ? (
        <OneQuestion question={question} onAnswer={value => answer.mutate({ id: question.id, value })} />
      ) : null}
      {answered ? <p className={soft}>Danke, das weiß der Coach jetzt.</p> : null}
      {failure ? <Notice tone="bad">{wordsOf(failure)}</Notice> : null}
    </section>
  )
}

/** What the taps did not say, read like every other word. */
const OwnWords = ({ onSay }: { onSay: (words: string) => Promise<void> }) => {
  const [words, setWords] = useState('')
  const saying = useMutation({ networkMode: 'always', mutationFn: () => onSay(words.trim()) })
  if (saying.isSuccess) return <p role="status">Danke, der Coach liest mit.</p>
  return (
    <div className={css.part}>
      <ReadArea
        read="feedback"
        label="Noch etwas? (freiwillig)"
        hint="Zum Beispiel: „Schulter zwickte beim Drücken“."
        maxLength={2000}
        value={words}
        onValue={setWords}
      />
      {words.trim() === '' ? null : (
        <Button look="quiet" disabled={saying.isPending} onClick={() => saying.mutate()}>
          Dem Coach sagen
        </Button>
      )}
      {saying.error ? <Notice tone="bad">{wordsOf(saying.error)}</Notice> : null}
    </div>
  )
}

const OneQuestion = ({ question, onAnswer }: { question: Question; onAnswer: (value: string) => void }) => (
  <fieldset className={css.choices}>
    <legend>{question.text}</legend>
    <div className={css.chips}>
      {question.options.map(({ value, label }) => (
        <Chip key={value} chosen={false} onClick={() => onAnswer(value)}>
          {label}
        </Chip>
      ))}
    </div>
  </fieldset>
)

const begun = async (workoutId: string) =>
  String((await ask('POST /api/feedback/questionnaire', { body: { answers: {}, workoutId } })).feedbackId)

const keyOf = (workout: string) => `formkurve.felt.${workout}`
const questionKey = 'formkurve.asked'

const said = (workout: string) => verdicts.find(({ type }) => type === kept(keyOf(workout)))?.type ?? null
const asked = () => (kept(questionKey) ?? '').split(' ').filter(Boolean)
const nextQuestion = (): Question | undefined => questionnaire.questions.find(({ id }) => !asked().includes(id))

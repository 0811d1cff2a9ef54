import { useState } from 'react'
import { questionnaire } from '../../../content/questionnaire.ts'
import type { WorkoutId } from '../../../domain/ids.ts'
import { keep, kept } from '../../data/device.ts'
import { act } from '../../data/sender.ts'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { ReadArea } from '../../parts/read-area.tsx'
import { useHealthAsked } from '../../parts/use-health-asked.tsx'
import { heading, soft } from '../../type.css.ts'
import * as css from './adapt.css.ts'

/** As the coach heeds them: once is enough to spare somebody, not to ask more of them. */
const verdicts = [
  { type: 'too_easy', label: 'Zu leicht', effect: 'Sagst du das zweimal, wird es etwas schwerer.' },
  { type: 'just_right', label: 'Genau richtig', effect: 'So machen wir weiter.' },
  { type: 'too_hard', label: 'Zu schwer', effect: 'Nächstes Mal wird es leichter.' },
] as const

type Verdict = (typeof verdicts)[number]
type Question = (typeof questionnaire.questions)[number]

/** How it was, in two taps: what the next workout hears, and one question that was not answered yet. */
export const Feedback = ({ workout }: { workout: WorkoutId }) => {
  const [question] = useState(() => (kept(answeredKey(workout)) ? undefined : nextQuestion()))
  const [given, setGiven] = useState<Verdict['type'] | null>(() => said(workout))
  const [answered, setAnswered] = useState(false)
  const judge = (type: Verdict['type']) => {
    act(workout, { name: 'PUT /api/feedback/questionnaire/:feedbackId/feedback/type', body: { type } })
    keep(keyOf(workout), type)
    setGiven(type)
  }
  const answer = (id: string, value: string) => {
    act(workout, { name: 'PUT /api/feedback/questionnaire/:feedbackId', body: { answers: { [id]: value } } })
    keep(questionKey, [...asked(), id].join(' '))
    keep(answeredKey(workout), id)
    setAnswered(true)
  }
  const tell = (comment: string) =>
    act(workout, { name: 'PUT /api/feedback/questionnaire/:feedbackId/feedback/comment', body: { comment } })
  return (
    <section className={css.part} aria-labelledby="feedback">
      <h2 id="feedback" className={heading.part}>
        Wie war es?
      </h2>
      <div className={css.scale}>
        {verdicts.map(({ type, label }) => (
          <Chip key={type} chosen={given === type} onClick={() => judge(type)}>
            {label}
          </Chip>
        ))}
      </div>
      {given ? <p role="status">{verdicts.find(({ type }) => type === given)?.effect}</p> : null}
      {given ? <OwnWords onSay={tell} /> : null}
      {given && question && !answered ? (
        <OneQuestion question={question} onAnswer={value => answer(question.id, value)} />
      ) : null}
      {answered ? <p className={soft}>Danke, das weiß der Coach jetzt.</p> : null}
    </section>
  )
}

/** What the taps did not say, read like every other word. */
const OwnWords = ({ onSay }: { onSay: (words: string) => void }) => {
  const [words, setWords] = useState('')
  const [isSaid, say] = useState(false)
  const asked = useHealthAsked(() => {
    onSay(words.trim())
    say(true)
  })
  if (isSaid) return <p role="status">Danke, der Coach liest mit.</p>
  return (
    <div className={css.part}>
      <ReadArea
        read="feedback"
        label="Noch etwas? (freiwillig)"
        hint="Zum Beispiel: „Die Pausen waren mir zu kurz“."
        maxLength={2000}
        value={words}
        onValue={written => {
          setWords(written)
          asked.forget()
        }}
      />
      {words.trim() === '' ? null : (
        <Button look="quiet" busy={asked.busy} onClick={() => asked.sendAsked([words.trim()])}>
          Dem Coach sagen
        </Button>
      )}
      {asked.question}
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

const keyOf = (workout: WorkoutId) => `formkurve.felt.${workout}`
const answeredKey = (workout: WorkoutId) => `formkurve.answered.${workout}`
const questionKey = 'formkurve.asked'

const said = (workout: WorkoutId) => verdicts.find(({ type }) => type === kept(keyOf(workout)))?.type ?? null
const asked = () => (kept(questionKey) ?? '').split(' ').filter(Boolean)
const nextQuestion = (): Question | undefined => questionnaire.questions.find(({ id }) => !asked().includes(id))

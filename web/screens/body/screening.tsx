import type { QuestionOf } from '../../data/calls.ts'
import { Chip } from '../../parts/chip.tsx'
import * as css from './body.css.ts'

export type Screening = QuestionOf<'PUT /api/body/screening'>['body']

type YesNo = 'heart' | 'chest_pain' | 'fainted' | 'joints'

const yesNo: readonly { readonly name: YesNo; readonly words: string }[] = [
  { name: 'heart', words: 'Ist bei dir etwas am Herzen oder Kreislauf bekannt, auch Bluthochdruck?' },
  { name: 'chest_pain', words: 'Hattest du im letzten Jahr bei Anstrengung Druck oder Schmerz in der Brust?' },
  { name: 'fainted', words: 'Bist du im letzten Jahr ohnmächtig geworden oder fast umgekippt?' },
  { name: 'joints', words: 'Gibt es ein Gelenk oder einen Knochen, dem Training schadet?' },
]

const drugs = [
  { id: 'beta-blocker', name: 'Betablocker' },
  { id: 'blood-thinner', name: 'Blutverdünner' },
  { id: 'blood-pressure', name: 'Anderes für den Blutdruck' },
  { id: 'heart', name: 'Anderes fürs Herz' },
  { id: 'diabetes', name: 'Für den Blutzucker' },
  { id: 'epilepsy', name: 'Gegen Epilepsie' },
  { id: 'osteoporosis', name: 'Für die Knochen' },
  { id: 'cortisone', name: 'Kortison' },
  { id: 'painkiller', name: 'Fast täglich Schmerzmittel' },
] as const

const pregnancies = [
  { value: 'no', name: 'Nein' },
  { value: 'pregnant', name: 'Schwanger' },
  { value: 'born-within-6-weeks', name: 'Geburt vor weniger als 6 Wochen' },
  { value: 'born-within-16-weeks', name: 'Geburt vor 6 bis 16 Wochen' },
] as const

const surgeries = [
  { value: 'no', name: 'Nein' },
  { value: 'within-6-weeks', name: 'Vor weniger als 6 Wochen' },
  { value: 'within-16-weeks', name: 'Vor 6 bis 16 Wochen' },
] as const

type Props = { answers: Screening; onChange: (answers: Screening) => void }

/** Seven short questions; each may stay open. */
export const ScreeningQuestions = ({ answers, onChange }: Props) => {
  const say = (more: Screening) => onChange({ ...answers, ...more })
  const taken = answers.drugs
  return (
    <div className={css.questions}>
      {yesNo.map(({ name, words }) => (
        <Choice
          key={name}
          words={words}
          options={[
            { value: false, name: 'Nein' },
            { value: true, name: 'Ja' },
          ]}
          chosen={answers[name]}
          onChoose={value => say({ [name]: value })}
        />
      ))}
      <fieldset>
        <legend className={css.legend}>Nimmst du regelmäßig etwas davon?</legend>
        <div className={css.chips}>
          <Chip chosen={taken?.length === 0} onClick={() => say({ drugs: [] })}>
            Nichts davon
          </Chip>
          {drugs.map(({ id, name }) => (
            <Chip
              key={id}
              chosen={taken?.includes(id) ?? false}
              onClick={() =>
                say({ drugs: taken?.includes(id) ? taken.filter(one => one !== id) : [...(taken ?? []), id] })
              }
            >
              {name}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Choice
        words="Bist du schwanger, oder hast du vor Kurzem ein Kind bekommen?"
        options={pregnancies}
        chosen={answers.pregnancy}
        onChoose={pregnancy => say({ pregnancy })}
      />
      <Choice
        words="Bist du vor Kurzem operiert worden?"
        options={surgeries}
        chosen={answers.surgery}
        onChoose={surgery => say({ surgery })}
      />
    </div>
  )
}

type ChoiceProps<Value> = {
  words: string
  options: readonly { readonly value: Value; readonly name: string }[]
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

const Choice = <Value extends string | boolean>({ words, options, chosen, onChoose }: ChoiceProps<Value>) => (
  <fieldset>
    <legend className={css.legend}>{words}</legend>
    <div className={css.chips}>
      {options.map(({ value, name }) => (
        <Chip key={name} chosen={chosen === value} onClick={() => onChoose(value)}>
          {name}
        </Chip>
      ))}
    </div>
  </fieldset>
)

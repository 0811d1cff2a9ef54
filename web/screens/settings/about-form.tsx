import { type FormEvent, type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../../parts/button.tsx'
import { Chip } from '../../parts/chip.tsx'
import { Choice, Field } from '../../parts/field.tsx'
import { HealthGate } from '../../parts/health-gate.tsx'
import { Notice } from '../../parts/notice.tsx'
import { ReadArea } from '../../parts/read-area.tsx'
import { asksForConsent, RefusedWords } from '../../parts/refused-words.tsx'
import { heading } from '../../type.css.ts'
import {
  type Form,
  faultOf,
  type NumberField,
  numberFields,
  numberNames,
  type TextField,
  textFields,
} from './about-fields.ts'
import { Known } from './known.tsx'
import { Level } from './level.tsx'
import * as css from './settings.css.ts'

type Props = {
  first: Form
  saving: boolean
  saved: boolean
  error: unknown
  onSave: (form: Form) => void
  onChange: () => void
}

const genders = [
  { id: 'female', label: 'Weiblich' },
  { id: 'male', label: 'Männlich' },
  { id: 'other', label: 'Divers' },
] as const

const fitness = ['Ich fange gerade an', 'Etwas fit', 'Solide fit', 'Sehr fit', 'Top in Form'] as const
const experience = ['Unter 6 Monaten', '6 bis 12 Monate', '1 bis 3 Jahre', '3 bis 6 Jahre', 'Mehr als 6 Jahre'] as const

export const AboutForm = ({ first, saving, saved, error, onSave, onChange }: Props) => {
  const [form, setForm] = useState(first)
  const [checked, setChecked] = useState(false)
  const [search] = useSearchParams()
  const put = (change: Partial<Form>) => {
    setForm({ ...form, ...change })
    onChange()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (numberNames.every(name => !faultOf(name, form[name]))) onSave(form)
  }
  const number = (name: NumberField) => (
    <Field
      label={numberFields[name].label}
      hint={numberFields[name].hint}
      inputMode={numberFields[name].whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={form[name]}
      onChange={event => put({ [name]: event.target.value })}
      error={checked ? faultOf(name, form[name]) : undefined}
    />
  )
  const words = (name: TextField, hint?: string) => (
    <ReadArea
      read={textFields[name].read}
      autoFocus={search.get('feld') === textFields[name].read}
      label={textFields[name].label}
      hint={hint}
      maxLength={2000}
      value={form[name]}
      onValue={value => put({ [name]: value })}
    />
  )
  const inputs = { form, put, number, words }
  const refused = error ? <RefusedWords error={error} onAgain={() => onSave(form)} /> : null
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Goal {...inputs} />
      <Standing {...inputs} />
      <section className={css.group} aria-labelledby="limits">
        <h2 id="limits" className={heading.part}>
          Worauf wir achten
        </h2>
        <HealthGate>
          {words('restrictions', 'Zum Beispiel: „rechtes Knie, keine Sprünge“.')}
          {words('mobility_restrictions')}
          {words('comments')}
        </HealthGate>
      </section>
      <Person {...inputs} />
      {asksForConsent(error) ? refused : null}
      <div className={css.save}>
        {asksForConsent(error) ? null : refused}
        {saved ? <Notice tone="good">Gespeichert. Dein nächstes Workout richtet sich danach.</Notice> : null}
        <Button type="submit" block busy={saving}>
          {saving ? 'Wird gespeichert …' : 'Speichern'}
        </Button>
      </div>
    </form>
  )
}

type Inputs = {
  form: Form
  put: (change: Partial<Form>) => void
  number: (name: NumberField) => ReactNode
  words: (name: TextField, hint?: string) => ReactNode
}

const Goal = ({ form, put, number, words }: Inputs) => {
  return (
    <section className={css.group} aria-labelledby="goal">
      <h2 id="goal" className={heading.part}>
        Dein Ziel
      </h2>
      <Known>
        {({ goals }) => (
          <Choice
            label="Wofür trainierst du?"
            value={form.workout_goal_id}
            onChange={event => put({ workout_goal_id: event.target.value })}
          >
            <option value="">Noch offen</option>
            {goals.map(({ id, name }) => (
              <option key={id} value={id}>
                {name.de}
              </option>
            ))}
          </Choice>
        )}
      </Known>
      {words('goal_details', 'Zum Beispiel: „HYROX im Oktober unter 80 Minuten“.')}
      <div className={css.pair}>
        {number('training_frequency')}
        {number('session_duration')}
      </div>
    </section>
  )
}

const Standing = ({ form, put, words }: Inputs) => (
  <section className={css.group} aria-labelledby="level">
    <h2 id="level" className={heading.part}>
      Wo du stehst
    </h2>
    <Level
      legend="Fitness"
      words={fitness}
      value={form.fitness_level}
      onChange={fitness_level => put({ fitness_level })}
    />
    <Level
      legend="Trainingserfahrung"
      words={experience}
      value={form.experience_level}
      onChange={experience_level => put({ experience_level })}
    />
    {words('other_regular_activities', 'Zum Beispiel: „zweimal die Woche Fußball“.')}
  </section>
)

const Person = ({ form, put, number }: Inputs) => (
  <section className={css.group} aria-labelledby="body">
    <h2 id="body" className={heading.part}>
      Dein Körper
    </h2>
    <fieldset>
      <legend className={css.legend}>Geschlecht</legend>
      <div className={css.chips}>
        {genders.map(({ id, label }) => (
          <Chip key={id} chosen={form.gender === id} onClick={() => put({ gender: form.gender === id ? '' : id })}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
    {number('age')}
    <div className={css.pair}>
      {number('height')}
      {number('weight')}
    </div>
  </section>
)

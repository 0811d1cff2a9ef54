import { useState } from 'react'
import { drugNames } from '../../../content/body-words.ts'
import { partNames } from '../../../content/language/item-words.ts'
import {
  screening as asked,
  dizzinessNames,
  pregnancyNames,
  screenedParts,
  surgeryNames,
} from '../../../content/screening.ts'
import { capital } from '../../../domain/coach/basis/text.ts'
import { keysOf } from '../../../domain/fields.ts'
import type { QuestionOf } from '../../data/calls.ts'
import { Chip } from '../../parts/chip.tsx'
import { Field } from '../../parts/field.tsx'
import * as css from './body.css.ts'

export type Screening = QuestionOf<'PUT /api/body/screening'>['body']

type YesNo = 'heart' | 'chest_pain' | 'fainted'

const yesNo: readonly { readonly name: YesNo; readonly words: string }[] = [
  { name: 'heart', words: asked.heart.de },
  { name: 'chest_pain', words: asked.chestPain.de },
  { name: 'fainted', words: asked.fainted.de },
]

const dizziness = keysOf(dizzinessNames).map(value => ({ value, name: dizzinessNames[value].de }))

const drugs = keysOf(drugNames).map(id => ({ id, name: capital(drugNames[id].de) }))
const pregnancies = keysOf(pregnancyNames).map(value => ({ value, name: pregnancyNames[value].de }))
const surgeries = keysOf(surgeryNames).map(value => ({ value, name: surgeryNames[value].de }))

type Props = { answers: Screening; onChange: (answers: Screening) => void }

/** Short questions; each may stay open. */
export const ScreeningQuestions = ({ answers, onChange }: Props) => {
  const say = (more: Screening) => onChange({ ...answers, ...more })
  const taken = answers.drugs
  return (
    <div className={css.questions}>
      <Age age={answers.age} onSay={say} />
      {yesNo.map(({ name, words }) => (
        <Choice
          key={name}
          words={words}
          options={noOrYes}
          chosen={answers[name]}
          onChoose={value => say({ [name]: value })}
        />
      ))}
      <Choice
        words={asked.dizziness.de}
        options={dizziness}
        chosen={answers.dizziness}
        onChoose={dizziness => say({ dizziness })}
      />
      <Choice
        words={asked.joints.de}
        options={noOrYes}
        chosen={answers.joints}
        onChoose={joints => say({ joints, joint_parts: joints ? answers.joint_parts : undefined })}
      />
      {answers.joints ? (
        <Parts chosen={answers.joint_parts ?? []} onChoose={joint_parts => say({ joint_parts })} />
      ) : null}
      <fieldset>
        <legend className={css.legend}>{asked.drugs.de}</legend>
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
        words={asked.pregnancy.de}
        options={pregnancies}
        chosen={answers.pregnancy}
        onChoose={pregnancy => say({ pregnancy })}
      />
      <Choice
        words={asked.surgery.de}
        options={surgeries}
        chosen={answers.surgery}
        onChoose={surgery => say({ surgery })}
      />
    </div>
  )
}

const noOrYes = [
  { value: false, name: 'Nein' },
  { value: true, name: 'Ja' },
] as const

/** Kept as typed; what is no age is not told. */
const Age = ({ age, onSay }: { age: number | undefined; onSay: (more: Screening) => void }) => {
  const [typed, type] = useState(age === undefined ? '' : String(age))
  const isAge = /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= 120
  return (
    <div className={css.date}>
      <Field
        label={asked.age.de}
        hint="Jahre"
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={typed === '' || isAge ? undefined : 'Bitte ein Alter in Jahren.'}
        onChange={({ target: { value } }) => {
          type(value.trim())
          const told = /^\d{1,3}$/.test(value.trim()) ? Number(value.trim()) : 0
          onSay({ age: told >= 1 && told <= 120 ? told : undefined })
        }}
      />
    </div>
  )
}

type Part = (typeof screenedParts)[number]

const Parts = ({ chosen, onChoose }: { chosen: readonly Part[]; onChoose: (parts: Part[]) => void }) => (
  <fieldset>
    <legend className={css.legend}>{asked.jointParts.de}</legend>
    <div className={css.chips}>
      {screenedParts.map(part => (
        <Chip
          key={part}
          chosen={chosen.includes(part)}
          onClick={() => onChoose(chosen.includes(part) ? chosen.filter(one => one !== part) : [...chosen, part])}
        >
          {partNames[part].de}
        </Chip>
      ))}
    </div>
  </fieldset>
)

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

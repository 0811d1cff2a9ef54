import { useState } from 'react'
import { Chip } from '../../parts/chip.tsx'
import { Field } from '../../parts/field.tsx'
import { clamp, parseNumber } from '../../parts/number.ts'
import * as css from './create.css.ts'

const usual = [20, 30, 45, 60, 90]

type Props = { minutes: number | null; onChange: (minutes: number | null) => void }

export const Minutes = ({ minutes, onChange }: Props) => {
  const [typed, setTyped] = useState('')
  const type = (text: string) => {
    setTyped(text)
    const parsed = parseNumber(text)
    onChange(parsed === null ? null : clamp(Math.round(parsed), 10, 180))
  }
  const press = (each: number) => {
    setTyped('')
    onChange(minutes === each ? null : each)
  }
  return (
    <fieldset>
      <legend className={css.legend}>Wie viel Zeit hast du?</legend>
      <div className={css.chips}>
        {usual.map(each => (
          <Chip key={each} chosen={minutes === each} onClick={() => press(each)}>
            {each} min
          </Chip>
        ))}
      </div>
      <div className={css.exactly}>
        <Field
          label="oder genau"
          hint="10 bis 180 Minuten"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={event => type(event.target.value)}
        />
      </div>
    </fieldset>
  )
}

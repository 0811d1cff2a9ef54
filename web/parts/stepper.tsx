import { useState } from 'react'
import { Icon } from './icon.tsx'
import { clamp, parseNumber, stepped, typedNumber } from './number.ts'
import * as css from './stepper.css.ts'

type Props = {
  label: string
  /** With soft hyphens where it is long. */
  unit: string
  /** How the value is shown while nobody types, where that is not the number itself. */
  atRest?: { text: string; unit: string }
  value: number | null
  onChange: (value: number | null) => void
  step: number
  /** Where plus and minus begin when nothing is there yet. */
  from?: number
  most?: number
  /** The values there are, ascending; then plus and minus go from one to the next. */
  stops?: readonly number[]
}

export const Stepper = ({ label, unit, atRest, value, onChange, step, from = 0, most = 1000, stops = [] }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [typing, setTyping] = useState(false)
  const turn = (direction: 1 | -1) => {
    setTyped(null)
    onChange(
      value === null ? from : (stopFrom(stops, value, direction) ?? clamp(stepped(value, step, direction), 0, most)),
    )
  }
  const type = (text: string) => {
    setTyped(text)
    const parsed = parseNumber(text)
    if (parsed !== null) onChange(clamp(parsed, 0, most))
    if (text.trim() === '') onChange(null)
  }
  const resting = typing ? undefined : atRest
  const shown = typed ?? resting?.text ?? (value === null ? '' : typedNumber(value))
  return (
    <fieldset className={css.stepper} aria-label={label}>
      <button type="button" className={css.turn} onClick={() => turn(-1)} aria-label={`${label}: weniger`}>
        <Icon name="minus" />
      </button>
      <div className={css.middle}>
        <input
          className={css.value}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          aria-label={named(label, resting?.unit ?? unit)}
          placeholder="–"
          data-long={shown.length > 4}
          value={shown}
          onChange={event => type(event.target.value)}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyped(null)
            setTyping(false)
          }}
          ref={typing ? selectOnce : null}
        />
        <span className={css.unit} aria-hidden="true">
          {resting?.unit ?? unit}
        </span>
      </div>
      <button type="button" className={css.turn} onClick={() => turn(1)} aria-label={`${label}: mehr`}>
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}

/** 'Gewicht (kg)'; what is counted in itself is named once. */
const named = (label: string, unit: string) => {
  const plain = unit.replaceAll('\u00AD', '')
  return plain === label ? label : `${label} (${plain})`
}

const selectOnce = (input: HTMLInputElement | null) => input?.select()

const stopFrom = (stops: readonly number[], value: number, direction: 1 | -1) =>
  direction === 1 ? stops.find(stop => stop > value) : stops.findLast(stop => stop < value)

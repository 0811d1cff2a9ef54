import { Chip } from '../../parts/chip.tsx'
import * as css from './settings.css.ts'

type Props = {
  legend: string
  words: readonly [string, string, string, string, string]
  value: number | null
  onChange: (value: number | null) => void
}

/** One to five; the words of the chosen level stand below. */
export const Level = ({ legend, words, value, onChange }: Props) => (
  <fieldset>
    <legend className={css.legend}>{legend}</legend>
    <div className={css.levels}>
      {words.map((meaning, at) => (
        <Chip
          key={meaning}
          chosen={value === at + 1}
          aria-label={`${at + 1}: ${meaning}`}
          onClick={() => onChange(value === at + 1 ? null : at + 1)}
        >
          {at + 1}
        </Chip>
      ))}
    </div>
    <p className={css.level} aria-live="polite">
      {value === null ? `1 = ${words[0]} … 5 = ${words[4]}` : words[value - 1]}
    </p>
  </fieldset>
)

import { type ComponentProps, useId } from 'react'
import * as css from './desk.css.ts'
import * as find from './find.css.ts'

type ChosenProps = ComponentProps<'select'> & {
  readonly label: string
  /** What is chosen among is long. */
  readonly wide?: boolean
  readonly of: readonly { readonly value: string; readonly name: string }[]
}

/** One of a few, in the desk's forms. */
export const Chosen = ({ label, wide = false, of, ...select }: ChosenProps) => {
  const id = useId()
  return (
    <div className={wide ? find.wideFilter : find.filter}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      <select id={id} className={css.input} {...select}>
        {of.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

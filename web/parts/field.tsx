import { type ComponentProps, type ReactNode, useId } from 'react'
import * as css from './field.css.ts'
import { Icon } from './icon.tsx'

type About = { label: ReactNode; hint?: ReactNode; error?: string | undefined }

/** Label, control, hint and error, tied together for screen readers. */
export type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined }

export const Labelled = ({ label, hint, error, children }: About & { children: (wiring: Wiring) => ReactNode }) => {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined })}
      {error ? (
        <p id={`${id}-error`} className={css.error}>
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

export const Field = ({ label, hint, error, ...input }: About & ComponentProps<'input'>) => (
  <Labelled label={label} hint={hint} error={error}>
    {wiring => <input className={css.input} {...input} {...wiring} />}
  </Labelled>
)

export const Area = ({ label, hint, error, ...area }: About & ComponentProps<'textarea'>) => (
  <Labelled label={label} hint={hint} error={error}>
    {wiring => <textarea className={css.area} rows={3} {...area} {...wiring} />}
  </Labelled>
)

export const Choice = ({ label, hint, error, children, ...select }: About & ComponentProps<'select'>) => (
  <Labelled label={label} hint={hint} error={error}>
    {wiring => (
      <select className={css.input} {...select} {...wiring}>
        {children}
      </select>
    )}
  </Labelled>
)

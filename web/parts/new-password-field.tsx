import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react'
import * as css from './new-password-field.css.ts'
import { PasswordField } from './password-field.tsx'

type Meter = Awaited<ReturnType<typeof import('./password-meter.tsx')['fetchMeter']>>

const shortest = 8

/** Says while somebody types how well it stands up to guessing. Where that cannot be loaded, it is a field like any other. */
export const NewPasswordField = ({ hint, ...input }: ComponentProps<typeof PasswordField>) => {
  const meter = useRef<Promise<Meter | null> | null>(null)
  const newest = useRef('')
  const [said, say] = useState<ReactNode>(null)

  const load = () => {
    meter.current ??= import('./password-meter.tsx').then(({ fetchMeter }) => fetchMeter()).catch(() => null)
    return meter.current
  }

  const look = async ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) => {
    newest.current = value
    const measure = await load()
    if (newest.current === value) say(value.length < shortest ? null : measure?.(value, form))
  }

  return (
    <PasswordField
      {...input}
      onFocus={load}
      onInput={look}
      hint={
        <>
          {hint}
          <span role="status" className={css.said}>
            {said}
          </span>
        </>
      }
    />
  )
}

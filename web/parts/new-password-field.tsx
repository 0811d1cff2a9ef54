import { type ComponentProps, type FormEvent, useRef, useState } from 'react'
import type { Strength } from '../../domain/password-strength.ts'
import * as css from './new-password-field.css.ts'
import { PasswordField } from './password-field.tsx'

type Judge = Awaited<ReturnType<typeof import('./judge-password.ts')['fetchJudge']>>

const steps = ['guessable', 'fair', 'strong'] as const

const words: Readonly<Record<Strength, string>> = {
  guessable: 'Leicht zu erraten. Das probiert jemand als Erstes.',
  fair: 'Geht. Mit einem Wort mehr wird es stark.',
  strong: 'Stark.',
}

const shortest = 8

/** What else somebody writes into the same form: others know it, too. */
const ownWordsIn = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].flatMap(each =>
    each instanceof HTMLInputElement && ['text', 'email'].includes(each.type) && !/password/i.test(each.name)
      ? [each.value]
      : [],
  )

/** Says while somebody types how well it stands up to guessing. Where that cannot be loaded, it is a field like any other. */
export const NewPasswordField = ({ hint, ...input }: ComponentProps<typeof PasswordField>) => {
  const judge = useRef<Promise<Judge | null> | null>(null)
  const newest = useRef('')
  const [strength, setStrength] = useState<Strength | null>(null)

  const load = () => {
    judge.current ??= import('./judge-password.ts').then(({ fetchJudge }) => fetchJudge()).catch(() => null)
    return judge.current
  }

  const look = async ({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) => {
    newest.current = value
    const found = (await load())?.(value, ownWordsIn(form)) ?? null
    if (newest.current === value) setStrength(value.length < shortest ? null : found)
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
            {strength ? (
              <>
                <span aria-hidden className={css.bar}>
                  {steps.map((step, at) => (
                    <span key={step} className={at <= steps.indexOf(strength) ? css.filled[strength] : css.empty} />
                  ))}
                </span>
                {words[strength]}
              </>
            ) : null}
          </span>
        </>
      }
    />
  )
}

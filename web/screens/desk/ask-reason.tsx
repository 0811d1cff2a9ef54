import { type FormEvent, type ReactNode, useId, useState } from 'react'
import * as css from './desk.css.ts'
import { giveReason, shortestReason, useOpen, useReason } from './reason.ts'
import { byEscape } from './way-back.ts'

type Props = { of: string; about?: keyof typeof words; children: (reason: string) => ReactNode }

/** Shows what is inside once it was said why; `of` is whom or what it is about. */
export const Reasoned = ({ of, about = 'person', children }: Props) => {
  const reason = useReason(of)
  useOpen(of)
  if (reason) return children(reason)
  return <WhyLook about={about} onReason={given => giveReason(of, given)} />
}

type Question = { about: keyof typeof words; onReason: (reason: string) => void }

export const WhyLook = ({ about, onReason }: Question) => {
  const [Heading, look] = about === 'found' ? ['h2' as const, css.h2] : ['h1' as const, css.h1]
  return (
    <section className={css.panel}>
      <Heading className={look}>{about === 'repair' ? 'Why do you put something right?' : 'Why do you look?'}</Heading>
      <p className={css.soft}>{words[about]}</p>
      <ReasonForm yes="Go on" onReason={onReason} />
    </section>
  )
}

const words = {
  person:
    'What follows is about one person. Your reason is recorded before anything is shown, and the person reads it in their settings.',
  repair:
    'Your reason is recorded with each look and each repair of this person, and they read it in their settings. It is asked for each person by itself.',
  found:
    'What follows may be about anybody. Your reason is recorded before anything is shown, and each person it is about reads it in their settings.',
} as const

type Form = { yes: string; onReason: (reason: string) => void; onLeave?: () => void }

export const ReasonForm = ({ yes, onReason, onLeave }: Form) => {
  const [typed, setTyped] = useState('')
  const [short, setShort] = useState(false)
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reason = typed.trim()
    if (reason.length < shortestReason) return setShort(true)
    onReason(reason)
  }
  return (
    <form onSubmit={submit} className={css.reasonForm} onKeyDown={onLeave && byEscape(onLeave)}>
      <label htmlFor={id} className={css.label}>
        Reason
      </label>
      <input
        id={id}
        className={css.input}
        value={typed}
        maxLength={300}
        // biome-ignore lint/a11y/noAutofocus: the form is all there is, or was just asked for
        autoFocus
        placeholder="Ticket 4711: “A set is missing since Monday”"
        aria-invalid={short}
        aria-describedby={short ? `${id}-short` : undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setShort(false)
        }}
      />
      {short ? (
        <p id={`${id}-short`} className={css.bad}>
          At least {shortestReason} characters: the person shall understand it.
        </p>
      ) : null}
      <div className={css.row}>
        <button type="submit" className={css.primary}>
          {yes}
        </button>
        {onLeave ? (
          <button type="button" className={css.plain} onClick={onLeave}>
            Leave it
          </button>
        ) : null}
      </div>
    </form>
  )
}

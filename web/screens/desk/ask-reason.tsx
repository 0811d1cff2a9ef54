import { type FormEvent, type ReactNode, useId, useState } from 'react'
import * as css from './desk.css.ts'
import { giveReason, shortestReason, useReason } from './reason.ts'

type Props = { about?: keyof typeof words; children: (reason: string) => ReactNode }

/** Shows what is inside once it was said why. */
export const Reasoned = ({ about = 'person', children }: Props) => {
  const reason = useReason()
  if (reason) return children(reason)
  const [Heading, look] = about === 'person' ? ['h1' as const, css.h1] : ['h2' as const, css.h2]
  return (
    <section className={css.panel}>
      <Heading className={look}>Why do you look?</Heading>
      <p className={css.soft}>{words[about]}</p>
      <ReasonForm yes="Go on" onReason={giveReason} />
    </section>
  )
}

const words = {
  person:
    'What follows is about one person. Your reason is recorded before anything is shown, and the person reads it in their settings.',
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
    <form onSubmit={submit} className={css.reasonForm}>
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

import { type FormEvent, useState } from 'react'
import type { QuestionOf } from '../data/calls.ts'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import * as css from './card.css.ts'
import { showPasskey } from './passkey.ts'

export type ProofAsked = {
  readonly ticket: string
  readonly challenge: string
  readonly site: string
  readonly passkeys: readonly { readonly credential: string }[]
  readonly totp: boolean
}
export type Proof = Omit<QuestionOf<'POST /auth/login/second-factor'>['body'], 'ticket'>

const words = {
  de: {
    passkey: 'Mit Passkey bestätigen',
    code: 'Code aus deiner App',
    recovery: 'Wiederherstellungscode',
    instead: 'Wiederherstellungscode benutzen',
    go: 'Bestätigen',
  },
  en: {
    passkey: 'Confirm with a passkey',
    code: 'Code from your app',
    recovery: 'Recovery code',
    instead: 'Use a recovery code',
    go: 'Confirm',
  },
}

type Props = {
  step: ProofAsked
  language: keyof typeof words
  busy: boolean
  onProof: (proof: Proof) => void
  onFailure: (error: unknown) => void
}

/** A passkey, a code of the app, or one of the recovery codes. */
export const Prove = ({ step, language, busy, onProof, onFailure }: Props) => {
  const [code, setCode] = useState('')
  const [recovery, setRecovery] = useState(false)
  const says = words[language]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = code.trim()
    if (typed !== '' && !busy) onProof(recovery ? { recovery_code: typed } : { totp: typed })
  }
  return (
    <>
      {step.passkeys.length > 0 ? (
        <Button block busy={busy} onClick={() => showPasskey(step).then(passkey => onProof({ passkey }), onFailure)}>
          {says.passkey}
        </Button>
      ) : null}
      {step.totp || recovery ? (
        <form className={css.form} onSubmit={submit} noValidate>
          <Field
            label={recovery ? says.recovery : says.code}
            name="code"
            autoComplete="one-time-code"
            inputMode={recovery ? 'text' : 'numeric'}
            maxLength={40}
            value={code}
            onChange={event => setCode(event.target.value)}
          />
          <Button type="submit" block busy={busy} look={step.passkeys.length > 0 ? 'plain' : 'primary'}>
            {says.go}
          </Button>
        </form>
      ) : null}
      {recovery ? null : (
        <div>
          <button type="button" className={css.asLink} onClick={() => setRecovery(true)}>
            {says.instead}
          </button>
        </div>
      )}
    </>
  )
}

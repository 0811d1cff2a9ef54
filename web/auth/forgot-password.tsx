import { type FormEvent, useState } from 'react'
import { Link } from 'wouter'
import { saidBy } from '../data/problem.ts'
import { useCommandId } from '../data/use-command-id.ts'
import { Button, ButtonLink } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'
import { requestReset } from './mailed.ts'

type Wrong = { message: string; field?: 'email' }

export const ForgotPassword = () => {
  const commandId = useCommandId()
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'form' | 'submitting' | 'sent'>('form')
  const [wrong, setWrong] = useState<Wrong | null>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = email.trim() === '' ? ({ message: 'E-Mail ist erforderlich', field: 'email' } as const) : null
    setWrong(missing)
    if (missing || state === 'submitting') return
    setState('submitting')
    try {
      await requestReset({ email }, commandId.take({ email }))
      setState('sent')
    } catch (error) {
      commandId.settle(error)
      setWrong({ message: saidBy(error, 'Fehler beim Senden der Anweisungen. Bitte versuchen Sie es erneut.') })
      setState('form')
    }
  }

  return (
    <AuthCard title="Passwort vergessen">
      {state === 'sent' ? (
        <>
          <Notice tone="good">Anweisungen zum Zurücksetzen des Passworts wurden an Ihre E-Mail gesendet.</Notice>
          <ButtonLink to="/auth/login" look="plain" block>
            Zurück zum Login
          </ButtonLink>
        </>
      ) : (
        <>
          <p>Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du ein neues Passwort setzt.</p>
          <form className={css.form} onSubmit={submit} noValidate>
            {wrong && !wrong.field ? <Notice tone="bad">{wrong.message}</Notice> : null}
            <Field
              label="E-Mail"
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onChange={event => setEmail(event.target.value)}
              error={wrong?.field ? wrong.message : undefined}
            />
            <Button type="submit" block disabled={state === 'submitting'}>
              {state === 'submitting' ? 'Wird gesendet …' : 'Link anfordern'}
            </Button>
          </form>
          <Link to="/auth/login" className={css.link}>
            Zurück zum Login
          </Link>
        </>
      )}
    </AuthCard>
  )
}

import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Button } from '../parts/button.tsx'
import { Field } from '../parts/field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { register } from '../session.ts'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'
import { registrationFailure } from './failures.ts'
import { passwordFault } from './password-fault.ts'

type Wrong = { message: string; field?: 'password' | 'confirmPassword' }

export const Register = () => {
  const [, navigate] = useLocation()
  const [submitting, setSubmitting] = useState(false)
  const [wrong, setWrong] = useState<Wrong | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '')
    const fault = passwordFault(text('password'), text('confirmPassword'))
    setWrong(fault)
    if (fault || submitting) return
    setSubmitting(true)
    try {
      await register({ name: text('name'), email: text('email'), password: text('password') })
      navigate('/auth/registration-success')
    } catch (error) {
      console.error(error)
      setWrong({ message: registrationFailure(error) })
      setSubmitting(false)
    }
  }

  const errorOf = (field: Wrong['field']) => (wrong?.field === field ? wrong?.message : undefined)
  return (
    <AuthCard title="Konto erstellen">
      <form className={css.form} onSubmit={submit}>
        {wrong && !wrong.field ? <Notice tone="bad">{wrong.message}</Notice> : null}
        <Field label="Name" name="name" autoComplete="name" maxLength={200} hint="So sprechen wir dich an." />
        <Field label="E-Mail" name="email" type="email" autoComplete="email" required maxLength={254} />
        <PasswordField
          label="Passwort"
          name="password"
          autoComplete="new-password"
          required
          maxLength={256}
          hint="Mindestens 8 Zeichen. Ein Satz, den nur du kennst, ist gut."
          error={errorOf('password')}
        />
        <PasswordField
          label="Passwort bestätigen"
          name="confirmPassword"
          autoComplete="new-password"
          required
          maxLength={256}
          error={errorOf('confirmPassword')}
        />
        <p className={css.foot}>
          Mit „Konto erstellen“ bestätigst du, dass du mindestens 18 Jahre alt bist, und nimmst die{' '}
          <a href="/agb">Nutzungsbedingungen</a> an. Was wir speichern, steht in der{' '}
          <a href="/datenschutz">Datenschutzerklärung</a>.
        </p>
        <Button type="submit" block disabled={submitting}>
          {submitting ? 'Konto wird erstellt …' : 'Konto erstellen'}
        </Button>
      </form>
      <p className={css.line}>
        Schon ein Konto?
        <Link to="/auth/login" className={css.link}>
          Zum Login
        </Link>
      </p>
    </AuthCard>
  )
}

import { type FormEvent, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { saidBy } from '../data/problem.ts'
import { useCommandId } from '../data/use-command-id.ts'
import { Button } from '../parts/button.tsx'
import { NewPasswordField } from '../parts/new-password-field.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'
import { updatePassword } from './mailed.ts'
import { passwordFault } from './password-fault.ts'

type Wrong = { message: string; field?: 'password' | 'confirmPassword' }

/** The token of the mail: after # it never reaches a server log, after ? it is accepted as well. */
const tokenOfLink = () =>
  new URLSearchParams(location.hash.slice(1)).get('token') ?? new URLSearchParams(location.search).get('token')

export const UpdatePassword = () => {
  const [, navigate] = useLocation()
  const [token] = useState(tokenOfLink)
  const commandId = useCommandId()
  const [state, setState] = useState<'form' | 'submitting' | 'done'>('form')
  const [wrong, setWrong] = useState<Wrong | null>(null)

  useEffect(() => {
    if (state !== 'done') return
    const timer = setTimeout(() => navigate('/auth/login'), 3000)
    return () => clearTimeout(timer)
  }, [state, navigate])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const password = String(typed.get('password') ?? '')
    const fault =
      password === ''
        ? ({ message: 'Passwort ist erforderlich', field: 'password' } as const)
        : passwordFault(password, String(typed.get('confirmPassword') ?? ''))
    setWrong(fault)
    if (fault || state === 'submitting') return
    setState('submitting')
    const body = token === null ? { newPassword: password } : { newPassword: password, token }
    try {
      await updatePassword(body, commandId.take(body))
      setState('done')
    } catch (error) {
      commandId.settle(error)
      const otherwise = 'Passwort konnte nicht aktualisiert werden. Bitte versuchen Sie es erneut.'
      setWrong({ message: saidBy(error, otherwise) })
      setState('form')
    }
  }

  const errorOf = (field: Wrong['field']) => (wrong?.field === field ? wrong?.message : undefined)
  return (
    <AuthCard title="Neues Passwort">
      {state === 'done' ? (
        <Notice tone="good">Dein Passwort wurde erfolgreich aktualisiert! Du wirst zum Login weitergeleitet...</Notice>
      ) : (
        <form className={css.form} onSubmit={submit} noValidate>
          {wrong && !wrong.field ? <Notice tone="bad">{wrong.message}</Notice> : null}
          <NewPasswordField
            label="Neues Passwort"
            name="password"
            autoComplete="new-password"
            maxLength={256}
            hint="Mindestens 8 Zeichen."
            error={errorOf('password')}
          />
          <PasswordField
            label="Passwort bestätigen"
            name="confirmPassword"
            autoComplete="new-password"
            maxLength={256}
            error={errorOf('confirmPassword')}
          />
          <Button type="submit" block disabled={state === 'submitting'}>
            {state === 'submitting' ? 'Wird gespeichert …' : 'Passwort speichern'}
          </Button>
        </form>
      )}
    </AuthCard>
  )
}

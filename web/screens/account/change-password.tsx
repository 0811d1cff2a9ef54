import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { passwordFault } from '../../auth/password-fault.ts'
import { ask } from '../../data/client.ts'
import { Button } from '../../parts/button.tsx'
import { NewPasswordField } from '../../parts/new-password-field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { heading } from '../../type.css.ts'
import * as css from '../settings/settings.css.ts'
import * as own from './account.css.ts'
import { devices } from './devices-query.ts'
import { saidOf } from './said.ts'
import { StepUp } from './step-up.tsx'

const empty = { current: '', password: '', confirmation: '' }

export const ChangePassword = ({ email }: { email: string }) => {
  const client = useQueryClient()
  const [typed, setTyped] = useState(empty)
  const [fault, setFault] = useState<{ message: string; field: string } | null>(null)
  const changing = useMutation({
    networkMode: 'always',
    mutationFn: ({ current, password }: typeof empty) =>
      ask('POST /auth/update-password', { body: { newPassword: password, currentPassword: current } }),
    onSuccess: () => {
      setTyped(empty)
      return client.invalidateQueries({ queryKey: devices.queryKey })
    },
  })
  const said = saidOf(changing.error)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = typed.current === '' ? { message: 'Passwort ist erforderlich', field: 'current' } : null
    const found = missing ?? passwordFault(typed.password, typed.confirmation)
    setFault(found)
    if (!found && !changing.isPending) changing.mutate(typed)
  }
  const field = (name: keyof typeof empty) => ({
    value: typed[name],
    maxLength: 256,
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      changing.reset()
    },
  })
  const errorOf = (name: string) => (fault?.field === name ? fault.message : undefined)

  return (
    <section className={css.part} aria-labelledby="password">
      <h2 id="password" className={heading.part}>
        Passwort ändern
      </h2>
      <form className={own.form} onSubmit={submit} noValidate>
        {said.form ? <Notice tone="bad">{said.form}</Notice> : null}
        {changing.isSuccess ? (
          <Notice tone="good">Dein Passwort ist geändert. Alle anderen Geräte wurden abgemeldet.</Notice>
        ) : null}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Bisheriges Passwort"
          name="current"
          autoComplete="current-password"
          error={errorOf('current') ?? said.password}
          {...field('current')}
        />
        <NewPasswordField
          label="Neues Passwort"
          name="password"
          autoComplete="new-password"
          hint="Mindestens 8 Zeichen."
          error={errorOf('password')}
          {...field('password')}
        />
        <PasswordField
          label="Neues Passwort bestätigen"
          name="confirmPassword"
          autoComplete="new-password"
          error={errorOf('confirmPassword')}
          {...field('confirmation')}
        />
        <Button type="submit" look="plain" busy={changing.isPending}>
          {changing.isPending ? 'Wird gespeichert …' : 'Passwort ändern'}
        </Button>
      </form>
      <StepUp error={changing.error} onLeave={changing.reset} onProven={() => changing.mutate(typed)} />
    </section>
  )
}

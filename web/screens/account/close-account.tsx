import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { ask } from '../../data/client.ts'
import { Button } from '../../parts/button.tsx'
import * as dialog from '../../parts/dialog.css.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { forgetPlace } from '../../place.ts'
import { endSession } from '../../session.ts'
import { heading, soft } from '../../type.css.ts'
import * as css from '../settings/settings.css.ts'
import { saidOf } from './said.ts'

export const CloseAccount = ({ email }: { email: string }) => {
  const [, navigate] = useLocation()
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const closing = useMutation({
    networkMode: 'always',
    mutationFn: () => ask('POST /auth/close-account', { body: { password } }),
    onSuccess: () => {
      forgetPlace()
      endSession()
      navigate('/auth/login', { replace: true })
    },
  })
  const said = saidOf(closing.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (password !== '' && !closing.isPending) closing.mutate()
  }
  const leave = () => {
    setOpen(false)
    setPassword('')
    setChecked(false)
    closing.reset()
  }
  return (
    <section className={css.part} aria-labelledby="close">
      <h2 id="close" className={heading.part}>
        Konto schließen
      </h2>
      <p className={soft}>
        Wir löschen alles, was zu dir gehört: deine Angaben, deine Workouts und was du trainiert hast. Das lässt sich
        nicht rückgängig machen.
      </p>
      <div>
        <Button look="danger" onClick={() => setOpen(true)}>
          Konto schließen
        </Button>
      </div>
      <Dialog open={open} title="Konto wirklich schließen?" onClose={leave}>
        <p>
          Das Konto {email} und alles darin wird gelöscht, auf allen Geräten. Zur Sicherheit brauchen wir noch einmal
          dein Passwort.
        </p>
        <form onSubmit={submit} noValidate className={dialog.body}>
          {said.form ? <Notice tone="bad">{said.form}</Notice> : null}
          <PasswordField
            label="Dein Passwort"
            name="password"
            autoComplete="current-password"
            maxLength={256}
            value={password}
            onChange={event => setPassword(event.target.value)}
            error={checked && password === '' ? 'Passwort ist erforderlich' : said.password}
          />
          <div className={dialog.actions}>
            <Button look="plain" block onClick={leave}>
              Konto behalten
            </Button>
            <Button type="submit" look="danger" block disabled={closing.isPending}>
              {closing.isPending ? 'Wird geschlossen …' : 'Konto endgültig schließen'}
            </Button>
          </div>
        </form>
      </Dialog>
    </section>
  )
}

import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ask } from '../../data/client.ts'
import { Address } from '../../parts/address.tsx'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { heading, soft } from '../../type.css.ts'
import * as css from '../settings/settings.css.ts'
import * as own from './account.css.ts'
import { OwnPassword } from './own-password.tsx'
import { saidOf } from './said.ts'
import { StepUp } from './step-up.tsx'

const looksLikeEmail = (text: string) => /^\S+@\S+$/.test(text.trim())

export const ChangeEmail = ({ email }: { email: string }) => {
  const [wanted, setWanted] = useState('')
  const [password, setPassword] = useState('')
  const [checked, setChecked] = useState(false)
  const asking = useMutation({
    networkMode: 'always',
    mutationFn: () => ask('POST /auth/change-email', { body: { email: wanted.trim(), password } }),
    onSuccess: () => {
      setPassword('')
      setChecked(false)
    },
  })
  const said = saidOf(asking.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (looksLikeEmail(wanted) && password !== '' && !asking.isPending) asking.mutate()
  }
  return (
    <section className={css.part} aria-labelledby="email">
      <h2 id="email" className={heading.part}>
        E-Mail-Adresse ändern
      </h2>
      <p className={soft}>
        Deine Adresse ist <Address email={email} />. Eine neue gilt, sobald du den Link in unserer Mail öffnest.
      </p>
      <form className={own.form} onSubmit={submit} noValidate>
        {said.form ? <Notice tone="bad">{said.form}</Notice> : null}
        {asking.isSuccess ? (
          <Notice tone="good">Wir haben einen Link an {wanted.trim()} geschickt. Sieh auch im Spam-Ordner nach.</Notice>
        ) : null}
        <Field
          label="Neue E-Mail-Adresse"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={wanted}
          onChange={event => {
            setWanted(event.target.value)
            asking.reset()
          }}
          error={checked && !looksLikeEmail(wanted) ? 'Das ist keine E-Mail-Adresse' : undefined}
        />
        <OwnPassword
          value={password}
          onChange={setPassword}
          error={checked && password === '' ? 'Passwort ist erforderlich' : said.password}
        />
        <Button type="submit" look="plain" busy={asking.isPending}>
          {asking.isPending ? 'Wird gesendet …' : 'Link anfordern'}
        </Button>
      </form>
      <StepUp error={asking.error} onLeave={asking.reset} onProven={() => asking.mutate()} />
    </section>
  )
}

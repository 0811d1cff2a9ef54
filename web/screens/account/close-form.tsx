import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { destroyed, left } from '../../../content/closing.ts'
import { ask } from '../../data/client.ts'
import { Address } from '../../parts/address.tsx'
import { Button } from '../../parts/button.tsx'
import * as dialog from '../../parts/dialog.css.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { forgetPlace } from '../../place.ts'
import { endSession } from '../../session.ts'
import * as css from '../settings/settings.css.ts'
import * as own from './account.css.ts'
import { OwnPassword } from './own-password.tsx'
import { saidOf } from './said.ts'
import { StepUp } from './step-up.tsx'

type Props = { email: string; open: boolean; onClose: () => void; onlyNow?: boolean }

/** In thirty days or at once: what goes, what stays, and the password again. Leads to the receipt. */
export const CloseForm = ({ email, open, onClose, onlyNow = false }: Props) => {
  const [, navigate] = useLocation()
  const [password, setPassword] = useState('')
  const [immediately, setImmediately] = useState(onlyNow)
  const [checked, setChecked] = useState(false)
  const closing = useMutation({
    networkMode: 'always',
    mutationFn: () => ask('POST /auth/close-account', { body: { password, immediately } }),
    onSuccess: ({ receipt }) => {
      forgetPlace()
      endSession()
      navigate(`/auth/receipt#receipt=${receipt}`, { replace: true })
    },
  })
  const said = saidOf(closing.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (password !== '' && !closing.isPending) closing.mutate()
  }
  const leave = () => {
    onClose()
    setPassword('')
    setChecked(false)
    closing.reset()
  }
  return (
    <>
      <Dialog open={open} title={onlyNow ? 'Sofort löschen?' : 'Konto wirklich schließen?'} onClose={leave}>
        <WhatGoes email={email} />
        <form onSubmit={submit} noValidate className={dialog.body}>
          {onlyNow ? null : (
            <fieldset className={own.when}>
              <legend className={css.legend}>Wann?</legend>
              <When
                chosen={!immediately}
                onChoose={() => setImmediately(false)}
                name="In 30 Tagen"
                more="Bis dahin kannst du es rückgängig machen und deine Daten mitnehmen."
              />
              <When
                chosen={immediately}
                onChoose={() => setImmediately(true)}
                name="Sofort"
                more="Das lässt sich nicht rückgängig machen."
              />
            </fieldset>
          )}
          {said.form ? <Notice tone="bad">{said.form}</Notice> : null}
          <OwnPassword
            value={password}
            onChange={setPassword}
            error={checked && password === '' ? 'Passwort ist erforderlich' : said.password}
          />
          <div className={dialog.actions}>
            <Button look="plain" block onClick={leave}>
              {onlyNow ? 'Noch warten' : 'Konto behalten'}
            </Button>
            <Button type="submit" look="danger" block busy={closing.isPending}>
              {closing.isPending
                ? 'Wird geschlossen …'
                : immediately
                  ? 'Sofort endgültig löschen'
                  : 'In 30 Tagen löschen'}
            </Button>
          </div>
        </form>
      </Dialog>
      <StepUp error={closing.error} onLeave={closing.reset} onProven={() => closing.mutate()} />
    </>
  )
}

type WhenProps = { chosen: boolean; onChoose: () => void; name: string; more: string }

const When = ({ chosen, onChoose, name, more }: WhenProps) => (
  <label className={own.choice}>
    <input type="radio" name="when" className={own.radio} checked={chosen} onChange={onChoose} />
    <span>
      <span className={own.choiceName}>{name}</span>
      <span className={own.choiceMore}>{more}</span>
    </span>
  </label>
)

const WhatGoes = ({ email }: Pick<Props, 'email'>) => (
  <>
    <p>
      Gelöscht wird, was zu <Address email={email} /> gehört:
    </p>
    <ul className={css.gives}>
      {destroyed.map(thing => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
    <details>
      <summary className={own.summary}>Was bleibt</summary>
      <ul className={css.gives}>
        {left.map(thing => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </details>
  </>
)

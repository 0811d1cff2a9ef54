import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import * as dialog from '../../parts/dialog.css.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import * as own from './account.css.ts'
import { asksAgain } from './asks-again.ts'
import { StepUp } from './step-up.tsx'

type Props = { open: boolean; onClose: () => void; onAdded: (codes: readonly string[] | null) => void }

/** The secret by a picture or by hand, then a code that shows that the app has it. */
export const AddApp = ({ open, onClose, onAdded }: Props) => {
  const [code, setCode] = useState('')
  const offering = useMutation({
    networkMode: 'always',
    mutationFn: () => ask('POST /auth/factors/totp-secret'),
  })
  const adding = useMutation({
    networkMode: 'always',
    mutationFn: (ticket: string) => ask('POST /auth/factors/totp', { body: { ticket, code: code.trim() } }),
    onSuccess: ({ recovery_codes }) => {
      setCode('')
      onAdded(recovery_codes)
    },
  })
  const { mutate: offer, data, reset } = offering
  useEffect(() => {
    if (open) offer()
    else reset()
  }, [open, offer, reset])
  const failure = adding.error ?? offering.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (data && code.trim() !== '' && !adding.isPending) adding.mutate(data.ticket)
  }
  return (
    <>
      <Dialog open={open && !asksAgain(offering.error)} title="Authenticator-App einrichten" onClose={onClose}>
        {failure ? <Notice tone="bad">{wordsOf(failure)}</Notice> : null}
        {data ? (
          <form className={dialog.body} onSubmit={submit} noValidate>
            <p>Scanne das Bild mit deiner App, oder gib dort den Schlüssel ein:</p>
            <svg className={own.qr} viewBox={`0 0 ${data.qr.size} ${data.qr.size}`} role="img" aria-label="QR-Code">
              <path d={data.qr.path} />
            </svg>
            <p>
              <code className={own.secret}>
                {[...data.secret.matchAll(/.{1,4}/g)].map(({ 0: four, index }) => (
                  <span key={index} className={own.four}>
                    {four}
                  </span>
                ))}
              </code>
            </p>
            <Field
              label="Code aus der App"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              value={code}
              onChange={event => setCode(event.target.value)}
            />
            <Button type="submit" block busy={adding.isPending}>
              Einrichten
            </Button>
          </form>
        ) : failure ? null : (
          <Spinner />
        )}
      </Dialog>
      <StepUp error={open ? offering.error : null} onLeave={onClose} onProven={() => offer()} />
    </>
  )
}

import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { wasLeft } from '../../auth/passkey.ts'
import { Prove } from '../../auth/prove.tsx'
import type { QuestionOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import * as dialog from '../../parts/dialog.css.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { asksAgain } from './asks-again.ts'
import { OwnPassword } from './own-password.tsx'

type Body = QuestionOf<'POST /auth/step-up'>['body']

/** Where something was refused until its person has shown again who they are: asks them, and tells when they have. */
export const StepUp = ({ error, onProven, onLeave }: { error: unknown; onProven: () => void; onLeave: () => void }) => {
  const open = asksAgain(error)
  return (
    <Dialog open={open} title="Bist du es?" onClose={onLeave}>
      {open ? <Asking onProven={onProven} /> : null}
    </Dialog>
  )
}

const Asking = ({ onProven }: { onProven: () => void }) => {
  const [password, setPassword] = useState('')
  const [failed, setFailed] = useState<unknown>(null)
  const { data, error } = useQuery({
    queryKey: ['step-up'],
    queryFn: () => ask('POST /auth/step-up/challenge'),
    staleTime: 0,
    gcTime: 0,
  })
  const proving = useMutation({
    networkMode: 'always',
    mutationFn: (body: Body) => ask('POST /auth/step-up', { body }),
    onSuccess: onProven,
    onError: setFailed,
  })
  const told = failed ?? error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') proving.mutate({ password })
  }
  if (!data) return error ? <Notice tone="bad">{wordsOf(error)}</Notice> : <Spinner />
  return (
    <>
      <p>Für diesen Schritt brauchen wir noch einmal einen Beweis.</p>
      {told && !wasLeft(told) ? <Notice tone="bad">{wordsOf(told)}</Notice> : null}
      {data.step ? (
        <Prove
          step={data.step}
          language="de"
          busy={proving.isPending}
          onProof={proof => proving.mutate({ ...proof, ...('passkey' in proof ? { ticket: data.step?.ticket } : {}) })}
          onFailure={setFailed}
        />
      ) : (
        <form className={dialog.body} onSubmit={submit} noValidate>
          <OwnPassword value={password} onChange={setPassword} />
          <Button type="submit" block busy={proving.isPending}>
            Bestätigen
          </Button>
        </form>
      )}
    </>
  )
}

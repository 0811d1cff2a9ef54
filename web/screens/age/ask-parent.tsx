import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { queryClient } from '../../data/queries.ts'
import { Button } from '../../parts/button.tsx'
import { Field } from '../../parts/field.tsx'
import { Notice } from '../../parts/notice.tsx'
import { StepUp } from '../../parts/step-up.tsx'
import { lookAgain } from '../../signing.ts'
import { soft } from '../../type.css.ts'
import { asksAgain } from '../account/asks-again.ts'
import * as css from './age.css.ts'

/** Whom we ask whether somebody of sixteen or seventeen may train. */
export const AskParent = ({ parent = '', onAsked }: { parent?: string; onAsked: () => void }) => {
  const asking = useMutation({
    networkMode: 'always',
    mutationFn: (email: string) => ask('PUT /api/age', { body: { age: '16-17', parent_email: email } }),
    onSuccess: async () => {
      await Promise.all([lookAgain(), queryClient.invalidateQueries({ queryKey: ['age'] })])
      onAsked()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('parent') ?? '').trim()
    if (!asking.isPending) asking.mutate(email)
  }
  const { error, variables = '' } = asking
  const again = asksAgain(error)
  return (
    <>
      <form className={css.form} onSubmit={submit}>
        <p className={soft}>
          Mit 16 oder 17 brauchst du die Zustimmung deiner Mutter, deines Vaters oder einer anderen Person, die für dich
          sorgt. Wir schreiben ihr eine E-Mail; bis zu ihrem Ja geht es noch nicht los. Antwortet sie 14 Tage lang
          nicht, löschen wir dein Konto wieder.
        </p>
        {error && !again ? <Notice tone="bad">{wordsOf(error)}</Notice> : null}
        <Field
          label="E-Mail deiner Mutter oder deines Vaters"
          name="parent"
          type="email"
          defaultValue={parent}
          required
          maxLength={254}
        />
        <Button type="submit" block busy={asking.isPending}>
          {asking.isPending ? 'Wird gesendet …' : 'E-Mail senden'}
        </Button>
      </form>
      {again ? <StepUp error={error} onLeave={asking.reset} onProven={() => asking.mutate(variables)} /> : null}
    </>
  )
}

import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../data/client.ts'
import { wordsOf } from '../data/problem.ts'
import { queryClient } from '../data/queries.ts'
import { Address } from '../parts/address.tsx'
import { Button } from '../parts/button.tsx'
import { dateWords } from '../parts/dates.ts'
import { Notice } from '../parts/notice.tsx'
import { CloseForm } from '../screens/account/close-form.tsx'
import { TakeData } from '../screens/account/take-data.tsx'
import { signOut } from '../signing.ts'
import type { SessionUser } from '../state.ts'
import { heading, soft } from '../type.css.ts'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'

type Props = { user: SessionUser }

/** All that is left to do with an account that is being closed. */
export const Closing = (props: Props) => (
  <QueryClientProvider client={queryClient}>
    <Choices {...props} />
  </QueryClientProvider>
)

const Choices = ({ user }: Props) => {
  const [now, setNow] = useState(false)
  const staying = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await ask('POST /auth/undo-closing')
      // Who is here is asked at the start, and only there.
      location.reload()
    },
  })
  return (
    <AuthCard title={`Konto wird am ${dateWords(user.closing?.erase_at ?? '', 'date')} gelöscht`}>
      <p className={soft}>
        Du bist als <Address email={user.email} /> angemeldet. Bis dahin kannst du es dir anders überlegen; danach ist
        alles endgültig weg.
      </p>
      {staying.error ? <Notice tone="bad">{wordsOf(staying.error)}</Notice> : null}
      <Button block busy={staying.isPending} onClick={() => staying.mutate()}>
        Rückgängig: Konto behalten
      </Button>
      <section className={css.form} aria-labelledby="take">
        <h2 id="take" className={heading.part}>
          Deine Daten mitnehmen
        </h2>
        <TakeData />
      </section>
      <div className={css.links}>
        <div>
          <button type="button" className={css.asLink} onClick={() => setNow(true)}>
            Nicht warten, sofort löschen
          </button>
        </div>
        <div>
          <button type="button" className={css.asLink} onClick={signOut}>
            Abmelden
          </button>
        </div>
      </div>
      <CloseForm email={user.email} open={now} onClose={() => setNow(false)} onlyNow />
    </AuthCard>
  )
}

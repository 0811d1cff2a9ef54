import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { wordsOf } from '../../data/problem.ts'
import { queryClient } from '../../data/queries.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Confirm } from '../../parts/dialog.tsx'
import { Failed } from '../../parts/failed.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { lookAgain } from '../../signing.ts'
import { heading } from '../../type.css.ts'
import { ProfileHead } from './profile-head.tsx'
import * as css from './settings.css.ts'

const terms = { queryKey: ['terms'], queryFn: () => ask('GET /api/terms') }

/** Which terms hold for somebody, and what they say to a change. */
export const Terms = () => {
  useTitle('Nutzungsbedingungen')
  const { data, error, refetch } = useQuery(terms)
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  return (
    <div className={css.page}>
      <ProfileHead title="Nutzungs&shy;bedingungen">
        Für dich gilt <a href={data.read_at}>Version {data.version}</a>. Alle Versionen bleiben dort abrufbar.
      </ProfileHead>
      {data.change ? <Change change={data.change} /> : <p>Es ist keine Änderung angekündigt.</p>}
    </div>
  )
}

const Change = ({ change }: { change: NonNullable<AnswerOf<'GET /api/terms'>['change']> }) => {
  const { version, read_at, from, objected } = change
  const [asking, setAsking] = useState(false)
  const say = useMutation({
    networkMode: 'always',
    mutationFn: (accepted: boolean) => ask('PUT /api/terms/:version', { params: { version }, body: { accepted } }),
    onSuccess: answer => {
      queryClient.setQueryData(terms.queryKey, answer)
      return lookAgain()
    },
  })
  const object = () => {
    setAsking(false)
    say.mutate(false)
  }
  return (
    <section className={css.part} aria-labelledby="change">
      <h2 id="change" className={heading.part}>
        {objected ? `Du hast Version ${version} widersprochen` : `Ab ${dateWords(from, 'date')}: Version ${version}`}
      </h2>
      <p>
        {objected
          ? 'Für dich gilt alles unverändert weiter. Beide Seiten können den Vertrag zum Ende des laufenden Zeitraums kündigen.'
          : 'Widersprichst du bis dahin nicht, gilt die Änderung als angenommen.'}{' '}
        <a href={read_at}>Version {version} lesen</a>
      </p>
      {say.error ? <Notice tone="bad">{wordsOf(say.error)}</Notice> : null}
      <div className={css.actions}>
        <Button busy={say.isPending} onClick={() => say.mutate(true)}>
          {objected ? 'Doch annehmen' : 'Einverstanden'}
        </Button>
        {objected ? null : (
          <Button look="plain" busy={say.isPending} onClick={() => setAsking(true)}>
            Widersprechen
          </Button>
        )}
      </div>
      <Confirm
        open={asking}
        title="Der Änderung widersprechen?"
        yes="Widersprechen"
        no="Zurück"
        onYes={object}
        onClose={() => setAsking(false)}
      >
        <p>
          Dann gelten für dich die bisherigen Bedingungen weiter. Beide Seiten können den Vertrag dann zum Ende des
          laufenden Zeitraums kündigen.
        </p>
      </Confirm>
    </section>
  )
}

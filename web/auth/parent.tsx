import { useEffect, useState } from 'react'
import type { AnswerOf } from '../data/calls.ts'
import { ask } from '../data/client.ts'
import { wordsOf } from '../data/problem.ts'
import { Address } from '../parts/address.tsx'
import { Button } from '../parts/button.tsx'
import { dateWords } from '../parts/dates.ts'
import { Confirm } from '../parts/dialog.tsx'
import { Notice } from '../parts/notice.tsx'
import { Spinner } from '../parts/spinner.tsx'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'

type Asked = AnswerOf<'POST /auth/parent/request'>

const tokenOfLink = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

/** Where a parent says yes or no. Opening it changes nothing. */
export const Parent = () => {
  const [token] = useState(tokenOfLink)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [said, setSaid] = useState<boolean | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const [refusing, setRefusing] = useState(false)
  useEffect(() => {
    if (!token) return setWrong('Dieser Link ist nicht vollständig. Öffne ihn bitte so, wie er in unserer Mail steht.')
    ask('POST /auth/parent/request', { body: { token } }).then(setAsked, error => setWrong(wordsOf(error)))
  }, [token])
  const say = (confirmed: boolean) => {
    setRefusing(false)
    ask('POST /auth/parent/answer', { body: { token, confirmed } }).then(
      () => setSaid(confirmed),
      error => setWrong(wordsOf(error)),
    )
  }
  if (said !== null)
    return (
      <AuthCard title={said ? 'Danke!' : 'Das Konto wird gelöscht'}>
        <Notice tone="good">
          {said
            ? 'Dein Kind kann jetzt loslegen; wir haben ihm geschrieben.'
            : 'Es wird nichts behalten, auch nicht deine Adresse.'}
        </Notice>
      </AuthCard>
    )
  return (
    <AuthCard title="Darf dein Kind trainieren?">
      {wrong ? <Notice tone="bad">{wrong}</Notice> : null}
      {asked ? (
        <div className={css.form}>
          <p>
            Wer sich mit{' '}
            <strong>
              <Address email={asked.email} />
            </strong>{' '}
            angemeldet hat, ist nach eigener Angabe 16 oder 17 und hat dich als sorgeberechtigte Person genannt.
          </p>
          <p>
            Mit deinem Ja darf dein Kind, abweichend von Nummer 3 der <a href="/agb">Nutzungs&shy;bedingungen</a>, die
            kostenlosen Workouts nutzen. Ein Abo kann es nicht abschließen. Was wir speichern und wie du dein Ja
            zurücknimmst, steht in der <a href="/datenschutz">Datenschutz&shy;erklärung</a>.
          </p>
          <p>
            Antworte bitte bis zum {dateWords(asked.until, 'date')}. Ohne Antwort löschen wir das Konto dann von selbst.
          </p>
          <Button block onClick={() => say(true)}>
            Ja, ich sorge für dieses Kind und stimme zu
          </Button>
          <Button look="plain" block onClick={() => setRefusing(true)}>
            Nein, Konto löschen
          </Button>
        </div>
      ) : wrong ? null : (
        <Spinner />
      )}
      <Confirm
        open={refusing}
        title="Konto löschen?"
        yes="Konto löschen"
        no="Zurück"
        onYes={() => say(false)}
        onClose={() => setRefusing(false)}
      >
        <p>Das Konto und alles, was dazugehört, wird sofort gelöscht. Das lässt sich nicht rückgängig machen.</p>
      </Confirm>
    </AuthCard>
  )
}

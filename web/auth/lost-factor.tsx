import { useEffect, useState } from 'react'
import type { AnswerOf } from '../data/calls.ts'
import { ask } from '../data/client.ts'
import { wordsOf } from '../data/problem.ts'
import { Button, ButtonLink } from '../parts/button.tsx'
import { dateWords } from '../parts/dates.ts'
import { Notice } from '../parts/notice.tsx'
import { Spinner } from '../parts/spinner.tsx'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'

type Asked = AnswerOf<'POST /auth/factor-reset/look'>

const tokenOfLink = () => new URLSearchParams(location.hash.slice(1)).get('token') ?? ''

const titles = {
  kept: 'Dein zweiter Faktor bleibt',
  gone: 'Dein Konto ist wieder offen',
  asked: 'Zweiten Faktor verloren?',
}

/** Where the link of the mail leads: to take the factors away once a week has passed, or to keep them. Opening it changes nothing. */
export const LostFactor = () => {
  const [token] = useState(tokenOfLink)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [done, setDone] = useState<'kept' | 'gone' | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  const fail = (error: unknown) => setWrong(wordsOf(error))
  useEffect(() => {
    ask('POST /auth/factor-reset/look', { body: { token } }).then(setAsked, error => setWrong(wordsOf(error)))
  }, [token])
  const keep = () => ask('POST /auth/factor-reset/stop', { body: { token } }).then(() => setDone('kept'), fail)
  const remove = () => ask('POST /auth/factor-reset', { body: { token } }).then(() => setDone('gone'), fail)
  return (
    <AuthCard title={titles[done ?? 'asked']}>
      {wrong ? <Notice tone="bad">{wrong}</Notice> : null}
      {done ? (
        <Done what={done} />
      ) : asked ? (
        <div className={css.form}>
          {asked.open ? (
            <p>
              Mit dem nächsten Tippen ist der zweite Faktor aus deinem Konto genommen, und alle Geräte sind abgemeldet.
            </p>
          ) : (
            <p>
              Ab dem {dateWords(asked.opens_at, 'date')}, {dateWords(asked.opens_at, 'time')}&nbsp;Uhr, nimmst du hier
              den zweiten Faktor aus deinem Konto. Die Woche Wartezeit schützt dich, falls das jemand anders war.
            </p>
          )}
          {asked.open ? (
            <Button block onClick={remove}>
              Zweiten Faktor entfernen
            </Button>
          ) : null}
          <Button look="plain" block onClick={keep}>
            Das war ich nicht: aufhalten
          </Button>
        </div>
      ) : wrong ? (
        <ButtonLink look="plain" to="/auth/login" block>
          Zum Login
        </ButtonLink>
      ) : (
        <Spinner />
      )}
    </AuthCard>
  )
}

const Done = ({ what }: { what: 'kept' | 'gone' }) => (
  <div className={css.form}>
    <p>
      {what === 'kept'
        ? 'Wer den Antrag gestellt hat, kennt dein Passwort. Setz bitte gleich ein neues.'
        : 'Melde dich mit deinem Passwort an und richte unter „Konto und Sicherheit“ bald einen neuen zweiten Faktor ein.'}
    </p>
    {what === 'kept' ? (
      <ButtonLink to="/auth/forgot-password" block>
        Neues Passwort anfordern
      </ButtonLink>
    ) : (
      <ButtonLink to="/auth/login" block>
        Zum Login
      </ButtonLink>
    )}
  </div>
)

import { useEffect, useState } from 'react'
import type { AnswerOf } from '../data/calls.ts'
import { ask } from '../data/client.ts'
import { statusOf, wordsOf } from '../data/problem.ts'
import { Button, ButtonLink } from '../parts/button.tsx'
import { dateWords } from '../parts/dates.ts'
import { saveFile } from '../parts/download.ts'
import { Notice } from '../parts/notice.tsx'
import { Spinner } from '../parts/spinner.tsx'
import * as settings from '../screens/settings/settings.css.ts'
import { heading } from '../type.css.ts'
import * as css from './card.css.ts'
import { AuthCard } from './card.tsx'

type Told = AnswerOf<'GET /auth/closing-receipt'>

/** After # it reaches no server log. */
const receiptOfLink = () => new URLSearchParams(location.hash.slice(1)).get('receipt') ?? ''

const none = 'Diesen Beleg gibt es nicht.'

/** What became of an account that was closed. Whoever has the link may look; it says nothing of the person. */
export const Receipt = () => {
  const [told, setTold] = useState<Told | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    const receipt = receiptOfLink()
    if (!receipt) return setFailed(none)
    const look = () =>
      ask('GET /auth/closing-receipt', { query: { receipt } }).then(setTold, error =>
        setFailed([400, 404].includes(statusOf(error) ?? 0) ? none : wordsOf(error)),
      )
    look()
    const looking = setInterval(look, 5000)
    return () => clearInterval(looking)
  }, [])
  if (failed)
    return (
      <AuthCard title="Beleg">
        <Notice tone="bad">{failed}</Notice>
        <ButtonLink look="plain" to="/auth/login" block>
          Zum Login
        </ButtonLink>
      </AuthCard>
    )
  if (!told) return <Spinner />
  return (
    <AuthCard title={titles[told.state](told)}>
      {told.state === 'closing' ? (
        <p>Bis dahin kannst du dich anmelden, um es rückgängig zu machen oder deine Daten mitzunehmen.</p>
      ) : null}
      {told.state === 'open' ? <p>Es wird nicht gelöscht.</p> : null}
      {told.closed_at === null ? null : <Gone told={told} />}
      <Button
        look="plain"
        block
        onClick={() => saveFile(new Blob([JSON.stringify(told, null, 2)]), 'formkurve-beleg.json')}
      >
        Beleg herunterladen
      </Button>
      {told.closed_at === null ? (
        <ButtonLink to="/auth/login" block>
          Zum Login
        </ButtonLink>
      ) : null}
    </AuthCard>
  )
}

const titles: Record<Told['state'], (told: Told) => string> = {
  open: () => 'Dieses Konto bleibt',
  closing: ({ erase_at }) => `Dein Konto wird am ${dateWords(erase_at ?? '', 'date')} gelöscht`,
  erasing: () => 'Dein Konto wird gerade gelöscht',
  erased: () => 'Dein Konto ist gelöscht',
}

const Gone = ({ told }: { told: Told }) => (
  <>
    <dl className={css.moments}>
      <Moment name="Geschlossen" at={told.closed_at} />
      <Moment name={`${told.keys_destroyed} Schlüssel vernichtet`} at={told.destroyed_at} />
      <Moment name="Auch in Kopien nicht mehr zu öffnen" at={told.beyond_reach_at} />
    </dl>
    <section className={css.form} aria-labelledby="gone">
      <h2 id="gone" className={heading.part}>
        Vernichtet
      </h2>
      <ul className={settings.gives}>
        {told.destroyed.map(thing => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
    <section className={css.form} aria-labelledby="left">
      <h2 id="left" className={heading.part}>
        Was bleibt
      </h2>
      <ul className={settings.gives}>
        {told.left.map(thing => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
    </section>
  </>
)

const Moment = ({ name, at }: { name: string; at: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{at ? `${dateWords(at, 'date')}, ${dateWords(at, 'time')}\u00a0Uhr` : 'läuft …'}</dd>
  </div>
)

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../data/client.ts'
import { useConsent } from '../../data/consents.ts'
import { body as bodyQuery } from '../../data/more-queries.ts'
import { wordsOf } from '../../data/problem.ts'
import { Button } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { Failed } from '../../parts/failed.tsx'
import { HealthGate } from '../../parts/health-gate.tsx'
import { Notice } from '../../parts/notice.tsx'
import { row, rows } from '../../parts/panel.css.ts'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { heading, soft } from '../../type.css.ts'
import { ProfileHead } from '../settings/profile-head.tsx'
import * as settings from '../settings/settings.css.ts'
import * as css from './body.css.ts'
import { Clearances } from './clearances.tsx'
import { ComplaintRow } from './complaint.tsx'
import { Report } from './report.tsx'
import { type Screening, ScreeningQuestions } from './screening.tsx'
import { Unwanted } from './unwanted.tsx'
import { type Body as Told, useBodyChange } from './use-body.ts'
import { WrittenLimits } from './words.tsx'

/** All that the coach respects about a body, each to be taken back. */
export const Body = () => {
  useTitle('Dein Körper')
  const { data, error, refetch } = useQuery(bodyQuery)
  const { standing } = useConsent('health')
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  return (
    <div className={settings.page}>
      <ProfileHead title="Dein Körper">
        Worauf der Coach gerade achtet. Du kannst alles jederzeit zurücknehmen.
      </ProfileHead>
      {data.stops.map(({ de }) => (
        <Notice key={de} tone="bad">
          {de}
        </Notice>
      ))}
      <HealthGate>
        <Complaints complaints={data.complaints} />
      </HealthGate>
      <WrittenLimits />
      <Unwanted unwanted={data.unwanted} />
      {standing?.given ? (
        <>
          <ScreeningPart screening={data.screening} />
          <Clearances clearances={data.clearances} />
        </>
      ) : null}
    </div>
  )
}

const Complaints = ({ complaints }: Pick<Told, 'complaints'>) => {
  const [reporting, report] = useState(false)
  const change = useBodyChange(() => report(false))
  return (
    <section className={css.part} aria-labelledby="beschwerden">
      <h2 id="beschwerden" className={heading.part}>
        Was gerade geschont wird
      </h2>
      {complaints.length === 0 ? (
        <p className={soft}>Keine Beschwerde gemeldet. Wenn etwas zwickt, sag es mir.</p>
      ) : null}
      {complaints.length > 0 ? (
        <ul className={rows}>
          {complaints.map(complaint => (
            <li key={`${complaint.id} ${complaint.severity} ${complaint.asks}`} className={row}>
              <ComplaintRow complaint={complaint} />
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button look="plain" onClick={() => report(true)}>
          Beschwerde melden
        </Button>
      </div>
      <Dialog open={reporting} title="Wo tut es weh?" onClose={() => report(false)}>
        <Report
          busy={change.isPending}
          onReport={where => change.mutate(() => ask('POST /api/body/complaints', { body: where }))}
        />
        {change.error ? <Notice tone="bad">{wordsOf(change.error)}</Notice> : null}
      </Dialog>
    </section>
  )
}

const ScreeningPart = ({ screening: { due, answered_at, answers } }: Pick<Told, 'screening'>) => {
  const [given, give] = useState<Screening | null>(null)
  const change = useBodyChange(() => give(null))
  return (
    <section className={css.part} aria-labelledby="fragen">
      <h2 id="fragen" className={heading.part}>
        Kurz zur Gesundheit
      </h2>
      <p className={soft}>
        {answered_at === null
          ? 'Neun kurze Fragen, damit ich dir nichts plane, was dir schadet. Du musst keine beantworten.'
          : `Beantwortet am ${dateWords(answered_at, 'long')}.${due ? ' Das ist über ein Jahr her: Stimmt es noch?' : ''}`}
      </p>
      {given === null ? (
        <div>
          {/* The answers were checked by the same call that takes them. */}
          <Button look="plain" onClick={() => give(answers as Screening)}>
            {answered_at === null ? 'Fragen beantworten' : 'Antworten ansehen oder ändern'}
          </Button>
        </div>
      ) : (
        <>
          <ScreeningQuestions answers={given} onChange={give} />
          <Button
            busy={change.isPending}
            onClick={() => change.mutate(() => ask('PUT /api/body/screening', { body: given }))}
          >
            Speichern
          </Button>
        </>
      )}
      {change.error ? <Notice tone="bad">{wordsOf(change.error)}</Notice> : null}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import { dateWords } from '../../parts/dates.ts'
import { Failed } from '../../parts/failed.tsx'
import * as panel from '../../parts/panel.css.ts'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { heading, soft } from '../../type.css.ts'
import { ProfileHead } from './profile-head.tsx'
import * as css from './settings.css.ts'

type Look = AnswerOf<'GET /api/inspections'>['inspections'][number]

const inspections = { queryKey: ['inspections'], queryFn: () => ask('GET /api/inspections') }

/** Every look at one's data by somebody of ours, newest first. */
export const Inspections = () => {
  useTitle('Wer hat meine Daten angesehen?')
  const { data, error, refetch } = useQuery(inspections)
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  return (
    <div className={css.page}>
      <ProfileHead title="Wer hat meine Daten angesehen?">
        Unser Team sieht deine Daten nur mit einem Grund. Jeder Blick steht hier, bevor etwas gezeigt wird, und lässt
        sich nicht löschen.
      </ProfileHead>
      {data.total === 0 ? <p>Bisher hat niemand deine Daten angesehen.</p> : null}
      <ul className={data.total === 0 ? undefined : panel.rows}>
        {data.inspections.map(look => (
          <li key={look.id} className={`${panel.row} ${panel.rowAct}`}>
            <span>
              <span className={panel.rowName}>
                {things[look.what] ?? 'Deine Daten'}
                {look.unsealed ? ', auch Versiegeltes' : ''}
              </span>
              <span className={panel.rowMore}>
                {roles[look.role]} {look.by.startsWith('command line') ? 'am Server' : look.by.slice(0, 8)} ·{' '}
                {dateWords(look.at, 'short')} um {timeOf(look.at)} · Grund: „{look.reason}“
              </span>
            </span>
            {look.workout ? <Link to={`/training/${look.workout}`}>Zum Workout</Link> : null}
          </li>
        ))}
      </ul>
      {data.total > data.inspections.length ? <p className={soft}>Es waren insgesamt {data.total} Blicke.</p> : null}
      <Repairs />
    </div>
  )
}

const repairs = { queryKey: ['repairs'], queryFn: () => ask('GET /api/repairs') }

/** What somebody of ours changed in one's data, and why. */
const Repairs = () => {
  const { data } = useQuery(repairs)
  const done = data?.repairs.filter(({ status }) => status === 'done' || status === 'undone') ?? []
  if (done.length === 0) return null
  return (
    <section aria-label="Was unser Team berichtigt hat">
      <h2 className={heading.part}>Was unser Team berichtigt hat</h2>
      <ul className={panel.rows}>
        {done.map(({ repair, what, status, by, confirmedBy, reason, at }) => (
          <li key={repair} className={`${panel.row} ${panel.rowAct}`}>
            <span>
              <span className={panel.rowName}>
                {repaired[what.case]}
                {status === 'undone' ? ' (wieder rückgängig gemacht)' : ''}
              </span>
              <span className={panel.rowMore}>
                Support {by.slice(0, 8)}, bestätigt von {confirmedBy?.slice(0, 8)} · {dateWords(at, 'short')} um{' '}
                {timeOf(at)} · Grund: „{reason}“
              </span>
            </span>
            {'workout' in what ? <Link to={`/training/${what.workout}`}>Zum Workout</Link> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Case = AnswerOf<'GET /api/repairs'>['repairs'][number]['what']['case']

const repaired: Readonly<Record<Case, string>> = {
  'remove-set': 'Ein Satz, der nicht von dir war, ist nicht mehr gezählt',
  'correct-times': 'Wann du trainiert hast, ist berichtigt',
  'delete-workout': 'Ein doppeltes Workout ist gelöscht',
  'return-credit': 'Du hast ein Guthaben zurückbekommen',
  'end-generation': 'Ein Workout, das nicht fertig wurde, ist beendet',
  undo: 'Eine Berichtigung ist rückgängig gemacht',
}

const roles: Record<Look['role'], string> = { staff: 'Support', auditor: 'Prüfung' }

const things: Readonly<Record<string, string>> = {
  person: 'Was es von dir gibt',
  report: 'Dein ganzer Trainingsbericht',
  overview: 'Was deine Übersicht zeigte',
  export: 'Deine Daten zusammen mit denen aller anderen, für eine Auswertung',
  'what-if': 'Wie deine Workouts nach heutigen Regeln wären',
  builds: 'Was zu verschiedenen Zeiten über dich gespeichert war',
  search: 'Was in deinen Daten ein gesuchtes Wort enthält',
  numbers: 'Woher deine Wochenzahlen kommen',
  story: 'Was aus etwas folgte, das du getan hast',
  user: 'Dein Konto',
  email: 'Deine E-Mail-Adresse',
  profiles: 'Deine Trainingsorte und Angaben',
  membership: 'Dein Guthaben und Abo',
  workout: 'Ein Workout',
  feedback: 'Dein Feedback',
  programme: 'Dein Programm',
  health: 'Was du über deinen Körper gesagt hast',
  inspection: 'Wer deine Daten ansah',
  sessions: 'Du wurdest auf allen Geräten abgemeldet',
  repair: 'Was wir in deinen Daten berichtigen',
}

const timeOf = (at: string) => dateWords(at, 'time')

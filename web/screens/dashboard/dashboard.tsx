import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { AnswerOf } from '../../data/calls.ts'
import { overview } from '../../data/queries.ts'
import { Failed } from '../../parts/failed.tsx'
import { greeting } from '../../parts/greeting.ts'
import { later } from '../../parts/later.tsx'
import { useNow } from '../../parts/now.ts'
import { useOnline } from '../../parts/online.ts'
import { Spinner } from '../../parts/spinner.tsx'
import { useTitle } from '../../parts/title.ts'
import { useSession } from '../../session.ts'
import { outboxState } from '../../state.ts'
import { heading, soft } from '../../type.css.ts'
import { Create } from './create.tsx'
import * as css from './dashboard.css.ts'
import { Running } from './running.tsx'

const BodyCard = later(() => import('./body-card.tsx').then(m => m.BodyCard))
const pictures = () => import('./pictures.ts')
const Past = later(() => pictures().then(m => m.Past))
const ThisWeek = later(() => import('./this-week.tsx').then(m => m.ThisWeek))
const Upcoming = later(() => import('./upcoming.tsx').then(m => m.Upcoming))
const Weeks = later(() => pictures().then(m => m.Weeks))
const Welcome = later(() => import('./welcome.tsx').then(m => m.Welcome))
const Strength = later(() => pictures().then(m => m.Strength))

export const Dashboard = () => {
  useTitle('Übersicht')
  const { data: told, error, refetch } = useQuery(overview)
  const data = useAsHere(told)
  useEffect(() => {
    if (told) import('../../offline/ahead.ts').then(({ fetchAhead }) => fetchAhead(told))
  }, [told])
  if (!data) return error ? <Failed error={error} onRetry={refetch} /> : <Spinner />
  const isRunning = data.nextWorkouts.some(({ status }) => status === 'INCOMPLETE')
  return <Overview overview={data} create={<Create credits={data.credits} second={isRunning} />} />
}

/** What the server tells, and what this device has done since. */
const useAsHere = (told: Told | undefined) => {
  const entries = outboxState.use()
  const online = useOnline()
  const [here, setHere] = useState<{ told: Told; known: Told } | null>(null)
  useEffect(() => {
    let isLate = false
    if (told && (entries.length > 0 || !online))
      import('../../offline/here.ts')
        .then(({ asHere }) => asHere(told))
        .then(
          known => isLate || setHere({ told, known }),
          () => {},
        )
    else setHere(null)
    return () => {
      isLate = true
    }
  }, [told, entries, online])
  return here?.told === told ? here?.known : told
}

type Told = AnswerOf<'GET /dashboard/overview'>
type Shown = { readonly overview: Told; readonly create: ReactNode }

/** All that the overview shows, below and beside what makes a workout. */
export const Overview = ({ overview, create }: Shown) => {
  const { user, progress, nextWorkouts, trainingHistory, weeks } = overview
  const running = nextWorkouts.find(({ status }) => status === 'INCOMPLETE')
  const first = user.name?.split(' ')[0]
  const waits = useSession().user?.age === 'waiting'
  return (
    <div className={css.page}>
      <div className={css.column}>
        <header className={css.hello}>
          <h1 className={heading.page}>
            {greeting(useNow().getHours())}
            {first ? `, ${first}` : ''}.
          </h1>
          {waits ? null : <p className={soft}>{doneWords(progress, Boolean(running))}</p>}
        </header>
        <BodyCard isNew={progress.total === 0} />
        {running ? <Running workout={running} /> : null}
        {create}
        {progress.total === 0 ? <Welcome /> : null}
        <ThisWeek />
        <Upcoming workouts={nextWorkouts.filter(workout => workout !== running)} />
      </div>
      <div className={css.pictures}>
        <Strength />
        <Weeks weeks={weeks} />
        <Past workouts={trainingHistory} />
      </div>
    </div>
  )
}

const doneWords = ({ completed, total }: { completed: number; total: number }, running: boolean) => {
  if (total === 0) return 'Bereit für dein erstes Workout?'
  if (completed === 0) return running ? 'Dein erstes Workout läuft.' : 'Dein erstes Workout wartet auf dich.'
  if (completed === total)
    return completed === 1 ? 'Ein Workout abgeschlossen.' : `${completed} Workouts abgeschlossen.`
  return `${completed} von ${total} Workouts abgeschlossen.`
}

import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { preparation } from '../../data/more-queries.ts'
import { overWords } from '../../data/statuses.ts'
import { Badge } from '../../parts/badge.tsx'
import { ButtonLink } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { useLanding } from '../../parts/landing.ts'
import { SavingNotice } from '../../parts/saving-notice.tsx'
import { usePassed } from '../../training/passed.ts'
import { isBestEver } from '../../training/since.ts'
import { loads, loggedIn } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { titleWords } from '../../training/words.ts'
import { heading, soft } from '../../type.css.ts'
import { Why } from '../origin/why.tsx'
import { around, Blocks } from './blocks.tsx'
import { Feedback, OriginOfRecords, OriginOfWorkout } from './later.tsx'
import { LoadCurve } from './load-curve.tsx'
import { Numbers } from './numbers.tsx'
import { pauseWords } from './paused.ts'
import * as css from './plan.css.ts'
import { PlanTop } from './plan-top.tsx'
import { MoreExercises } from './reshape.tsx'
import { UndoBar } from './undo-bar.tsx'

/** 'Montag, 12. Januar 2026 · 18:05 bis 18:51, davon 12 Minuten Pause · Zeiten korrigiert'. */
const whenWords = ({ started_at, finished_at, date_created, paused_seconds, times_corrected }: Workout) => {
  const day = dateWords(started_at ?? date_created, 'long')
  if (!started_at || !finished_at) return day
  const paused = Math.round(paused_seconds / 60)
  const pause = paused > 0 ? `, ${pauseWords(paused)}` : ''
  const span = `${dateWords(started_at, 'time')}\u00a0bis\u00a0${dateWords(finished_at, 'time')}${pause}`
  return [day, span, times_corrected ? 'Zeiten korrigiert' : ''].filter(Boolean).join('\u00a0· ')
}

/** What was never better than in this training. */
const Best = ({ workout: { id, blocks } }: { workout: Workout }) => {
  const { data } = useQuery(preparation(id))
  const best = blocks
    .filter(({ kind }) => !around.has(kind))
    .flatMap(({ exercises }) => exercises)
    .filter(exercise => data?.exercises.some(before => before.id === exercise.id && isBestEver(exercise, before)))
  if (best.length === 0) return null
  return (
    <>
      <p className={css.since}>
        <Badge tone="good">{best.length === 1 ? 'Ein Bestwert' : `${best.length} Bestwerte`}</Badge>
        <span>{best.map(({ name }) => name).join(', ')}</span>
      </p>
      <Why name={best.length === 1 ? 'Woher kommt der Bestwert?' : 'Woher kommen die Bestwerte?'}>
        {sheet => <OriginOfRecords {...sheet} workout={id} exercises={best} />}
      </Why>
    </>
  )
}

export const Summary = ({ workout, training }: { workout: Workout; training: Training }) => {
  useLanding()
  const [, navigate] = useLocation()
  const { from } = usePassed()
  const logged = loggedIn(workout)
  const isDone = workout.status === 'COMPLETED' && logged > 0
  return (
    <main className={css.page} id="inhalt" tabIndex={-1}>
      <PlanTop workout={workout} training={training} onGone={() => navigate('/dashboard', { replace: true })} />
      <SavingNotice />
      <header className={css.head}>
        <div>
          <Badge tone={isDone ? 'good' : 'plain'}>{overWords({ status: workout.status, logged })}</Badge>
        </div>
        <h1 className={heading.page}>{titleWords(workout.name)}</h1>
        <p className={soft}>{whenWords(workout)}</p>
      </header>
      <Numbers workout={workout} />
      {logged > 0 ? <Why>{sheet => <OriginOfWorkout {...sheet} workout={workout.id} />}</Why> : null}
      <Best workout={workout} />
      {isDone ? <Feedback workout={workout.id} /> : null}
      <LoadCurve loads={loads(workout)} />
      <Blocks workout={workout} training={training} from={from} />
      <MoreExercises workout={workout} training={training} />
      <div className={css.bar}>
        <div className={css.barInside}>
          <UndoBar training={training} />
          <ButtonLink to="/dashboard" block tall>
            Zur Übersicht
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}

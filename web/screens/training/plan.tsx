import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { queryClient } from '../../data/queries.ts'
import { statuses } from '../../data/statuses.ts'
import { Badge } from '../../parts/badge.tsx'
import { Button } from '../../parts/button.tsx'
import { useLanding } from '../../parts/landing.ts'
import { Notice } from '../../parts/notice.tsx'
import { formatNumber } from '../../parts/number.ts'
import { SavingNotice } from '../../parts/saving-notice.tsx'
import { tied } from '../../parts/tied.ts'
import { additions } from '../../training/additions.ts'
import { countOf, nextOpen } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { stepsToday } from '../../training/waiting.ts'
import { titleWords } from '../../training/words.ts'
import { heading, numeral, soft, text } from '../../type.css.ts'
import { Blocks } from './blocks.tsx'
import * as css from './plan.css.ts'
import { PlanTop } from './plan-top.tsx'
import { MoreExercises } from './reshape.tsx'
import { UndoBar } from './undo-bar.tsx'

type Props = { workout: Workout; training: Training }

const makers = {
  ai: 'Vom KI-Coach geplant, nach unseren Trainingsregeln geprüft.',
  rules: 'Vom eingebauten Coach geplant.',
} as const

export const Plan = ({ workout, training }: Props) => {
  useLanding()
  const [, setSearch] = useSearchParams()
  const [, navigate] = useLocation()
  const { all, done } = countOf(workout)
  const exercises = workout.blocks.flatMap(({ exercises }) => exercises).length
  useEffect(() => {
    import('./focus.tsx')
    queryClient.prefetchQuery(additions(workout.id))
  }, [workout.id])
  const begun = workout.status === 'INCOMPLETE'
  const go = () => {
    if (!begun)
      training.act({
        name: 'PUT /api/workouts/:id/status',
        params: { id: workout.id },
        body: { status: 'in_progress' },
      })
    setSearch({ satz: nextOpen(stepsToday(workout), null)?.set.id ?? 'ende' })
  }
  return (
    <main className={css.page} id="inhalt" tabIndex={-1}>
      <PlanTop workout={workout} training={training} onGone={() => navigate('/dashboard', { replace: true })} />
      <SavingNotice />
      <header className={css.head}>
        {begun ? (
          <div>
            <Badge tone="strong">{statuses[workout.status]}</Badge>
          </div>
        ) : null}
        <h1 className={heading.page}>{titleWords(workout.name)}</h1>
        <p className={css.facts}>
          <Fact value={workout.estimated_minutes ?? workout.duration_minutes} unit="min" />
          <Fact value={exercises} unit={exercises === 1 ? 'Übung' : 'Übungen'} />
          {all > 0 ? <Fact value={all} unit={all === 1 ? 'Satz' : 'Sätze'} /> : null}
        </p>
        <p className={soft}>{tied(workout.description)}</p>
        {workout.planner ? <p className={`${soft} ${text.small}`}>{makers[workout.planner]}</p> : null}
      </header>
      {workout.hints.map(hint => (
        <Notice key={hint.de}>{hint.de}</Notice>
      ))}
      {workout.not_understood.length > 0 ? (
        <Notice>Das konnte der Coach nicht berücksichtigen: {workout.not_understood.join(', ')}.</Notice>
      ) : null}
      <Blocks workout={workout} training={training} />
      <MoreExercises workout={workout} training={training} />
      <div className={css.bar}>
        <div className={css.barInside}>
          <UndoBar training={training} />
          <Button block tall onClick={go}>
            {begun ? `Weiter trainieren${all > 0 ? ` (${done}\u00a0von\u00a0${all})` : ''}` : 'Training starten'}
          </Button>
        </div>
      </div>
    </main>
  )
}

const Fact = ({ value, unit }: { value: number; unit: string }) => (
  <span className={css.fact}>
    <span className={numeral.middle}>{formatNumber(Math.round(value))}</span>
    <span className={soft}>{unit}</span>
  </span>
)

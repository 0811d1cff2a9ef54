import { useLocation } from 'wouter'
import { Badge } from '../../parts/badge.tsx'
import { ButtonLink } from '../../parts/button.tsx'
import { dateWords } from '../../parts/dates.ts'
import { SavingNotice } from '../../parts/saving-notice.tsx'
import { loads } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { statuses } from '../../training/words.ts'
import { heading, soft } from '../../type.css.ts'
import { Blocks } from './blocks.tsx'
import { LoadCurve } from './load-curve.tsx'
import { Numbers } from './numbers.tsx'
import * as css from './plan.css.ts'
import { PlanTop } from './plan-top.tsx'
import { UndoBar } from './undo-bar.tsx'

export const Summary = ({ workout, training }: { workout: Workout; training: Training }) => {
  const [, navigate] = useLocation()
  const completed = workout.status === 'COMPLETED'
  return (
    <main className={css.page} id="inhalt" tabIndex={-1}>
      <PlanTop workout={workout} training={training} onGone={() => navigate('/dashboard', { replace: true })} />
      <UndoBar training={training} onUndone={() => {}} />
      <SavingNotice />
      <header className={css.head}>
        <div>
          <Badge tone={completed ? 'good' : 'plain'}>{statuses[workout.status]}</Badge>
        </div>
        <h1 className={heading.page}>{workout.name}</h1>
        <p className={soft}>{dateWords(workout.started_at ?? workout.date_created, 'long')}</p>
      </header>
      <Numbers workout={workout} />
      <LoadCurve loads={loads(workout)} />
      <Blocks workout={workout} />
      <div className={css.bar}>
        <div className={css.barInside}>
          <ButtonLink to="/dashboard" block tall>
            Zur Übersicht
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}

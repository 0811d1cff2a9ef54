import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { SetId } from '../../../domain/ids.ts'
import { button } from '../../parts/button.css.ts'
import { Icon } from '../../parts/icon.tsx'
import { countOf, isOpen, type Step, stepsOf } from '../../training/steps.ts'
import { minutesLeft } from '../../training/time-left.ts'
import type { Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { beforeColon } from '../../training/words.ts'
import { unseen } from '../../type.css.ts'
import * as css from './focus.css.ts'
import { FocusMenu } from './focus-menu.tsx'

type Props = {
  workout: Workout
  step: Step | undefined
  training: Training
  go: (set: SetId | null) => void
  children?: ReactNode
}

/** Where in the training one is, and how much is left. */
export const FocusTop = ({ workout, step, training, go, children }: Props) => {
  const { all, done } = countOf(workout)
  const steps = stepsOf(workout)
  const passed = steps.filter(one => !isOpen(one)).length
  const left = minutesLeft(workout)
  const title = step && beforeColon(step.block.name)
  const isTold = title === step?.exercise.name
  return (
    <header className={css.top}>
      <Link to={`/training/${workout.id}`} className={button.round} aria-label="Zum Plan">
        <Icon name="list" />
      </Link>
      <div className={css.where}>
        <span className={css.whereWords}>
          {isTold ? null : <span className={css.block}>{title}</span>}
          <span className={css.count}>
            {all > 0 ? (
              <>
                {done} / {all}
                <span className={isTold ? undefined : unseen}> Sätze</span>
              </>
            ) : null}
            {all > 0 && left > 0 ? '\u00a0· ' : null}
            {left > 0 ? `noch\u00a0${left}\u00a0min` : null}
          </span>
        </span>
        <div className={css.bar} aria-hidden="true">
          <div className={css.barDone} style={{ width: `${(passed / Math.max(1, steps.length)) * 100}%` }} />
        </div>
      </div>
      <FocusMenu workout={workout} step={step} training={training} go={go} />
      {children}
    </header>
  )
}

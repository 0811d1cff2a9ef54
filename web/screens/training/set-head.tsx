import type { SetId } from '../../../domain/ids.ts'
import { Badge } from '../../parts/badge.tsx'
import type { Moved } from '../../training/moved.ts'
import type { Step } from '../../training/steps.ts'
import type { Done, Workout } from '../../training/types.ts'
import type { Training } from '../../training/use-training.ts'
import { measured, sides, titleWords, whichOf } from '../../training/words.ts'
import { heading } from '../../type.css.ts'
import { Dots } from './dots.tsx'
import * as css from './focus.css.ts'

export type SetProps = {
  step: Step
  workout: Workout
  training: Training
  /** When an interval began by itself, its pause over; milliseconds since 1970. */
  autostart?: number | null
  /** `at`: when the set was over, where a clock knows. */
  onLog: (done: Done, at?: number) => void
  go: (set: SetId) => void
}

export type Doing = SetProps & {
  done: Done
  change: (done: Done) => void
  /** What the sets before made of this one; null where the plan stands. */
  moved: Moved | null
}

export const SetHead = ({ step, go }: Pick<SetProps, 'step' | 'go'>) => {
  const which = whichOf(step)
  return (
    <header className={css.head}>
      <h1 className={`${heading.page} ${css.name}`}>{step.exercise.name}</h1>
      <p className={css.line}>
        {step.set.side ? <Badge tone="strong">{sides[step.set.side]}</Badge> : null}
        <span>
          {which && `${which}\u00a0· `}Plan&nbsp;{titleWords(measured(step.set, step.exercise))}
        </span>
      </p>
      <Dots exercise={step.exercise} current={step.set.id} go={go} />
    </header>
  )
}

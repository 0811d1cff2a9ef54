import { useSearchParams } from 'wouter'
import { useAwake } from '../../training/signal.ts'
import { type Step, stepsOf } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import { useTimer } from '../../training/use-timer.ts'
import type { Training } from '../../training/use-training.ts'
import { AllDone } from './all-done.tsx'
import * as css from './focus.css.ts'
import { FocusTop } from './focus-top.tsx'
import { logging } from './logging.ts'
import { Rest } from './rest.tsx'
import { SetView } from './set-view.tsx'

type Props = { workout: Workout; training: Training; at: string }

/** One set after the other, with the pauses between them. */
export const Focus = ({ workout, training, at }: Props) => {
  useAwake()
  const [, setSearch] = useSearchParams()
  const rest = useTimer('rest', workout.id)
  const steps = stepsOf(workout)
  const step = steps.find(({ set }) => set.id === at)
  const go = (set: string | null) => setSearch({ satz: set ?? 'ende' }, { replace: true })
  const { log, endRest } = logging({ workout, training, rest, go })
  return (
    <main className={css.page} id="inhalt">
      <FocusTop workout={workout} step={step} training={training} go={go} />
      {rest.running ? (
        <Rest timer={rest} next={step} training={training} onEnd={endRest} />
      ) : (
        <Now step={step} workout={workout} training={training} steps={steps} log={log} go={go} />
      )}
    </main>
  )
}

type Doing = Omit<Props, 'at'> & {
  step: Step | undefined
  steps: readonly Step[]
  log: ReturnType<typeof logging>['log']
  go: (set: string | null) => void
}

const Now = ({ step, workout, training, steps, log, go }: Doing) =>
  step ? (
    <SetView
      key={step.set.id}
      step={step}
      workout={workout}
      training={training}
      onLog={done => log(step, done)}
      go={go}
    />
  ) : (
    <AllDone workout={workout} training={training} steps={steps} go={go} />
  )

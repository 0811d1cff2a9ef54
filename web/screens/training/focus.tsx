import { useSearchParams } from 'wouter'
import { useAwake } from '../../training/signal.ts'
import { nextOpen, type Step, stepsOf } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import { useTimer } from '../../training/use-timer.ts'
import type { Training } from '../../training/use-training.ts'
import { AllDone } from './all-done.tsx'
import * as css from './focus.css.ts'
import { FocusTop } from './focus-top.tsx'
import { logging } from './logging.ts'
import { Rest } from './rest.tsx'
import { SetView } from './set-view.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useFocusOnAction } from './use-focus-on-action.ts'

type Props = { workout: Workout; training: Training; at: string }

/** One set after the other, with the pauses between them. */
export const Focus = ({ workout, training, at }: Props) => {
  useAwake()
  const [, setSearch] = useSearchParams()
  const rest = useTimer('rest', workout.id)
  const steps = stepsOf(workout)
  const step = at === 'ende' ? undefined : (steps.find(({ set }) => set.id === at) ?? nextOpen(steps, null))
  useFocusOnAction(`${at} ${rest.running !== null}`)
  const go = (set: string | null) => setSearch({ satz: set ?? 'ende' }, { replace: true })
  const { log, endRest } = logging({ workout, training, rest, go })
  const goOn = () => go(nextOpen(steps, step?.set.id ?? null)?.set.id ?? null)
  const rested = () => {
    endRest()
    if (step?.set.logged) goOn()
  }
  return (
    <main className={css.page} id="inhalt" tabIndex={-1}>
      <FocusTop workout={workout} step={step} training={training} go={go} />
      <UndoBar
        training={training}
        onUndone={set => {
          rest.stop()
          if (set) go(set)
        }}
      />
      {rest.running ? (
        <Rest
          timer={rest}
          after={steps.find(({ set }) => set.id === rest.running?.set)}
          next={step}
          training={training}
          onEnd={rested}
        />
      ) : (
        <Now step={step} workout={workout} training={training} steps={steps} log={log} go={go} goOn={goOn} />
      )}
    </main>
  )
}

type Doing = Omit<Props, 'at'> & {
  step: Step | undefined
  steps: readonly Step[]
  log: ReturnType<typeof logging>['log']
  go: (set: string | null) => void
  /** To the next open set: what stood here was done in another window. */
  goOn: () => void
}

const Now = ({ step, workout, training, steps, log, go, goOn }: Doing) =>
  step ? (
    <SetView
      key={step.set.id}
      step={step}
      workout={workout}
      training={training}
      onLog={(done, seen) => log(step, done, seen)}
      onElsewhere={goOn}
      go={go}
    />
  ) : (
    <AllDone workout={workout} training={training} steps={steps} go={go} />
  )

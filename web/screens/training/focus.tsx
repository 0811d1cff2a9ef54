import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { SetId } from '../../../domain/ids.ts'
import { useAwake } from '../../training/signal.ts'
import { nextOpen, type Step } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import { useTimer } from '../../training/use-timer.ts'
import type { Training } from '../../training/use-training.ts'
import { stepsToday } from '../../training/waiting.ts'
import { AllDone } from './all-done.tsx'
import * as css from './focus.css.ts'
import { FocusTop } from './focus-top.tsx'
import { BlockClock } from './later.tsx'
import { logging } from './logging.ts'
import { Rest } from './rest.tsx'
import { SetView } from './set-view.tsx'
import { Undone } from './undo-bar.tsx'

type Props = { workout: Workout; training: Training; at: string }

/** One set after the other, with the pauses between them. */
export const Focus = ({ workout, training, at }: Props) => {
  useAwake()
  const [, setSearch] = useSearchParams()
  const rest = useTimer('rest', workout.id)
  const blockClock = useTimer('block', workout.id)
  const [begun, begin] = useState<Begun | null>(null)
  const steps = stepsToday(workout)
  const step = at === 'ende' ? undefined : (steps.find(({ set }) => set.id === at) ?? nextOpen(steps, null))
  const go = (set: SetId | null) => setSearch({ satz: set ?? 'ende' }, { replace: true })
  const { log, endRest } = logging({ workout, training, rest, blockClock, go })
  const goOn = () => go(nextOpen(steps, step?.set.id ?? null)?.set.id ?? null)
  const rested = () => {
    const after = steps.find(({ set }) => set.id === rest.running?.set)
    const at = endRest()
    begin(step && step.block.id === after?.block.id ? { set: step.set.id, at } : null)
    if (step?.set.logged) goOn()
  }
  const undone = (set: SetId | null) => {
    rest.stop()
    if (set) go(set)
  }
  const leaveBlock = () => {
    if (!step) return
    rest.stop()
    blockClock.stop()
    const params = { id: workout.id, block: step.block.id }
    training.act({ name: 'PUT /api/workouts/:id/blocks/:block/skip', params, body: {} })
    go(nextOpen(steps, step.set.id, ({ block }) => block.id !== step.block.id)?.set.id ?? null)
  }
  return (
    <main className={css.page} id="inhalt" tabIndex={-1}>
      <FocusTop workout={workout} step={step} training={training} go={go}>
        {step ? (
          <BlockClock
            key={step.block.id}
            block={step.block}
            timer={blockClock}
            quiet={rest.running !== null}
            onOver={leaveBlock}
          />
        ) : null}
      </FocusTop>
      <Undone value={undone}>
        {rest.running && step ? (
          <Rest
            timer={rest}
            after={steps.find(({ set }) => set.id === rest.running?.set)}
            next={step}
            workout={workout.id}
            training={training}
            onEnd={rested}
          />
        ) : (
          <Now
            step={step}
            begun={begun}
            workout={workout}
            training={training}
            steps={steps}
            log={log}
            go={go}
            goOn={goOn}
          />
        )}
      </Undone>
    </main>
  )
}

/** The set whose pause has just ended, and when; milliseconds since 1970. Within a block intervals begin by themselves. */
type Begun = { readonly set: SetId; readonly at: number }

type Doing = Omit<Props, 'at'> & {
  step: Step | undefined
  begun: Begun | null
  steps: readonly Step[]
  log: ReturnType<typeof logging>['log']
  go: (set: SetId | null) => void
  /** To the next open set: what stood here was done in another window. */
  goOn: () => void
}

const Now = ({ step, begun, workout, training, steps, log, go, goOn }: Doing) =>
  step ? (
    <SetView
      key={step.set.id}
      step={step}
      autostart={step.block.kind === 'interval' && begun?.set === step.set.id ? begun.at : null}
      workout={workout}
      training={training}
      onLog={(done, seen, at) => log(step, done, seen, at)}
      onElsewhere={goOn}
      go={go}
    />
  ) : (
    <AllDone workout={workout} training={training} steps={steps} go={go} />
  )

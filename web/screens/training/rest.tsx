import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WorkoutId } from '../../../domain/ids.ts'
import { sheet } from '../../exercise/files.ts'
import { Button } from '../../parts/button.tsx'
import { clock } from '../../parts/clock.ts'
import { Ring } from '../../parts/ring.tsx'
import { useTitle } from '../../parts/title.ts'
import { doneAs, movedInWords } from '../../training/moved.ts'
import { rememberRest } from '../../training/rests.ts'
import { type Spoken, speaksEnglish } from '../../training/signal.ts'
import type { Step } from '../../training/steps.ts'
import { useMoved } from '../../training/use-moved.ts'
import { useSignals } from '../../training/use-signals.ts'
import type { Timer } from '../../training/use-timer.ts'
import type { Training } from '../../training/use-training.ts'
import { comingWords, titleWords } from '../../training/words.ts'
import { heading, soft } from '../../type.css.ts'
import { Bottom, MainAction } from './bottom.tsx'
import { Movement } from './cues.tsx'
import * as css from './focus.css.ts'
import { RestSettings } from './later.tsx'

type Props = {
  timer: Timer
  /** The set that the pause comes after. */
  after: Step | undefined
  next: Step | undefined
  workout: WorkoutId
  training: Training
  onEnd: () => void
}

export const Rest = ({ timer, after, next, workout, training, onEnd }: Props) => {
  const [sets, set] = useState(false)
  const left = Math.max(0, Math.ceil(timer.left))
  useTitle(`${clock(left)} Pause`)
  useSignals(left, useWhatComes(next), onEnd)
  const change = (seconds: number) => {
    timer.extend(seconds)
    if (after && timer.running) rememberRest(after.exercise.exercise_id, Math.max(0, timer.running.total + seconds))
  }
  return (
    <>
      <div className={css.middle}>
        <h1 className={heading.page}>Pause</h1>
        <Ring left={timer.left} total={timer.running?.total ?? 1} under="bis zum nächsten Satz" label="Pause" />
        <div className={css.restActions}>
          <Button look="plain" icon="minus" onClick={() => change(-15)} aria-label="15 s weniger">
            15 s
          </Button>
          <Button look="plain" icon="plus" onClick={() => change(15)} aria-label="15 s mehr">
            15 s
          </Button>
        </div>
        {next ? <Next workout={workout} step={next} /> : null}
        <div className={css.restActions}>
          <Button look="quiet" icon="clock" onClick={() => set(true)}>
            Signal und Pausen
          </Button>
          {sets ? <RestSettings exercise={after?.exercise} onSkip={onEnd} onClose={() => set(false)} /> : null}
        </div>
        {next ? <Movement workout={workout} exercise={next.exercise} side={next.set.side} /> : null}
      </div>
      <Bottom training={training}>
        <MainAction icon="skip" look="plain" onClick={onEnd}>
          Pause beenden
        </MainAction>
      </Bottom>
    </>
  )
}

/** The English name of an exercise lies on its sheet, read where the voice speaks English. */
const useWhatComes = (next: Step | undefined): Spoken => {
  const { data } = useQuery({
    ...sheet(next?.exercise.exercise_id ?? ''),
    enabled: next !== undefined && speaksEnglish(),
  })
  if (!next) return { de: 'Pause vorbei', en: 'Rest is over' }
  return { de: `Weiter: ${next.exercise.name}`, en: data ? `Next: ${data.name.en}` : 'Next set' }
}

/** The bar is loaded in the pause: what the last set changed is told here. */
const Next = ({ workout, step }: { workout: WorkoutId; step: Step }) => {
  const moved = useMoved(workout, step)
  return (
    <div className={css.next}>
      <span className={soft}>Als Nächstes</span>
      <span className={heading.part}>{step.exercise.name}</span>
      <span>{titleWords(moved ? comingWords(step, doneAs(moved)) : comingWords(step))}</span>
      {moved ? <span className={soft}>{movedInWords(moved, step.set)}</span> : null}
    </div>
  )
}

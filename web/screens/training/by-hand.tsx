import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { Confirm } from '../../parts/dialog.tsx'
import { Stepper } from '../../parts/stepper.tsx'
import { isEasy, isPerformed, takesWeight, weightUnit } from '../../training/done.ts'
import { doubtOf } from '../../training/doubts.ts'
import { usePreparation } from '../../training/use-preparation.ts'
import { LastTime, Plates } from './before-set.tsx'
import { Bottom, MainAction } from './bottom.tsx'
import { Cues } from './cues.tsx'
import { Effort } from './effort.tsx'
import * as css from './focus.css.ts'
import { type Doing, SetHead } from './set-head.tsx'

/** A set that is counted: stand at the plan, change what was different, one tap. */
export const ByHand = ({ step, workout, training, onLog, go, done, change }: Doing) => {
  const { last, loads, bar } = usePreparation(workout.id, step.exercise.id)
  const { block, exercise, set } = step
  const easy = isEasy(block)
  const [loaded, load] = useState(() => takesWeight(exercise))
  const [asking, ask] = useState(false)
  const doubt = easy ? null : doubtOf(exercise, set, done)
  const put = (measure: keyof typeof done) => (value: number | null) =>
    change({ ...done, [measure]: value ?? undefined })
  return (
    <>
      <div className={css.middle}>
        <SetHead step={step} go={go} />
        <LastTime last={last} />
        <div className={css.steppers}>
          {set.distance !== null ? (
            <Stepper
              label="Strecke"
              unit="Meter"
              step={50}
              most={500_000}
              value={done.distance ?? null}
              onChange={put('distance')}
            />
          ) : (
            <Stepper
              label="Wiederholungen"
              unit="Wiederholungen"
              step={1}
              from={set.reps ?? 8}
              value={done.reps ?? null}
              onChange={put('reps')}
            />
          )}
          {loaded ? (
            <Stepper
              label="Gewicht"
              unit={weightUnit(exercise)}
              step={2.5}
              from={set.weight ?? last?.sets.at(-1)?.weight ?? loads.find(kg => kg >= 10) ?? 10}
              stops={loads}
              value={done.weight ?? null}
              onChange={put('weight')}
            />
          ) : null}
          {loaded ? <Plates kg={done.weight ?? null} bar={bar} /> : null}
        </div>
        {easy || set.ramp || set.distance !== null ? null : (
          <Effort exercise={exercise} value={done.rir} onChange={put('rir')} />
        )}
        <div className={css.more}>
          <Cues exercise={exercise} side={set.side} />
          {loaded || easy ? null : (
            <Button look="quiet" icon="plus" onClick={() => load(true)}>
              Gewicht
            </Button>
          )}
        </div>
      </div>
      <Bottom training={training}>
        <MainAction icon="check" disabled={!isPerformed(done)} onClick={() => (doubt ? ask(true) : onLog(done))}>
          {set.logged ? 'Korrektur speichern' : 'Satz fertig'}
        </MainAction>
      </Bottom>
      <Confirm
        open={asking && doubt !== null}
        title={doubt ?? ''}
        yes="Ja, so speichern"
        no="Ändern"
        onYes={() => onLog(done)}
        onClose={() => ask(false)}
      />
    </>
  )
}

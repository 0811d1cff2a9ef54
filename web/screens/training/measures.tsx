import { weightUnit } from '../../../content/weight-unit.ts'
import { clock } from '../../parts/clock.ts'
import { Stepper } from '../../parts/stepper.tsx'
import type { Step } from '../../training/steps.ts'
import type { Done } from '../../training/types.ts'
import type { Prepared } from '../../training/use-preparation.ts'
import { Plates } from './before-set.tsx'
import * as css from './focus.css.ts'

type Props = {
  step: Step
  before: Pick<Prepared, 'last' | 'loads' | 'bar'>
  done: Done
  change: (done: Done) => void
  /** Whether a weight is asked for. */
  loaded: boolean
}

type Put = (measure: keyof Done) => (value: number | null) => void

/** What a set is measured in, each with minus, plus and a place to type. */
export const Measures = ({ step: { exercise, set }, before: { last, loads, bar }, done, change, loaded }: Props) => {
  const put: Put = measure => value => change({ ...done, [measure]: value ?? undefined })
  return (
    <div className={css.steppers}>
      <Amount set={set} done={done} put={put} />
      {loaded ? (
        <Stepper
          label="Gewicht"
          unit={weightUnit(exercise.load_type)}
          step={2.5}
          from={set.weight ?? last?.sets.at(-1)?.weight ?? lastUsed(exercise) ?? loads.find(kg => kg >= 10) ?? 10}
          stops={loads}
          value={done.weight ?? null}
          onChange={put('weight')}
        />
      ) : null}
      {loaded ? <Plates kg={done.weight ?? null} bar={bar} /> : null}
    </div>
  )
}

/** Today, be it to warm up. */
const lastUsed = ({ sets }: Step['exercise']) => sets.findLast(({ logged }) => logged?.weight)?.logged?.weight

const Amount = ({ set, done, put }: Pick<Step, 'set'> & { done: Done; put: Put }) => {
  if (set.distance !== null)
    return (
      <Stepper
        label="Strecke"
        unit="Meter"
        step={50}
        most={500_000}
        value={done.distance ?? null}
        onChange={put('distance')}
      />
    )
  if (set.reps === null && (set.duration !== null || done.duration !== undefined))
    return <Seconds value={done.duration ?? null} onChange={put('duration')} />
  return (
    <Stepper
      label="Wiederholungen"
      unit={'Wieder\u00ADholungen'}
      step={1}
      from={set.reps ?? 8}
      value={done.reps ?? null}
      onChange={put('reps')}
    />
  )
}

/** Seconds to type; from a minute on shown as a clock shows them. */
export const Seconds = ({ value, onChange }: { value: number | null; onChange: (value: number | null) => void }) => (
  <Stepper
    label="Dauer"
    unit="Sekunden"
    step={value !== null && value >= 120 ? 15 : 5}
    most={86_400}
    value={value}
    onChange={onChange}
    {...(value !== null && value >= 60 ? { atRest: { text: clock(value), unit: 'Minuten' } } : {})}
  />
)

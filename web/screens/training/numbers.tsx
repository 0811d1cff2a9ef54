import { formatNumber } from '../../parts/number.ts'
import { countOf, kgOf } from '../../training/steps.ts'
import type { Workout } from '../../training/types.ts'
import { numeral, soft } from '../../type.css.ts'
import * as css from './numbers.css.ts'

export const Numbers = ({ workout }: { workout: Workout }) => {
  const minutes = workout.trained_minutes
  const kg = kgOf(workout)
  const { done, all } = countOf(workout)
  return (
    <dl className={css.numbers}>
      {all > 0 ? <One value={done} unit={unitOf(done, all)} /> : null}
      {kg > 0 ? <One value={kg} unit={'kg\u00a0bewegt'} /> : null}
      {minutes === null ? null : <One value={minutes} unit={minutes === 1 ? 'Minute' : 'Minuten'} />}
    </dl>
  )
}

const unitOf = (done: number, all: number) => {
  if (done < all) return all === 1 ? 'von einem Satz' : `von\u00a0${all} Sätzen`
  return all === 1 ? 'Satz' : 'Sätze'
}

const One = ({ value, unit }: { value: number; unit: string }) => (
  <div className={css.number}>
    <dd className={numeral.big}>{formatNumber(Math.round(value))}</dd>
    <dt className={soft}>{unit}</dt>
  </div>
)

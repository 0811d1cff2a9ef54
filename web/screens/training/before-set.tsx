import { weightUnit } from '../../../content/weight-unit.ts'
import { dayWithin } from '../../parts/dates.ts'
import { formatNumber } from '../../parts/number.ts'
import { takesWeight } from '../../training/done.ts'
import { setsInWords } from '../../training/last-time.ts'
import { platesOf } from '../../training/plates.ts'
import type { Step } from '../../training/steps.ts'
import type { Done, Exercise } from '../../training/types.ts'
import type { Prepared } from '../../training/use-preparation.ts'
import * as css from './focus.css.ts'

/** 'Zuletzt 22 kg × 9, 9, 8 · RIR 2 (Mo., 12. Jan.)'. */
export const LastTime = ({ last, exercise }: { last: Prepared['last']; exercise: Exercise }) =>
  last ? (
    <p className={css.before}>
      Zuletzt {setsInWords(last.sets, weightUnit(exercise.load_type))} ({dayWithin(last.at)})
    </p>
  ) : null

/** How to find a load where none is known yet; nothing where one is planned or entered. */
export const FirstLoad = ({ step: { exercise, set }, done }: { step: Step; done: Done }) => {
  if (!takesWeight(exercise) || set.logged || set.weight !== null || done.weight !== undefined) return null
  const reserve = exercise.target_rir
  const how = set.ramp
    ? 'Fang leicht an und taste dich heran.'
    : reserve === null
      ? 'Nimm ein Gewicht, das du sauber bewegst.'
      : `Nimm ein Gewicht, mit dem du am Ende noch ${reserve} mehr schaffen würdest.`
  return <p className={css.before}>{how}</p>
}

/** 'Je Seite 20 + 5 + 1,25' for a bar. */
export const Plates = ({ kg, bar }: { kg: number | null; bar: number | null }) => {
  if (kg === null || bar === null) return null
  const side = platesOf(kg, bar)
  if (!side) return null
  return (
    <p className={css.before}>
      {side.length === 0 ? `Leere Stange (${bar} kg)` : `Je Seite ${side.map(formatNumber).join(' + ')}`}
    </p>
  )
}

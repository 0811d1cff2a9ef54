import { dayWithin } from '../../parts/dates.ts'
import { formatNumber } from '../../parts/number.ts'
import { setsInWords } from '../../training/last-time.ts'
import { platesOf } from '../../training/plates.ts'
import type { Prepared } from '../../training/use-preparation.ts'
import * as css from './focus.css.ts'

/** 'Zuletzt 22 kg × 9, 9, 8 · RIR 2 (Mo., 12. Jan.)'. */
export const LastTime = ({ last }: { last: Prepared['last'] }) =>
  last ? (
    <p className={css.before}>
      Zuletzt {setsInWords(last.sets)} ({dayWithin(last.at)})
    </p>
  ) : null

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

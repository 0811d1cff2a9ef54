import { clock } from './clock.ts'
import * as css from './ring.css.ts'

type Props = { left: number; total: number; under: string; label: string }

/** Seconds left, as a ring that empties. */
export const Ring = ({ left, total, under, label }: Props) => (
  <div className={css.ring} role="timer" aria-label={`${label}: ${clock(left)}`}>
    <svg viewBox="0 0 100 100" className={css.picture} aria-hidden="true" focusable="false">
      <circle className={css.track} cx="50" cy="50" r="46" />
      <circle
        className={css.rest}
        cx="50"
        cy="50"
        r="46"
        pathLength={1}
        strokeDasharray={1}
        strokeDashoffset={1 - (total > 0 ? Math.min(1, Math.max(0, left / total)) : 0)}
      />
    </svg>
    <div className={css.inside} aria-hidden="true">
      <span className={css.clock}>{clock(left)}</span>
      <span className={css.under}>{under}</span>
    </div>
  </div>
)

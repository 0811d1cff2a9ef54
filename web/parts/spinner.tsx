import { brandMark } from '../../content/mark.ts'
import { unseen } from '../type.css.ts'
import * as css from './spinner.css.ts'

/** The mark drawing itself, until there is something to show. */
export const Spinner = ({ label = 'Wird geladen …' }: { label?: string }) => (
  <div className={css.place} role="status">
    <svg viewBox="0 0 32 32" className={css.picture} aria-hidden="true" focusable="false">
      <path className={css.curve} d={brandMark.curve} />
      <circle className={css.dot} cx={brandMark.dot.x} cy={brandMark.dot.y} r={brandMark.dot.r} />
    </svg>
    <span className={unseen}>{label}</span>
  </div>
)

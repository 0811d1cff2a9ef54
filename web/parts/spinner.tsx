import { brand } from '../../content/brand.ts'
import { unseen } from '../type.css.ts'
import * as css from './spinner.css.ts'

/** The mark drawing itself, until there is something to show. */
export const Spinner = ({ label = 'Wird geladen …' }: { label?: string }) => (
  <div className={css.place} role="status">
    <svg viewBox="0 0 32 32" className={css.picture} aria-hidden="true" focusable="false">
      <path className={css.curve} d={brand.mark.curve} />
      <circle className={css.dot} cx={brand.mark.dot.x} cy={brand.mark.dot.y} r={brand.mark.dot.r} />
    </svg>
    <span className={unseen}>{label}</span>
  </div>
)

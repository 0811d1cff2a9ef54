import { brand } from '../../content/brand.ts'
import * as css from './mark.css.ts'

const Mark = () => (
  <svg viewBox={`0 0 ${brand.mark.size} ${brand.mark.size}`} className={css.mark} aria-hidden="true" focusable="false">
    <path className={css.curve} d={brand.mark.curve} />
    <circle className={css.dot} cx={brand.mark.dot.x} cy={brand.mark.dot.y} r={brand.mark.dot.r} />
  </svg>
)

export const Name = () => (
  <span className={css.name}>
    <Mark />
    {brand.name}
  </span>
)

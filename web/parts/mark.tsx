import { brandMark, brandName } from '../../content/mark.ts'
import * as css from './mark.css.ts'

const Mark = () => (
  <svg viewBox={`0 0 ${brandMark.size} ${brandMark.size}`} className={css.mark} aria-hidden="true" focusable="false">
    <path className={css.curve} d={brandMark.curve} />
    <circle className={css.dot} cx={brandMark.dot.x} cy={brandMark.dot.y} r={brandMark.dot.r} />
  </svg>
)

export const Name = () => (
  <span className={css.name}>
    <Mark />
    {brandName}
  </span>
)

import { style, styleVariants } from '@vanilla-extract/css'
import { color, space } from '../theme.css.ts'

export const bar = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x1 })
const step = style({ height: 4, borderRadius: 2 })
export const empty = style([step, { background: color.line }])
export const filled = styleVariants({ guessable: color.bad, fair: color.ink, strong: color.good }, background => [
  step,
  { background },
])

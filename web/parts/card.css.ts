import { style } from '@vanilla-extract/css'
import { color, round, space } from '../theme.css.ts'

/** Something asked or told beside all else, in a frame of its own. */
export const card = style({
  display: 'grid',
  gap: space.x3,
  padding: space.x5,
  border: `1px solid ${color.line}`,
  borderRadius: round.panel,
  background: color.surface,
})

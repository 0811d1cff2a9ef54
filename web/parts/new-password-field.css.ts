import { style } from '@vanilla-extract/css'
import { space } from '../theme.css.ts'

/** As high without words, so that nothing moves while somebody types. */
export const said = style({
  display: 'grid',
  gap: space.x1,
  alignContent: 'start',
  minHeight: `calc(1.4em + ${space.x1} + 4px)`,
  marginBlockStart: space.x1,
})

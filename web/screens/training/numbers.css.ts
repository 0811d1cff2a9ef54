import { style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'

export const numbers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: space.x4,
  paddingBlock: space.x4,
  borderBlock: `1px solid ${color.line}`,
})
export const number = style({ display: 'grid', gap: space.x1 })

import { style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x4} ${space.x8}`,
  paddingBlock: space.x4,
  borderBlock: `1px solid ${color.line}`,
})
export const number = style({ display: 'grid', gap: space.x1 })

import { style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'

export const reasons = style({ display: 'grid', gap: space.x2 })
export const reason = style({
  paddingInlineStart: space.x4,
  borderInlineStart: `2px solid ${color.accent}`,
  lineHeight: 1.45,
})

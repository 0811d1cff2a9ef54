import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const card = style({
  display: 'grid',
  gap: space.x3,
  padding: space.x5,
  border: `1px solid ${color.line}`,
  borderRadius: round.panel,
  background: color.surface,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
export const form = style({ display: 'grid', gap: space.x5 })

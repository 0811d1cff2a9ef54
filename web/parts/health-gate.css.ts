import { style } from '@vanilla-extract/css'
import { color, round, space } from '../theme.css.ts'

export const gate = style({
  display: 'grid',
  gap: space.x3,
  padding: space.x5,
  border: `1px solid ${color.line}`,
  borderRadius: round.panel,
  background: color.surface,
})
export const title = style({ fontSize: '1rem', fontWeight: 600 })

import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'

/** What is left, and of what, beside it or below. */
export const left = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space.x2,
  marginBlockStart: space.x3,
})
globalStyle(`${left} > :first-child`, { flex: 'none' })
globalStyle(`${left} > :last-child`, { flex: '1 1 7rem' })

export const tick = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
  alignItems: 'start',
  minHeight: 44,
  cursor: 'pointer',
})
export const box = style({ width: '1.5rem', height: '1.5rem', margin: 0, accentColor: color.ink })
export const prices = style({ display: 'grid', gap: space.x1 })

import { style } from '@vanilla-extract/css'
import { color, round, space } from '../theme.css.ts'

export const understood = style({ display: 'grid', gap: space.x3, selectors: { '&:empty': { display: 'none' } } })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const label = style({ fontSize: '0.9375rem', color: color.inkSoft, margin: 0 })
const control = {
  minHeight: 44,
  padding: `${space.x1} ${space.x3}`,
  background: 'none',
  fontSize: '0.9375rem',
  fontWeight: 540,
} as const

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1.5px solid ${color.edge}`,
  borderRadius: round.control,
  background: color.surface,
  selectors: { '&[data-limit=true]': { borderStyle: 'dashed', borderColor: color.ink } },
})
export const name = style({
  ...control,
  display: 'inline-flex',
  alignItems: 'center',
  border: 0,
  selectors: { 'button&': { cursor: 'pointer', textDecoration: 'underline dotted', textUnderlineOffset: '0.25em' } },
})
export const away = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  minWidth: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
})
export const choice = style({
  ...control,
  border: `1.5px solid ${color.edge}`,
  borderRadius: round.control,
  background: color.surface,
  cursor: 'pointer',
})
export const question = style({ display: 'grid', border: 0, margin: 0, padding: 0 })
export const legend = style({ padding: 0, marginBottom: space.x2, fontSize: '0.9375rem', fontWeight: 560 })

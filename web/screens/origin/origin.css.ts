import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const sheet = style({ display: 'grid', gap: space.x4, minWidth: 0 })
export const choice = style({ display: 'grid', gap: space.x1 })
export const select = style({
  minHeight: 48,
  maxWidth: '100%',
  paddingInline: space.x3,
  border: `1.5px solid ${color.edge}`,
  borderRadius: round.control,
  background: color.surface,
  color: color.ink,
  fontSize: '1rem',
})
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${space.x1} ${space.x3}`,
  paddingBlock: space.x2,
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
})
export const change = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 620, whiteSpace: 'nowrap' })
export const when = style({ gridColumn: '1 / -1', color: color.inkSoft, fontSize: '0.875rem' })
export const sum = style({ display: 'flex', alignItems: 'baseline', gap: space.x2, margin: 0 })
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color.ink })

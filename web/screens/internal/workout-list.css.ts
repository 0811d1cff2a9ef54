import { globalStyle, style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const empty = style({ color: color.inkSoft })
export const date = style({ color: color.inkSoft, fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' })
globalStyle(`${table} th`, {
  padding: `${space.x2} ${space.x3} ${space.x2} 0`,
  borderBottom: `1.5px solid ${color.ink}`,
  textAlign: 'left',
  fontWeight: 600,
})
globalStyle(`${table} td`, {
  padding: `${space.x2} ${space.x3} ${space.x2} 0`,
  borderBottom: `1px solid ${color.line}`,
  verticalAlign: 'middle',
})

export const cards = style({ display: 'grid', gap: space.x4 })
export const card = style({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: round.panel,
  background: color.surface,
})
/** What state it is in stands below a name that would be broken beside it. */
export const cardHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: `${space.x1} ${space.x3}`,
})
globalStyle(`${cardHead} > h3`, { flex: '1 1 9rem' })

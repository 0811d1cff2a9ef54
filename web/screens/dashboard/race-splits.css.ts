import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.x2 })
export const words = style({ maxWidth: '60ch' })
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  paddingBlockStart: space.x2,
})
export const table = style({
  width: '100%',
  minWidth: '17rem',
  maxWidth: '32rem',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
})
globalStyle(`${table} th, ${table} td`, {
  padding: `${space.x2} 0`,
  paddingInlineEnd: space.x3,
  borderBlockEnd: `1px solid ${color.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
  verticalAlign: 'baseline',
})
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0, textAlign: 'end' })
globalStyle(`${table} thead th`, { color: color.inkSoft, fontSize: '0.875rem', whiteSpace: 'nowrap' })
globalStyle(`${table} td`, { whiteSpace: 'nowrap' })
globalStyle(`${table} tr > :first-child`, { color: color.inkSoft })
globalStyle(`${table} tfoot tr:last-child > *`, { fontWeight: 640, borderBlockEnd: 0 })
export const source = style({ color: color.inkSoft, fontSize: '0.9375rem', maxWidth: '60ch' })

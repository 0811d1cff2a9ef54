import { globalStyle, style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  maxWidth: 760,
  padding: space.x1,
  paddingInlineStart: space.x3,
  border: `1px solid ${color.edge}`,
  borderRadius: round.control,
  background: color.surface,
})
export const glass = style({ display: 'inline-grid', color: color.inkSoft })
export const text = style({
  minHeight: 40,
  padding: `0 ${space.x2}`,
  border: 'none',
  background: 'none',
  fontSize: '1rem',
  selectors: { '&::placeholder': { color: color.inkSoft, opacity: 1 } },
})
globalStyle(`${search} button`, { minHeight: 40, paddingInline: space.x5, borderRadius: 9 })
export const hit = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 40,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
/** Some are seen, however many there are. */
export const saved = style({ maxHeight: '13.5rem', overflowY: 'auto' })
/** Five beside each other at most, so that eight of them and their button fill two rows. */
export const filters = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(14rem, (100% - 4 * ${space.x3}) / 5)), 1fr))`,
  alignItems: 'end',
  gap: `${space.x2} ${space.x3}`,
})
export const filter = style({ display: 'grid', gap: 2, minWidth: 0 })
globalStyle(`${filter} input`, { width: '100%', minWidth: 0 })
/** What is chosen among sentences. */
export const wideFilter = style([filter, { '@media': { '(min-width: 500px)': { gridColumn: 'span 2' } } }])
export const buttons = style({ display: 'flex', alignItems: 'center', gap: space.x2 })
export const more = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 })

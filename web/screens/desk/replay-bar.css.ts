import { globalStyle, style } from '@vanilla-extract/css'
import { color, hovers, round, space } from '../../theme.css.ts'

export const replay = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  padding: `${space.x1} ${space.x2}`,
  border: `1px solid ${color.line}`,
  borderRadius: round.control,
  background: color.surface,
})
export const step = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  border: 'none',
  borderRadius: round.small,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:disabled': { opacity: 0.4, cursor: 'default' } },
  '@media': { [hovers]: { selectors: { '&:hover:not(:disabled)': { background: color.sunken } } } },
})
export const slider = style({ width: '100%', height: 28, margin: 0, accentColor: color.accentInk, cursor: 'pointer' })
export const where = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
  paddingInline: space.x2,
  fontVariantNumeric: 'tabular-nums',
})
export const keys = style({ marginInlineStart: 'auto', color: color.inkSoft, fontSize: '0.8125rem', lineHeight: 1.4 })
globalStyle(`${keys} kbd`, {
  padding: `0 ${space.x1}`,
  border: `1px solid ${color.line}`,
  borderRadius: 4,
  background: color.sunken,
  font: 'inherit',
})

import { globalStyle, style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const choices = style({ display: 'grid', gap: space.x6, padding: 0, margin: 0, border: 0, minWidth: 0 })
export const part = style({ display: 'grid', gap: space.x3 })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
/** Three answers of one scale, side by side on every phone; below each other where the text is large. */
export const scale = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4.9rem, 1fr))',
  gap: space.x2,
})
globalStyle(`${scale} > button`, { paddingInline: space.x2 })
export const places = style({ display: 'grid', gap: space.x3, overflowWrap: 'anywhere', hyphens: 'auto' })
/** As tall as the buttons beside it, and pressed already. */
export const here = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  minHeight: 52,
  padding: `${space.x2} ${space.x6}`,
  borderRadius: round.control,
  background: color.ink,
  color: color.paper,
  fontSize: '1.0625rem',
  fontWeight: 620,
  fontStretch: '106%',
  lineHeight: 1.2,
})

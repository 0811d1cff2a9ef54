import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'

export const picture = style({ display: 'block', width: '100%', height: 'auto', fill: 'none', overflow: 'visible' })
export const line = style({ stroke: color.ink, strokeWidth: 3.5, strokeLinecap: 'round', strokeLinejoin: 'round' })
export const ground = style({ stroke: color.edge, strokeWidth: 1, strokeDasharray: '2 5' })
export const dot = style({ fill: color.accent })
export const lift = style({ display: 'grid', gap: space.x1, padding: `${space.x3} 0` })
/** A figure beside its words; with large text below them, so that no word is broken for it. */
const beside = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: `0 ${space.x3}` } as const
export const head = style({ ...beside, alignItems: 'baseline' })
globalStyle(`${head} > :first-child`, { flex: '1 1 10rem', minWidth: 0 })
export const percent = style({ fontWeight: 640, fontStretch: '112%', fontVariantNumeric: 'tabular-nums' })
export const set = style({
  ...beside,
  alignItems: 'center',
  minHeight: 48,
  color: color.inkSoft,
  textDecoration: 'none',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
})
export const words = style({ flex: '1 1 10rem', minWidth: 0, textDecoration: 'underline', textUnderlineOffset: 3 })
export const sum = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.x2 })
export const about = style({ color: color.inkSoft, marginBlockEnd: space.x3 })

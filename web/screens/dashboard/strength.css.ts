import { style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'

export const picture = style({ display: 'block', width: '100%', height: 'auto', fill: 'none', overflow: 'visible' })
export const line = style({ stroke: color.ink, strokeWidth: 3.5, strokeLinecap: 'round', strokeLinejoin: 'round' })
export const ground = style({ stroke: color.edge, strokeWidth: 1, strokeDasharray: '2 5' })
export const dot = style({ fill: color.accent })
export const lift = style({ display: 'grid', gap: space.x1, padding: `${space.x3} 0` })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x3,
  alignItems: 'baseline',
})
export const percent = style({ fontWeight: 640, fontStretch: '112%', fontVariantNumeric: 'tabular-nums' })
export const set = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x3,
  alignItems: 'center',
  minHeight: 48,
  color: color.inkSoft,
  textDecoration: 'none',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
})
export const words = style({ textDecoration: 'underline', textUnderlineOffset: 3 })
export const sum = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.x2 })

import { style } from '@vanilla-extract/css'
import { color, quick } from '../theme.css.ts'

export const picture = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })
export const bar = style({ fill: color.ink, transition: `fill ${quick}` })
export const latest = style({ fill: color.accent })
export const ground = style({ stroke: color.edge, strokeWidth: 1 })
export const none = style({ fill: color.edge })
export const top = style({
  display: 'grid',
  minHeight: '1.5em',
  fontSize: '0.875rem',
  fontWeight: 640,
  fontStretch: '112%',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})

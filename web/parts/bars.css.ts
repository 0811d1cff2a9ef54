import { style } from '@vanilla-extract/css'
import { color, quick } from '../theme.css.ts'

export const picture = style({ display: 'block', width: '100%', height: 'auto', overflow: 'visible' })
export const bar = style({ fill: color.ink, transition: `fill ${quick}` })
export const latest = style({ fill: color.accent })
export const ground = style({ stroke: color.edge, strokeWidth: 1 })
export const none = style({ fill: color.edge })
export const mark = style({ fill: color.inkSoft, fontSize: 11, fontVariantNumeric: 'tabular-nums' })
export const peak = style({
  fill: color.ink,
  fontSize: 12,
  fontWeight: 640,
  fontStretch: '112%',
  fontVariantNumeric: 'tabular-nums',
})

import { style } from '@vanilla-extract/css'
import { color } from '../../theme.css.ts'

export const picture = style({ display: 'block', width: '100%', height: 'auto', fill: 'none', overflow: 'visible' })
export const line = style({ stroke: color.ink, strokeWidth: 4, strokeLinecap: 'round', strokeLinejoin: 'round' })
export const ground = style({ stroke: color.line, strokeWidth: 1 })
export const dot = style({ fill: color.accent })
export const words = style({ color: color.inkSoft, fontSize: '0.875rem', marginTop: 8 })

import { style } from '@vanilla-extract/css'
import { color, space } from '../theme.css.ts'

export const mark = style({ width: '1.6em', height: '1.6em', flex: 'none', fill: 'none' })
export const curve = style({ stroke: 'currentColor', strokeWidth: 3.4, strokeLinecap: 'round' })
export const dot = style({ fill: color.accent })
export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  color: color.ink,
  textDecoration: 'none',
  fontStretch: '122%',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  minHeight: 48,
})

import { keyframes, style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'

export const page = style({
  minHeight: '100dvh',
  maxWidth: '35rem',
  margin: '0 auto',
  padding: space.x6,
  display: 'grid',
  alignContent: 'center',
  gap: space.x8,
})
const grow = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })
export const picture = style({ width: '100%', height: 'auto', fill: 'none' })
export const track = style({ stroke: color.line, strokeWidth: 5, strokeLinecap: 'round' })
export const curve = style({
  stroke: color.ink,
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeDasharray: 1,
  animation: `${grow} 9s cubic-bezier(0.1, 0.7, 0.3, 1) forwards`,
})
export const goal = style({ fill: 'none', stroke: color.accent, strokeWidth: 4 })
export const leave = style({ display: 'grid', gap: space.x4 })
export const stages = style({ display: 'grid', gap: space.x2 })
export const stage = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 36,
  color: color.inkSoft,
  selectors: { '&[data-state=now]': { color: color.ink, fontWeight: 620 }, '&[data-state=done]': { color: color.ink } },
})
export const sign = style({
  flex: 'none',
  width: '1.5em',
  height: '1.5em',
  display: 'inline-grid',
  placeItems: 'center',
  color: color.accentInk,
})
export const point = style({
  width: 8,
  height: 8,
  borderRadius: 8,
  background: color.line,
  selectors: { '[data-state=now] &': { background: 'currentColor' } },
})

export const stopped = style({ display: 'grid', gap: space.x3, width: '100%' })
export const asked = style({ border: 0, margin: 0, padding: 0, width: '100%' })
export const question = style({ padding: 0, marginBottom: space.x3, fontWeight: 620 })

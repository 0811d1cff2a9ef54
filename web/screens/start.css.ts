import { style } from '@vanilla-extract/css'
import { color, space, wide } from '../theme.css.ts'

export const page = style({
  minHeight: '100dvh',
  maxWidth: 1160,
  margin: '0 auto',
  padding: `${space.x4} ${space.x5} ${space.x8}`,
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.x6,
  '@media': { [wide]: { padding: `${space.x6} ${space.x8}` } },
})
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: '1.25rem',
})
export const main = style({
  display: 'grid',
  alignContent: 'end',
  gap: space.x8,
  '@media': { [wide]: { gridTemplateColumns: '6fr 6fr', alignContent: 'center', alignItems: 'center' } },
})
export const words = style({
  display: 'grid',
  gap: space.x5,
  justifyItems: 'start',
  '@media': { [wide]: { order: -1 } },
})
export const lead = style({ fontSize: '1.1875rem', maxWidth: '34ch', color: color.inkSoft })
export const actions = style({
  display: 'grid',
  gap: space.x3,
  width: '100%',
  '@media': { '(min-width: 480px)': { display: 'flex' } },
})
export const picture = style({ width: '100%', height: 'auto', fill: 'none' })
export const line = style({ stroke: color.ink, strokeWidth: 7, strokeLinecap: 'round' })
export const ground = style({ stroke: color.line, strokeWidth: 1.5 })
export const dot = style({ fill: color.accent })
export const foot = style({ color: color.inkSoft, fontSize: '0.875rem' })

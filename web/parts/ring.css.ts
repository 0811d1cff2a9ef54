import { style } from '@vanilla-extract/css'
import { color, lying, space } from '../theme.css.ts'
import { numeral } from '../type.css.ts'

export const ring = style({
  position: 'relative',
  width: 'min(66vw, 27dvh, 320px)',
  containerType: 'inline-size',
  '@media': { [lying]: { width: 'min(40vw, 52dvh)' } },
  aspectRatio: '1',
  margin: '0 auto',
})
export const picture = style({ width: '100%', height: '100%', fill: 'none', transform: 'rotate(-90deg)' })
export const track = style({ stroke: color.line, strokeWidth: 5 })
export const rest = style({
  stroke: color.accent,
  strokeWidth: 5,
  strokeLinecap: 'round',
  transition: 'stroke-dashoffset 250ms linear',
})
export const inside = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x1,
})
/** As large as the ring lets it be. */
export const clock = style([numeral.giant, { fontSize: '24cqi', whiteSpace: 'nowrap' }])
/** In two lines where text is large. */
export const under = style({
  maxWidth: '72cqi',
  color: color.inkSoft,
  fontSize: 'min(1rem, max(7cqi, 0.625rem))',
  lineHeight: 1.2,
  textAlign: 'center',
})

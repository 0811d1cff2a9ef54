import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'
import { middle } from './base.css.ts'

export const head = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 })
export const form = style({ display: 'grid', gap: space.x5, width: '100%' })
export const two = style({
  display: 'grid',
  gap: space.x5,
  alignItems: 'start',
  '@media': { [middle]: { gridTemplateColumns: '1fr 1fr' } },
})
export const message = style({ selectors: { '&&': { minHeight: 180 } } })
/** Out of sight and out of reach, for robots only: what cannot be seen is no control for a machine that reads aloud either. */
export const trap = style({
  visibility: 'hidden',
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
export const alert = style({
  padding: `${space.x4} ${space.x5}`,
  borderRadius: round.control,
  border: `1.5px solid ${color.bad}`,
  background: color.badSoft,
})
export const send = style({ selectors: { '&&': { justifySelf: 'start', minWidth: 220 } } })
export const sent = style({ display: 'grid', gap: space.x5, justifyItems: 'start' })

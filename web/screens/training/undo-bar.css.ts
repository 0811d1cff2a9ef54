import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

/** Beside the next action, in a place of its own: it covers nothing that one may tap. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: 'center',
  width: 'fit-content',
  maxWidth: '100%',
  gap: `0 ${space.x2}`,
  padding: `0 ${space.x1} 0 ${space.x4}`,
  borderRadius: round.control,
  background: color.ink,
  color: color.paper,
})
export const words = style({ minWidth: 0, paddingBlock: space.x3, overflowWrap: 'anywhere', hyphens: 'auto' })
export const back = style({
  minHeight: 48,
  padding: `0 ${space.x3}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 620,
  textDecoration: 'underline',
  cursor: 'pointer',
})

import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

/** Over whatever is there, so that nothing moves when it comes and goes. */
export const bar = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  insetBlockEnd: 'calc(112px + env(safe-area-inset-bottom))',
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space.x4})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  padding: `${space.x1} ${space.x2} ${space.x1} ${space.x5}`,
  borderRadius: round.control,
  background: color.ink,
  color: color.paper,
})
export const back = style({
  minHeight: 44,
  padding: `0 ${space.x3}`,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 620,
  textDecoration: 'underline',
  cursor: 'pointer',
})

import { style } from '@vanilla-extract/css'
import { color, quick, round, space } from '../../theme.css.ts'

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x3,
  minHeight: 60,
  padding: `${space.x2} ${space.x6} ${space.x2} ${space.x5}`,
  borderRadius: round.control,
  border: '1.5px solid transparent',
  background: color.ink,
  color: color.paper,
  fontSize: '1.125rem',
  fontWeight: 640,
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  transition: `transform ${quick}, background-color ${quick}`,
  selectors: { '&:hover': { transform: 'translateY(-2px)' }, '&:active': { transform: 'none' } },
})
export const small = style([
  badge,
  { minHeight: 48, fontSize: '1rem', gap: space.x2, padding: `${space.x1} ${space.x5} ${space.x1} ${space.x4}` },
])
export const phone = style({
  width: '1.4em',
  height: '1.4em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.9,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

import { globalStyle, style } from '@vanilla-extract/css'
import { color, quick, round, space } from '../../theme.css.ts'

export const card = style({ position: 'relative', display: 'grid', gap: space.x4, alignContent: 'start', minWidth: 0 })
export const image = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: round.panel,
  background: color.sunken,
})
globalStyle(`${image} img`, { width: '100%', transition: `transform ${quick}` })
globalStyle(`${card}:hover ${image} img`, { transform: 'scale(1.02)' })
export const icon = style({
  width: 88,
  height: 88,
  fill: 'none',
  stroke: color.ink,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const words = style({ display: 'grid', gap: space.x2, alignContent: 'start' })
export const labels = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x3}`, fontSize: '0.875rem' })
export const category = style({
  fontWeight: 680,
  letterSpacing: '0.04em',
  color: color.accentInk,
})
export const tag = style({ color: color.inkSoft })
export const title = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px' },
  },
})
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: color.inkSoft,
})
export const dates = style({ display: 'flex', gap: space.x4, fontSize: '0.875rem', color: color.inkSoft })
/** Beside its picture where there is room. */
export const row = style([
  card,
  {
    '@media': {
      '(min-width: 560px)': { gridTemplateColumns: 'clamp(112px, 13vw, 180px) minmax(0, 1fr)', columnGap: space.x5 },
    },
  },
])

import { style } from '@vanilla-extract/css'
import { color, hovers, quick, round, space } from '../../theme.css.ts'

export const views = style({
  display: 'flex',
  justifyContent: 'center',
  gap: space.x4,
  maxWidth: 380,
  margin: '0 auto',
})
export const view = style({ display: 'grid', gap: space.x1, width: '50%', margin: 0 })
export const caption = style({ textAlign: 'center', color: color.inkSoft, fontSize: '0.875rem' })
export const picture = style({ position: 'relative' })
export const drawing = style({ display: 'block', width: '100%', height: 'auto' })
const skin = `color-mix(in oklab, ${color.ink} 16%, ${color.surface})`
/** Its edge closes the seam between the halves. */
export const outline = style({ fill: skin, stroke: skin, strokeWidth: 0.6 })
export const sides = style({
  display: 'flex',
  justifyContent: 'space-between',
  color: color.inkSoft,
  fontSize: '0.8125rem',
})

/** As large as a fingertip; the point in its middle is what is seen. */
export const joint = style({
  position: 'absolute',
  width: 40,
  height: 40,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 'none',
  borderRadius: round.full,
  background: 'none',
  transform: 'translate(-50%, -50%)',
  cursor: 'pointer',
})
export const point = style({
  width: 20,
  height: 20,
  borderRadius: round.full,
  border: `2px solid ${color.edge}`,
  background: color.surface,
  transition: `transform ${quick}, background-color ${quick}`,
  '@media': { [hovers]: { selectors: { [`${joint}:hover &`]: { borderColor: color.ink } } } },
  selectors: {
    '[aria-pressed=true] > &': { background: color.accent, borderColor: color.ink, transform: 'scale(1.3)' },
  },
})

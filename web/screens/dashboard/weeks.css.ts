import { style } from '@vanilla-extract/css'
import { color, hovers, quick, round, space } from '../../theme.css.ts'

/** Four beside each other; with large text two. */
export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.5em, 100%), 1fr))',
  gap: space.x1,
  minWidth: 0,
  maxWidth: '36rem',
})
export const tab = style({
  minHeight: 48,
  padding: 0,
  border: '1.5px solid transparent',
  borderRadius: round.full,
  background: 'none',
  color: color.inkSoft,
  fontSize: '0.9375rem',
  fontWeight: 560,
  cursor: 'pointer',
  transition: `color ${quick}, border-color ${quick}`,
  '@media': { [hovers]: { selectors: { '&:hover': { color: color.ink } } } },
  selectors: {
    '&[aria-pressed=true]': { color: color.ink, borderColor: color.ink },
    '&:focus-visible': { borderRadius: round.full },
  },
})
export const sum = style({ display: 'flex', alignItems: 'baseline', gap: space.x2 })

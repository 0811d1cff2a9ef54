import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'
import { headerHeight } from './base.css.ts'

/** The one layout of legal and contact pages, and of what is missing. */
export const page = style({
  paddingTop: `calc(${headerHeight}px + clamp(16px, 3vw, 40px))`,
  paddingBottom: 'clamp(72px, 9vw, 144px)',
})
export const inner = style({
  maxWidth: 760,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  justifyItems: 'start',
})
export const missing = style([
  page,
  {
    minHeight: '74dvh',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    justifyItems: 'start',
    gap: space.x5,
  },
])
export const missingTitle = style({ maxWidth: '10em' })

export const info = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x5}`,
  padding: `${space.x3} ${space.x5}`,
  borderRadius: round.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
})
export const warning = style({
  display: 'grid',
  gap: space.x1,
  padding: `${space.x4} ${space.x5}`,
  borderRadius: round.control,
  border: `1.5px solid ${color.bad}`,
  background: color.badSoft,
  color: color.ink,
})
export const badge = style({
  padding: `2px ${space.x3}`,
  borderRadius: round.full,
  background: color.accent,
  color: color.onAccent,
  fontSize: '0.875rem',
  fontWeight: 660,
})
export const versions = style({ position: 'relative', minWidth: 'min(100%, 340px)', maxWidth: '100%' })
export const chosen = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  minHeight: 52,
  padding: `${space.x2} ${space.x4}`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: round.control,
  background: color.surface,
  fontWeight: 600,
})
export const arrow = style({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
})
export const list = style({
  position: 'absolute',
  zIndex: 5,
  insetInline: 0,
  marginTop: space.x1,
  border: `1px solid ${color.edge}`,
  borderRadius: round.control,
  background: color.surface,
  overflow: 'hidden',
  boxShadow: '0 12px 32px rgb(0 0 0 / 0.14)',
})
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  minHeight: 56,
  padding: `${space.x2} ${space.x4}`,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.sunken }, '&[aria-current]': { fontWeight: 660 } },
})
export const optionDate = style({ color: color.inkSoft, fontSize: '0.9375rem', fontWeight: 400 })

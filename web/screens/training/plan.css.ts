import { style } from '@vanilla-extract/css'
import { color, quick, round, space, wide } from '../../theme.css.ts'

export const page = style({
  maxWidth: '47.5rem',
  margin: '0 auto',
  padding: `${space.x2} ${space.x5} calc(160px + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: space.x6,
  '@media': { [wide]: { padding: `${space.x6} ${space.x8} 160px` } },
})
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: '-12px',
})
export const head = style({ display: 'grid', gap: space.x3 })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  alignItems: 'baseline',
  '@media': { [wide]: { columnGap: space.x6 } },
})
export const fact = style({ display: 'inline-flex', alignItems: 'baseline', gap: '0.3em' })
export const blocks = style({ display: 'grid', gap: space.x8 })
export const block = style({ display: 'grid', gap: space.x2, containerType: 'inline-size' })
/** With large text on a phone the minutes stand below the name, which so breaks less. */
export const blockHead = style({
  display: 'flex',
  '@container': { '(max-width: 12rem)': { flexWrap: 'wrap' } },
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
})

export const blockMinutes = style({ color: color.inkSoft, whiteSpace: 'nowrap' })

export const exercise = style({
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: `1px solid ${color.line}` } },
})
export const exerciseHead = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 68,
  paddingBlock: space.x2,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
/** As large with large text, which has the place. */
export const exerciseSign = style({ color: color.good, display: 'inline-grid', fontSize: 16 })
export const ring = style({
  width: 20,
  height: 20,
  margin: 2,
  borderRadius: round.full,
  border: `1.75px solid ${color.edge}`,
  selectors: { '&[data-begun=true]': { borderColor: color.accentInk, borderWidth: 5 } },
})
export const done = style({ display: 'inline-grid' })
export const skipped = style({ color: color.inkSoft })
export const since = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space.x2}`,
  fontSize: '0.9375rem',
  fontWeight: 600,
})
export const note = style({
  display: 'block',
  fontSize: '0.9375rem',
  fontStyle: 'italic',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginInline: '-12px' })
export const turning = style({
  display: 'inline-flex',
  color: color.inkSoft,
  transition: `transform ${quick}`,
  selectors: { 'details[open] > summary &': { transform: 'rotate(180deg)' } },
})
export const more = style({ display: 'grid', gap: space.x4, padding: `${space.x1} 0 ${space.x5} 36px` })
export const look = style({ display: 'grid', gap: space.x2, justifyItems: 'start', maxWidth: 480 })
export const sets = style({ display: 'grid' })
export const set = style({
  display: 'grid',
  gridTemplateColumns: '6.8em minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 48,
  width: '100%',
  padding: 0,
  border: 'none',
  borderTop: `1px solid ${color.line}`,
  background: 'none',
  color: color.ink,
  fontSize: '1rem',
  textAlign: 'left',
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
})
export const bar = style({
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  insetBlockEnd: 0,
  padding: `${space.x3} ${space.x5} calc(${space.x4} + env(safe-area-inset-bottom))`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
})
export const barInside = style({
  maxWidth: '45rem',
  margin: '0 auto',
  display: 'grid',
  gap: space.x2,
  '@media': { [wide]: { maxWidth: '43.5rem' } },
})

import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const page = style({ display: 'grid', gap: space.x8, maxWidth: '45rem' })
export const head = style({ display: 'grid', gap: space.x4, justifyItems: 'start' })
export const day = style({ display: 'grid', gap: space.x4, containerType: 'inline-size' })
export const minutes = style({ display: 'grid' })
/** With large text on a phone the time stands above what happened. */
export const minute = style({
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  gap: space.x4,
  '@container': { '(max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x1 } },
})
export const time = style({
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  paddingTop: 2,
})
/** The line runs through all minutes; a day's last word ends it. */
export const entries = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  paddingInlineStart: space.x5,
  paddingBottom: space.x5,
  borderInlineStart: `2px solid ${color.line}`,
})
export const entry = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: -26,
    insetBlockStart: 8,
    width: 10,
    height: 10,
    borderRadius: round.full,
    background: color.paper,
    border: `2px solid ${color.edge}`,
  },
  selectors: {
    '&[data-strong=true]::before': { background: color.accent, borderColor: color.accent },
    '&[data-strong=true]': { fontWeight: 620 },
  },
})
/** Who it was, and beside it the way back. */
export const below = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space.x4 })
export const who = style({ color: color.inkSoft, fontSize: '0.875rem', fontWeight: 450 })
export const undo = style({
  display: 'block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accentInk,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 560,
  textDecoration: 'underline',
  cursor: 'pointer',
})

import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  marginInlineEnd: space.x2,
  whiteSpace: 'nowrap',
  selectors: {
    '&::before': { content: '""', width: 8, height: 8, borderRadius: round.full, background: color.good },
    '&[data-state=behind]::before': { background: color.accent },
    '&[data-state=bad]::before': { background: color.bad, borderRadius: 1 },
    '&[data-state=bad]': { color: color.bad, fontWeight: 580 },
  },
})
export const working = style({ display: 'grid', gap: space.x1, minWidth: 190 })
export const pace = style({ width: 'auto' })
export const bar = style({ width: '100%', height: 6, accentColor: color.accentInk })
export const error = style({ color: color.bad, overflowWrap: 'anywhere' })

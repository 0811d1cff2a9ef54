import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, round, space, wide } from '../theme.css.ts'

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })

/** A sheet from below on the phone, a panel in the middle on a desk. */
export const dialog = style({
  width: '100%',
  maxWidth: '35rem',
  maxHeight: '88dvh',
  margin: 'auto auto 0',
  padding: `${space.x5} ${space.x5} calc(${space.x5} + env(safe-area-inset-bottom))`,
  border: 'none',
  borderRadius: `${round.panel} ${round.panel} 0 0`,
  background: color.surface,
  color: color.ink,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    '&[open]': { animation: `${rise} 200ms cubic-bezier(0.2, 0.7, 0.2, 1)` },
    '&::backdrop': { background: color.veil },
  },
  '@media': { [wide]: { margin: 'auto', borderRadius: round.panel, padding: space.x8 } },
})
globalStyle('html:has(dialog[open])', { overflow: 'hidden' })

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: space.x3,
  marginBottom: space.x3,
})
export const title = style({ paddingBlock: space.x3 })
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 })
export const actions = style({ display: 'grid', gap: space.x3, marginTop: space.x2 })

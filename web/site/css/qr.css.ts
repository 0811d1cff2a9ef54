import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'
import { middle } from './base.css.ts'

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } })

/** Without script the address #qr opens it. */
export const dialog = style({
  width: 'min(100%, 440px)',
  maxHeight: '92dvh',
  margin: 'auto auto 0',
  padding: space.x6,
  border: 'none',
  borderRadius: `${round.panel} ${round.panel} 0 0`,
  background: color.surface,
  color: color.ink,
  overflow: 'auto',
  selectors: {
    '&[open]': { animation: `${rise} 200ms cubic-bezier(0.2, 0.7, 0.2, 1)` },
    '&::backdrop': { background: color.veil },
    '&:target:not([open])': { display: 'block', position: 'static', marginBlock: space.x12, borderRadius: round.panel },
  },
  '@media': { [middle]: { margin: 'auto', borderRadius: round.panel } },
})
globalStyle('html:has(dialog[open])', { overflow: 'hidden' })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  marginBottom: space.x2,
})
export const code = style({
  width: '100%',
  maxWidth: 320,
  margin: `${space.x5} auto`,
  padding: 20,
  borderRadius: round.control,
  background: '#fff',
  fill: '#000',
})
export const actions = style({ display: 'grid', gap: space.x2 })
export const status = style({ minHeight: '1.5em', textAlign: 'center' })

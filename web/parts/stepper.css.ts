import { style } from '@vanilla-extract/css'
import { color, hovers, lying, quick, round, space } from '../theme.css.ts'
import { numeral } from '../type.css.ts'

export const stepper = style({
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: '64px minmax(0, 1fr) 64px',
  alignItems: 'center',
  padding: space.x2,
  border: `1.5px solid ${color.line}`,
  borderRadius: round.panel,
  background: color.surface,
})

export const turn = style({
  display: 'grid',
  placeItems: 'center',
  height: 64,
  width: 64,
  padding: 0,
  border: 'none',
  borderRadius: round.control,
  background: color.sunken,
  color: color.ink,
  fontSize: '1.125rem',
  cursor: 'pointer',
  transition: `background-color ${quick}, transform ${quick}`,
  '@media': { [hovers]: { selectors: { '&:hover:not(:disabled)': { background: color.line } } } },
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(0.96)' },
    '&:disabled': { opacity: 0.4, cursor: 'default' },
  },
})

export const middle = style({ display: 'grid', justifyItems: 'center', gap: 2, minWidth: 0 })

export const value = style([
  numeral.giant,
  {
    width: '100%',
    padding: 0,
    border: 'none',
    background: 'none',
    textAlign: 'center',
    fontSize: 'clamp(min(2.5rem, 20cqi), 17.5cqi, 4.75rem)',
    height: '1.08em',
    selectors: {
      '&[data-long=true]': { fontSize: 'clamp(min(2.25rem, 14cqi), 13cqi, 3.75rem)', height: '1.47em' },
      '&::placeholder': { color: color.edge, opacity: 1 },
    },
  },
])

export const unit = style({
  fontSize: '0.9375rem',
  color: color.inkSoft,
  fontWeight: 520,
  textAlign: 'center',
  '@media': { [lying]: { fontSize: '0.8125rem' } },
})

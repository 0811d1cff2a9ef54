import { style } from '@vanilla-extract/css'
import { color, hovers, quick, round, space } from '../theme.css.ts'

export const field = style({ display: 'grid', gap: space.x1, minWidth: 0 })
export const label = style({ fontSize: '0.9375rem', fontWeight: 560 })
export const hint = style({ fontSize: '0.875rem', lineHeight: 1.4, color: color.inkSoft })
export const error = style({
  display: 'flex',
  gap: space.x1,
  alignItems: 'center',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  color: color.bad,
  fontWeight: 560,
})

const stroke = 'transparent 42%, currentColor 42% 58%, transparent 58%'

export const input = style({
  width: '100%',
  minHeight: 52,
  padding: `${space.x3} ${space.x4}`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: round.control,
  background: color.surface,
  fontSize: '1.0625rem',
  transition: `border-color ${quick}`,
  '@media': { [hovers]: { selectors: { '&:hover': { borderColor: color.ink } } } },
  selectors: {
    '&:focus-visible': { outlineOffset: 0, borderRadius: round.control, borderColor: 'transparent' },
    '&[aria-invalid=true]': { borderColor: color.bad, backgroundColor: color.badSoft },
    '&::placeholder': { color: color.inkSoft, opacity: 1 },
    '&:disabled': { color: color.inkSoft, backgroundColor: color.sunken },
    // The browser's own is blue.
    '&::-webkit-search-cancel-button': { filter: 'grayscale(1)' },
    // The browser's own arrow sticks to the frame.
    'select&': {
      appearance: 'none',
      paddingInlineEnd: 48,
      background: `linear-gradient(45deg, ${stroke}) no-repeat right 25px center / 7px 7px, linear-gradient(-45deg, ${stroke}) no-repeat right 18px center / 7px 7px ${color.surface}`,
      textOverflow: 'ellipsis',
    },
  },
})

export const area = style([input, { minHeight: 96, resize: 'vertical', lineHeight: 1.45 }])
export const withButton = style({ position: 'relative' })
export const inside = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  display: 'grid',
  alignContent: 'center',
})
export const roomForButton = style({ paddingInlineEnd: 56 })

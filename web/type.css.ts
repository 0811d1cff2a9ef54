import { style, styleVariants } from '@vanilla-extract/css'
import { color } from './theme.css.ts'

export const family = "'Archivo Variable', 'Archivo', system-ui, sans-serif"

/** Headings and numerals stand wide, running text at the normal width. */
const expanded = { fontStretch: '118%', fontWeight: 640, letterSpacing: '-0.018em', textWrap: 'balance' } as const

export const heading = styleVariants({
  display: { ...expanded, fontSize: 'clamp(2.25rem, 1.3rem + 4.2vw, 4rem)', lineHeight: 1.02 },
  page: { ...expanded, fontSize: 'clamp(min(1.75rem, 10vw), min(1.4rem + 1.6vw, 10vw), 2.5rem)', lineHeight: 1.08 },
  part: { ...expanded, fontSize: 'min(1.1875rem, 9vw)', lineHeight: 1.25, letterSpacing: '-0.01em' },
  small: { ...expanded, fontSize: '1rem', lineHeight: 1.3, letterSpacing: '-0.005em', fontStretch: '112%' },
})

export const numeral = styleVariants(
  {
    giant: { fontSize: 'clamp(3.5rem, 2.4rem + 5.4vw, 6rem)', lineHeight: 1 },
    big: { fontSize: '2.75rem', lineHeight: 1, marginInlineEnd: '0.1em' },
    middle: { fontSize: '1.75rem', lineHeight: 1.1 },
  },
  size => ({
    ...size,
    fontStretch: '125%',
    fontWeight: 620,
    letterSpacing: '-0.03em',
    fontVariantNumeric: 'tabular-nums',
  }),
)

export const text = styleVariants({
  body: { fontSize: '1.0625rem', lineHeight: 1.5 },
  small: { fontSize: '0.9375rem', lineHeight: 1.45 },
  tiny: { fontSize: '0.8125rem', lineHeight: 1.4 },
})

export const soft = style({ color: color.inkSoft })

/** Seen by screen readers only. */
export const unseen = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

import '../../base.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'
import { calm, color, round, space } from '../../theme.css.ts'

export const desk = '(min-width: 1024px)'
export const middle = '(min-width: 720px)'
export const huge = '(min-width: 1280px)'

export const headerHeight = 72

globalStyle('html', {
  fontFamily: "'Archivo Variable', 'Archivo Stand-In', system-ui, sans-serif",
  scrollPaddingBlock: `${headerHeight + 16}px 24px`,
  scrollBehavior: 'smooth',
  '@media': { [calm]: { scrollBehavior: 'auto' } },
})
globalStyle('main', { display: 'block' })
globalStyle('img, svg', { display: 'block', maxWidth: '100%', height: 'auto' })
globalStyle('summary', { cursor: 'pointer', listStyle: 'none' })
globalStyle('summary::-webkit-details-marker', { display: 'none' })
globalStyle('::selection', { background: color.accent, color: color.onAccent })

export const frame = style({
  width: '100%',
  maxWidth: 1344,
  marginInline: 'auto',
  paddingInline: 'clamp(20px, 4.6vw, 64px)',
})

export const skip = style({
  position: 'fixed',
  zIndex: 30,
  insetBlockStart: space.x2,
  insetInlineStart: space.x2,
  padding: `${space.x3} ${space.x5}`,
  borderRadius: round.control,
  background: color.ink,
  color: color.paper,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
})

/** The one wide cut of the font. */
export const wide = {
  fontFamily: "'Archivo Variable', 'Archivo Wide Stand-In', 'Archivo Stand-In', system-ui, sans-serif",
  fontStretch: '125%',
  fontWeight: 700,
} as const

/** Set wide and tight: the voice of the public pages. */
const loud = {
  ...wide,
  letterSpacing: '-0.035em',
  lineHeight: 0.98,
  textWrap: 'balance',
} as const

export const giant = style({ ...loud, fontSize: 'clamp(min(2rem, 13vw), 9.8vw, 8.25rem)', lineHeight: 0.94 })
export const title = style({ ...loud, fontSize: 'clamp(min(2rem, 12vw), min(1.1rem + 4.2vw, 12vw), 4.5rem)' })
export const large = style({
  ...loud,
  fontSize: 'clamp(min(1.75rem, 11vw), min(1.2rem + 2.4vw, 11vw), 3.25rem)',
  lineHeight: 1.02,
  letterSpacing: '-0.03em',
})
export const small = style({
  fontSize: '1.3125rem',
  fontWeight: 680,
  textWrap: 'balance',
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
})
export const lead = style({
  fontSize: 'clamp(1.125rem, 1rem + 0.55vw, 1.375rem)',
  lineHeight: 1.45,
  maxWidth: '36em',
  textWrap: 'pretty',
})
export const soft = style({ color: color.inkSoft })
export const fine = style({ fontSize: '0.9375rem', lineHeight: 1.45, color: color.inkSoft })

export const quietLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 48,
  color: color.ink,
  fontWeight: 600,
  textDecorationColor: color.edge,
  selectors: { '&:hover': { textDecorationColor: color.ink } },
})

/** What `client/waiting.ts` puts on the page while the next one is on its way. */
globalStyle('[data-waiting]', {
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  insetBlockEnd: space.x6,
  width: 'fit-content',
  marginInline: 'auto',
  padding: `${space.x3} ${space.x6}`,
  borderRadius: round.full,
  background: color.ink,
  color: color.paper,
})

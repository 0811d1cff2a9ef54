import { globalStyle, keyframes } from '@vanilla-extract/css'
import { calm, color } from './theme.css.ts'
import { family } from './type.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  background: color.paper,
  color: color.ink,
  fontFamily: family,
  fontSize: '100%',
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  scrollPaddingBlock: '80px 140px',
})
globalStyle('body', {
  position: 'relative',
  margin: 0,
  fontSize: '1.0625rem',
  lineHeight: 1.5,
  // The family's own space is a fifth of an em: words run together on a phone.
  wordSpacing: '0.06em',
  minHeight: '100dvh',
  overflowWrap: 'break-word',
})
globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0 })
// Else as wide as its longest word, whatever the screen.
globalStyle('fieldset', { minWidth: 0 })
globalStyle('ul, ol', { listStyle: 'none' })
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
})
// No word stands alone on a last line.
globalStyle('p', { textWrap: 'pretty' })
globalStyle('button', { touchAction: 'manipulation' })
globalStyle('a', { color: color.accentInk, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' })
globalStyle(':focus-visible', { outline: `3px solid ${color.accentInk}`, outlineOffset: '2px', borderRadius: '4px' })
globalStyle('main:focus', { outline: 'none' })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle(':root[data-theme=light]', { colorScheme: 'light' })
globalStyle(':root[data-theme=dark]', { colorScheme: 'dark' })
// Stands in the page from the start, and is seen where the scripts that replace it do not come.
const seen = keyframes({ to: { visibility: 'visible' } })
globalStyle('#late', {
  visibility: 'hidden',
  animation: `${seen} 1ms 6s forwards`,
  maxWidth: '34rem',
  margin: 'auto',
  padding: '18vh 20px 32px',
  '@media': { '(scripting: none)': { display: 'none' } },
})
globalStyle('#late h1', { fontSize: '1.625rem', lineHeight: 1.15 })
globalStyle('#late p', { marginBlock: '12px 20px' })
globalStyle('#late a', { fontWeight: 650, display: 'inline-block', paddingBlock: '12px' })
globalStyle('*, *::before, *::after', {
  '@media': {
    [calm]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
  },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'
import { wide } from './base.css.ts'

/** Running text from markdown. */
export const prose = style({
  fontSize: '1.125rem',
  lineHeight: 1.62,
  width: '100%',
  maxWidth: 720,
  containerType: 'inline-size',
  textWrap: 'pretty',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
})

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(', ')
      .map(each => `${prose} ${each}`)
      .join(', '),
    rule,
  )

inside('> * + *', { marginTop: '1.1em' })
inside('h1, h2, h3, h4, h5, h6', {
  ...wide,
  letterSpacing: '-0.025em',
  lineHeight: 1.14,
  textWrap: 'balance',
  scrollMarginTop: 72,
})
/** Large text on a phone has no room to stand wide: there a heading is told by its weight. */
const upright = (fontSize: string) => ({ '@container': { '(max-width: 14rem)': { fontStretch: '100%', fontSize } } })

// At 320 px the longest part of a legal title just fits; a word goes on in the next line at its joint alone.
inside('h1', {
  fontSize: 'clamp(min(1.75rem, 8.6vw), min(1rem + 3.6vw, 8.6vw), 2.75rem)',
  ...upright('min(1.4375rem, 12.6vw)'),
})
inside('h2', {
  fontSize: 'clamp(1.125rem, 0.8rem + 2vw, 2rem)',
  marginTop: '1.9em',
  ...upright('min(1.25rem, 11.4vw)'),
})
inside('h3, h4, h5, h6', {
  fontSize: 'clamp(1.0625rem, 0.95rem + 0.6vw, 1.1875rem)',
  marginTop: '1.6em',
  ...upright('1.125rem'),
})
inside('h2 + *, h3 + *', { marginTop: '0.6em' })
inside('ul, ol', { paddingInlineStart: '1.3em' })
inside('ul', { listStyle: 'disc' })
inside('ol', { listStyle: 'decimal' })
inside('li + li', { marginTop: '0.4em' })
inside('li::marker', { color: color.inkSoft })
inside('blockquote', { margin: 0, paddingInlineStart: space.x5, borderInlineStart: `3px solid ${color.accent}` })
inside('figure', { marginBlock: '2em' })
inside('img', { width: '100%', borderRadius: round.panel, border: `1px solid ${color.line}` })
inside('hr', { border: 'none', borderTop: `1px solid ${color.line}`, marginBlock: '2.5em' })
inside('a.store', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 56,
  padding: `${space.x2} ${space.x6}`,
  borderRadius: round.control,
  background: color.ink,
  color: color.paper,
  fontSize: '1.0625rem',
  fontWeight: 640,
  textDecoration: 'none',
})

/** A soft hyphen that is not in the text. */
inside('.joint::before', { content: '"\\AD" / ""' })
// Balanced, a line that ends at a joint loses its hyphen.
inside('h1:has(.joint)', { textWrap: 'wrap' })

import { style } from '@vanilla-extract/css'
import { color, quick, space } from '../../theme.css.ts'

// What stands around every page of the desk.

export const around = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  hyphens: 'manual',
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x5}`,
  padding: `0 ${space.x5}`,
  '@media': { '(max-width: 899px)': { columnGap: space.x2 } },
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
})
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 44,
  color: color.ink,
  textDecoration: 'none',
  '@media': { '(max-width: 899px)': { gap: space.x2 } },
})
export const brandWord = style({
  paddingInlineStart: space.x3,
  borderInlineStart: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontWeight: 560,
  '@media': { '(max-width: 899px)': { paddingInlineStart: space.x2 } },
})
export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  '@media': { '(max-width: 899px)': { columnGap: 0 } },
})
export const navItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 44,
  padding: `0 ${space.x3}`,
  borderBottom: '2px solid transparent',
  color: color.inkSoft,
  fontWeight: 560,
  textDecoration: 'none',
  transition: `color ${quick}`,
  '@media': { '(max-width: 899px)': { paddingInline: 6 } },
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current=page]': { color: color.ink, borderBottomColor: color.accent },
  },
})
export const zone = style({ order: 1, marginInlineStart: 'auto', color: color.inkSoft, whiteSpace: 'nowrap' })
export const why = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  maxWidth: 'min(100%, 40rem)',
})
export const whyLabel = style({ flex: 'none', color: color.inkSoft })
/** Two lines of it at most; all of it in its title. */
export const whyWords = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
})
/** What is on a page asks how much room it has in letters: twice as large text has half of it. */
export const main = style({
  containerType: 'inline-size',
  minWidth: 0,
  padding: `${space.x4} ${space.x5} ${space.x8}`,
  outline: 'none',
})

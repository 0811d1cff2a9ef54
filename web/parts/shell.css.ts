import { globalStyle, style } from '@vanilla-extract/css'
import { color, hovers, menuHeight, menuOnTop, quick, round, space, wide } from '../theme.css.ts'

export const shell = style({
  minHeight: '100dvh',
  paddingBottom: `calc(${menuHeight} + ${space.x5})`,
  '@media': { [menuOnTop]: { paddingBottom: space.x8 }, [wide]: { paddingBottom: space.x16 } },
})

export const skip = style({
  position: 'absolute',
  insetInlineStart: space.x4,
  insetBlockStart: '-80px',
  zIndex: 20,
  padding: `${space.x3} ${space.x4}`,
  background: color.ink,
  color: color.paper,
  borderRadius: round.control,
  selectors: { '&:focus': { insetBlockStart: space.x3 } },
})

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
  maxWidth: 1160,
  margin: '0 auto',
  padding: `${space.x2} ${space.x5}`,
  fontSize: '1.125rem',
  '@media': { [wide]: { padding: `${space.x4} ${space.x8}` } },
})
export const brand = style({ textDecoration: 'none', display: 'inline-flex' })

/** Within thumb's reach on the phone, in the head line on a desk. */
export const nav = style({
  position: 'fixed',
  zIndex: 10,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  paddingBottom: 'env(safe-area-inset-bottom)',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [menuOnTop]: {
      position: 'static',
      display: 'flex',
      gap: space.x2,
      background: 'none',
      border: 'none',
      padding: 0,
    },
  },
})

export const item = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 64,
  padding: space.x1,
  whiteSpace: 'nowrap',
  color: color.inkSoft,
  fontSize: '0.8125rem',
  fontWeight: 560,
  textDecoration: 'none',
  borderRadius: round.control,
  transition: `color ${quick}`,
  selectors: {
    '&[aria-current=page]': { color: color.ink, fontWeight: 680 },
  },
  '@media': {
    [hovers]: { selectors: { '&:hover': { color: color.ink } } },
    [menuOnTop]: {
      gridAutoFlow: 'column',
      gap: space.x2,
      minHeight: 48,
      padding: `${space.x1} ${space.x4}`,
      fontSize: '1rem',
      alignItems: 'center',
    },
  },
})

globalStyle(`${item}[aria-current=page] svg`, { color: color.accentInk })

export const foot = style({
  maxWidth: 1160,
  margin: '0 auto',
  padding: `0 ${space.x5} ${space.x4}`,
  '@media': { [wide]: { padding: `0 ${space.x8} ${space.x4}` } },
})
export const main = style({
  maxWidth: 1160,
  margin: '0 auto',
  padding: `${space.x4} ${space.x5} ${space.x8}`,
  '@media': { [wide]: { padding: `${space.x6} ${space.x8} ${space.x16}` } },
})

import { style } from '@vanilla-extract/css'
import { color, quick, round, space } from '../../theme.css.ts'
import { desk, headerHeight, wide } from './base.css.ts'

export const header = style({
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  insetBlockStart: 0,
  borderBottom: '1px solid transparent',
  transition: `background-color ${quick}, border-color ${quick}`,
  selectors: { '&[data-solid]': { background: color.paper, borderColor: color.line } },
  '@media': { '(scripting: none)': { background: color.paper, borderColor: color.line } },
})
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x6,
  minHeight: headerHeight,
  paddingBlock: space.x2,
})
export const home = style({
  flex: 'none',
  fontSize: 'min(1.25rem, 7vw)',
  textDecoration: 'none',
  color: color.ink,
  marginInlineEnd: 'auto',
})
export const list = style({
  display: 'none',
  alignItems: 'center',
  gap: space.x6,
  '@media': { [desk]: { display: 'flex' } },
})
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  color: color.ink,
  fontWeight: 560,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const deskOnly = style({ display: 'none', '@media': { [desk]: { display: 'inline-flex' } } })

export const menu = style({ '@media': { [desk]: { display: 'none' } } })
export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  marginInlineEnd: -12,
  borderRadius: round.full,
})
/** Three bars; open, the outer two cross. */
export const bars = style({
  width: 24,
  height: 2,
  borderRadius: 2,
  background: 'currentColor',
  transition: `background ${quick}`,
  selectors: {
    '&::before, &::after': {
      content: '',
      display: 'block',
      height: 2,
      borderRadius: 2,
      background: color.ink,
      transition: `transform ${quick}`,
    },
    '&::before': { transform: 'translateY(-7px)' },
    '&::after': { transform: 'translateY(5px)' },
    '[open] > summary > &': { background: 'transparent' },
    '[open] > summary > &::before': { transform: 'rotate(45deg)' },
    '[open] > summary > &::after': { transform: 'translateY(-2px) rotate(-45deg)' },
  },
})
export const panel = style({
  position: 'fixed',
  insetInline: 0,
  insetBlock: `${headerHeight}px 0`,
  display: 'grid',
  alignContent: 'start',
  gap: space.x2,
  padding: 'clamp(20px, 4.6vw, 64px)',
  background: color.paper,
  overflow: 'auto',
})
export const panelItem = style({
  paddingBlock: space.x2,
  color: color.ink,
  fontSize: 'clamp(1.75rem, 8vw, 2.75rem)',
  ...wide,
  letterSpacing: '-0.03em',
  textDecoration: 'none',
})
export const panelEnd = style({ display: 'grid', gap: space.x3, marginTop: space.x8 })

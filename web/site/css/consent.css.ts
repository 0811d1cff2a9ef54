import { style } from '@vanilla-extract/css'
import { color, quick, round, space } from '../../theme.css.ts'
import { desk, huge } from './base.css.ts'

const phone = '(max-width: 460px)'

/** Below everything at first; slides in, and out within 300 ms. Low on a phone, beside the words on a desk. */
export const banner = style({
  position: 'fixed',
  zIndex: 25,
  insetInline: space.x3,
  insetBlockEnd: space.x3,
  maxWidth: '32.4rem',
  maxHeight: 'calc(100dvh - 24px)',
  overflow: 'auto',
  padding: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: round.panel,
  background: color.surface,
  '@media': {
    [phone]: { padding: `${space.x2} ${space.x3}`, fontSize: '0.875rem' },
    [desk]: { insetInlineStart: 'auto' },
  },
  boxShadow: '0 12px 40px rgb(0 0 0 / 0.16)',
  transform: 'translateY(calc(100% + 24px))',
  visibility: 'hidden',
  transition: 'transform 300ms cubic-bezier(0.2, 0.7, 0.2, 1), visibility 0s 300ms',
  selectors: { '&[data-in]': { transform: 'none', visibility: 'visible', transitionDelay: '0s' } },
})
export const title = style({
  fontSize: '1.1875rem',
  fontWeight: 680,
  marginBottom: space.x1,
  '@media': { [phone]: { fontSize: 'inherit', marginBottom: 0 } },
})
export const text = style({ fontSize: '0.9375rem', '@media': { [phone]: { fontSize: 'inherit' } } })
/** All as wide as the widest; below each other where it does not fit so often. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5em, 100%), 1fr))',
  gap: space.x2,
  marginTop: space.x4,
  '@media': {
    [phone]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5em, 100%), 1fr))', marginTop: space.x2 },
  },
})
export const choice = style({
  minWidth: 0,
  selectors: {
    '&&': {
      paddingInline: space.x1,
      '@media': { [phone]: { minHeight: 48, fontSize: 'inherit', fontStretch: '100%' } },
    },
  },
})
export const checks = style({ display: 'grid', gap: space.x3, marginTop: space.x4 })
export const check = style({
  display: 'grid',
  gridTemplateColumns: '1.5rem 1fr',
  gap: `0 ${space.x3}`,
  alignItems: 'start',
  minHeight: 44,
})
export const box = style({ width: '1.375rem', height: '1.375rem', margin: 0, accentColor: color.accentInk })
export const name = style({ fontWeight: 620 })
export const more = style({ gridColumn: 2, fontSize: '0.875rem', color: color.inkSoft })

/** In the margin beside the text; where there is no margin, below the last line of the page. */
export const settings = style({
  position: 'absolute',
  zIndex: 15,
  insetInlineStart: space.x5,
  insetBlockEnd: space.x5,
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  padding: 0,
  border: `1px solid ${color.edge}`,
  borderRadius: round.full,
  background: color.surface,
  color: color.ink,
  cursor: 'pointer',
  transition: `transform ${quick}`,
  selectors: { '&:hover': { transform: 'scale(1.06)' } },
  '@media': { [huge]: { position: 'fixed', insetInlineStart: '5px', insetBlockEnd: space.x3 } },
})
export const sign = style({
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
})

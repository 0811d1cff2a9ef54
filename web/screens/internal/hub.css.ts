import { globalStyle, style } from '@vanilla-extract/css'
import { color, quick, round, space } from '../../theme.css.ts'

export const cards = style({
  display: 'grid',
  gap: space.x4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
})
globalStyle(`${cards} > li`, { containerType: 'inline-size' })
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x2,
  alignContent: 'start',
  height: '100%',
  minHeight: 132,
  padding: space.x5,
  border: `1.5px solid ${color.ink}`,
  borderRadius: round.panel,
  background: color.surface,
  color: color.ink,
  textDecoration: 'none',
  transition: `border-color ${quick}`,
  selectors: { '&:hover': { borderColor: color.accent }, '&:focus-visible': { borderRadius: round.panel } },
})
export const about = style({ gridColumn: 1, color: color.inkSoft, fontSize: '0.9375rem', lineHeight: 1.45 })
/** Below what it stands beside, where a line of this text is short. */
const below = { '@container': { '(max-width: 15rem)': { gridColumn: 1, gridRow: 'auto' } } } as const
export const go = style({ gridColumn: 2, gridRow: 1, color: color.accentInk, ...below })
export const soon = style({ borderTop: `1px solid ${color.line}`, containerType: 'inline-size' })
export const disabled = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.x4,
  alignItems: 'center',
  padding: `${space.x3} 0`,
  borderBottom: `1px solid ${color.line}`,
  color: color.inkSoft,
  cursor: 'not-allowed',
})
export const mark = style({ gridColumn: 2, gridRow: '1 / span 2', fontSize: '0.8125rem', fontWeight: 600, ...below })

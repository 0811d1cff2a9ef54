import { style } from '@vanilla-extract/css'
import { color, menuHeight, menuOnTop, round, space } from '../../theme.css.ts'

export const page = style({ display: 'grid', gap: space.x8, maxWidth: '42.5rem' })
export const head = style({ display: 'grid', gap: space.x2 })
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: space.x1,
  minHeight: 48,
  marginInlineStart: -4,
  color: color.inkSoft,
  fontWeight: 540,
  textDecoration: 'none',
})
export const part = style({ display: 'grid', gap: space.x4 })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
export const form = style({ display: 'grid', gap: space.x8 })
export const group = style({ display: 'grid', gap: space.x5 })
export const pair = style({
  display: 'grid',
  gap: space.x5,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8em, 100%), 1fr))',
})
export const legend = style({ padding: 0, marginBottom: space.x3, fontSize: '0.9375rem', fontWeight: 560 })
export const levels = style({ display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: space.x2 })
export const level = style({ minHeight: '1.45em', marginTop: space.x2, color: color.inkSoft, fontSize: '0.9375rem' })
export const save = style({
  position: 'sticky',
  insetBlockEnd: menuHeight,
  display: 'grid',
  gap: space.x3,
  paddingBlock: space.x3,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  '@media': { [menuOnTop]: { insetBlockEnd: 0 } },
})
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  padding: space.x5,
  border: `1px solid ${color.line}`,
  borderRadius: round.panel,
  background: color.surface,
})
export const placeHead = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: space.x3 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
/** Below one another they are as wide as each other. */
export const ways = style({
  display: 'grid',
  gap: space.x2,
  '@media': { '(min-width: 40em)': { display: 'flex', flexWrap: 'wrap' } },
})
export const picker = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 })
export const kind = style({ display: 'grid', gap: space.x2 })
export const kindName = style({ fontSize: '0.875rem', color: color.inkSoft, fontWeight: 560 })
export const gives = style({ display: 'grid', gap: space.x2, paddingInlineStart: '1.2em', listStyle: 'disc' })

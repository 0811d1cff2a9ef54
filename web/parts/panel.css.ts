import { globalStyle, style } from '@vanilla-extract/css'
import { color, hovers, quick, space } from '../theme.css.ts'

/** Rows under one another, parted by hairlines. */
export const rows = style({ borderTop: `1px solid ${color.line}` })
export const row = style({ borderBottom: `1px solid ${color.line}` })

export const rowLink = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  width: '100%',
  minHeight: 68,
  padding: `${space.x3} 0`,
  border: 'none',
  background: 'none',
  color: color.ink,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `padding ${quick}`,
  '@media': { [hovers]: { selectors: { '&:hover': { paddingInlineStart: space.x1 } } } },
  selectors: { '&:active': { background: color.sunken } },
})
/** Words and what is to be done about them: the button at the end of the line, below only where the words have no room. */
export const rowAct = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: 68,
  paddingBlock: space.x2,
})
globalStyle(`${rowAct} > :first-child`, { flex: '1 1 9.5em', minWidth: 0 })
export const rowName = style({ fontWeight: 600, fontStretch: '106%', display: 'block' })
export const rowMore = style({ color: color.inkSoft, fontSize: '0.9375rem', display: 'block' })
export const rowEnd = style({ display: 'inline-flex', alignItems: 'center', gap: space.x3, color: color.inkSoft })

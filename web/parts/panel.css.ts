import { style } from '@vanilla-extract/css'
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
export const rowName = style({ fontWeight: 600, fontStretch: '106%', display: 'block' })
export const rowMore = style({ color: color.inkSoft, fontSize: '0.9375rem', display: 'block' })
export const rowEnd = style({ display: 'inline-flex', alignItems: 'center', gap: space.x3, color: color.inkSoft })

import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const understood = style({ display: 'grid', gap: space.x3, selectors: { '&:empty': { display: 'none' } } })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const label = style({ fontSize: '0.9375rem', color: color.inkSoft, margin: 0 })
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: 44,
  padding: `${space.x1} ${space.x3}`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: round.control,
  background: color.surface,
  fontSize: '0.9375rem',
  fontWeight: 540,
  cursor: 'pointer',
  selectors: {
    '&[data-limit=true]': { borderStyle: 'dashed', borderColor: color.ink },
    '&:focus-visible': { borderRadius: round.control },
  },
})
export const question = style({ display: 'grid' })
export const legend = style({ padding: 0, marginBottom: space.x2, fontSize: '0.9375rem', fontWeight: 560 })

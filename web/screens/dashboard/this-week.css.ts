import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.x2 })
export const muscles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9em, 100%), 1fr))',
  gap: `${space.x4} ${space.x5}`,
})
export const muscle = style({ display: 'grid', alignContent: 'end', gap: space.x2, minWidth: 0 })
/** The count stands below its muscle: beside it there is room for some names only, and the rows would be ragged. */
export const label = style({ display: 'grid', fontSize: '0.9375rem' })
export const count = style({
  fontSize: '0.875rem',
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const track = style({ height: 6, borderRadius: round.full, background: color.line, overflow: 'hidden' })
export const filled = style({ height: '100%', borderRadius: round.full, background: color.ink })
export const full = style({ background: color.good })
export const plain = style({ display: 'grid', gap: space.x3 })
export const link = style({ display: 'flex', alignItems: 'center', width: 'fit-content', minHeight: 48 })

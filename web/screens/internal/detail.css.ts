import { globalStyle, style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const stats = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x4} ${space.x8}` })
export const wide = style({ minWidth: 'min(100%, 20rem)' })
globalStyle(`${stats} dt`, { color: color.inkSoft, fontSize: '0.8125rem' })
globalStyle(`${stats} dd`, { fontWeight: 600, fontVariantNumeric: 'tabular-nums' })

/** What state it is in stands below a name that would be broken beside it. */
export const blockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
})
globalStyle(`${blockHead} > h2`, { flex: '1 1 9rem' })
export const blockId = style({ flexBasis: '100%', color: color.inkSoft })

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x6}`,
  fontSize: '0.9375rem',
})
globalStyle(`${details} > div`, { display: 'flex', flexWrap: 'wrap', columnGap: space.x2 })
globalStyle(`${details} dt`, { color: color.inkSoft })

export const exercises = style({ display: 'grid', gap: space.x5 })
export const exercise = style({
  display: 'grid',
  gap: space.x2,
  minWidth: 0,
  paddingTop: space.x4,
  borderTop: `1px solid ${color.line}`,
})
export const exerciseHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.x3,
})

export const sets = style({ borderCollapse: 'collapse', fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${sets} th, ${sets} td`, {
  padding: `${space.x1} ${space.x5} ${space.x1} 0`,
  textAlign: 'left',
  fontWeight: 400,
  whiteSpace: 'nowrap',
})
globalStyle(`${sets} thead th`, { color: color.inkSoft, fontSize: '0.8125rem' })

export const raw = style({
  margin: 0,
  padding: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: round.control,
  background: color.surface,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
})

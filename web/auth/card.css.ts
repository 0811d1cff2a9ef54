import { globalStyle, style } from '@vanilla-extract/css'
import { color, round, space, wide } from '../theme.css.ts'

export const page = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyContent: 'center',
  gridTemplateColumns: 'minmax(0, 27.5rem)',
  padding: `${space.x5} ${space.x5} ${space.x6}`,
  gap: space.x6,
})
export const brand = style({ textDecoration: 'none', fontSize: '1.25rem', display: 'inline-flex' })
export const card = style({
  width: '100%',
  alignSelf: 'start',
  display: 'grid',
  gap: space.x6,
  '@media': {
    [wide]: {
      alignSelf: 'center',
      padding: space.x10,
      marginInline: `calc(-1 * ${space.x10})`,
      width: 'auto',
      background: color.surface,
      border: `1px solid ${color.line}`,
      borderRadius: round.panel,
    },
  },
})
export const form = style({ display: 'grid', gap: space.x5 })
export const links = style({ display: 'grid', gap: space.x1, fontSize: '1rem' })
export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.x1,
  minHeight: 48,
})
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 48, fontWeight: 560 })
export const foot = style({ color: color.inkSoft, fontSize: '0.875rem' })
export const asLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: 0,
  border: 'none',
  background: 'none',
  color: color.accentInk,
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textAlign: 'left',
  cursor: 'pointer',
})
export const moments = style({ display: 'grid', gap: space.x3, margin: 0 })
globalStyle(`${moments} dt`, { fontWeight: 600 })
globalStyle(`${moments} dd`, { margin: 0, color: color.inkSoft })
export const legend = style({ padding: 0, marginBottom: space.x3, fontWeight: 560 })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })

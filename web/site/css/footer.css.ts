import { style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'
import { middle } from './base.css.ts'

export const footer = style({ borderTop: `1px solid ${color.line}`, paddingBlock: `${space.x12} ${space.x24}` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x8,
  '@media': { [middle]: { display: 'flex', flexWrap: 'wrap', columnGap: space.x16 } },
})
export const about = style({ flex: '1 1 auto' })
export const name = style({
  fontSize: 'min(1.5rem, 9vw)',
  color: color.ink,
  textDecoration: 'none',
  justifySelf: 'start',
})
export const links = style({ display: 'grid', alignContent: 'start' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
})
export const end = style({ marginTop: space.x10, maxWidth: '46em', textWrap: 'pretty' })
export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.x6, marginTop: space.x6 })

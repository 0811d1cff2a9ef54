import { style } from '@vanilla-extract/css'
import { color, quick, space, wide } from '../../theme.css.ts'

export const frame = style({ minHeight: '100dvh', paddingBottom: space.x24 })

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.x6,
  maxWidth: 1160,
  margin: '0 auto',
  padding: `${space.x2} ${space.x5}`,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [wide]: { padding: `${space.x3} ${space.x8}` } },
})

export const nav = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1, marginInline: `-${space.x3}` })

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  padding: `0 ${space.x3}`,
  color: color.inkSoft,
  fontWeight: 560,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  transition: `color ${quick}`,
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current=page]': { color: color.ink, borderBottomColor: color.accent },
  },
})

export const main = style({
  maxWidth: 1160,
  margin: '0 auto',
  padding: `${space.x6} ${space.x5}`,
  outline: 'none',
  '@media': { [wide]: { padding: `${space.x8} ${space.x8}` } },
})

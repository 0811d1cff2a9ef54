import { style } from '@vanilla-extract/css'
import { color, space, wide } from '../../theme.css.ts'

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x4} ${space.x5}`,
  paddingBlock: space.x4,
  borderBlock: `1px solid ${color.line}`,
  '@media': { [wide]: { columnGap: space.x8 } },
})
export const number = style({ display: 'grid', gap: space.x1 })

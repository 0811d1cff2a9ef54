import { style } from '@vanilla-extract/css'
import { space } from '../../theme.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  paddingBlock: space.x3,
})
export const picture = style({ width: '100%', maxWidth: 240 })
export const words = style({ flex: '1 1 8em', minWidth: 0 })
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: 60,
  paddingBlock: space.x2,
})

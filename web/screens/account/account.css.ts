import { style } from '@vanilla-extract/css'
import { space } from '../../theme.css.ts'

export const device = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: 68,
  paddingBlock: space.x2,
})

export const form = style({ display: 'grid', gap: space.x4, justifyItems: 'stretch', maxWidth: 420 })

import { style } from '@vanilla-extract/css'
import { space } from '../theme.css.ts'

export const full = style({
  minHeight: '100dvh',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.x5,
  maxWidth: '35rem',
  margin: '0 auto',
  padding: space.x6,
})

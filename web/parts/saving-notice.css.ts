import { style } from '@vanilla-extract/css'
import { space } from '../theme.css.ts'

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginTop: space.x2 })
export const stack = style({
  display: 'grid',
  gap: space.x3,
  marginBottom: space.x5,
  selectors: { '&:empty': { display: 'none' } },
})

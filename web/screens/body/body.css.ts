import { style } from '@vanilla-extract/css'
import { space } from '../../theme.css.ts'

export const part = style({ display: 'grid', gap: space.x4 })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
export const legend = style({ padding: 0, marginBottom: space.x3, fontSize: '0.9375rem', fontWeight: 560 })
export const row = style({ display: 'grid', gap: space.x3, paddingBlock: space.x3 })
export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.x3,
})
export const questions = style({ display: 'grid', gap: space.x6 })
export const date = style({ maxWidth: '13.75rem' })

import { style } from '@vanilla-extract/css'
import { space } from '../../theme.css.ts'

export const choices = style({ display: 'grid', gap: space.x6, padding: 0, margin: 0, border: 0, minWidth: 0 })
export const part = style({ display: 'grid', gap: space.x3 })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })

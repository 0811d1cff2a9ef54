import { style } from '@vanilla-extract/css'
import { space } from '../../theme.css.ts'

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
export const form = style({ display: 'grid', gap: space.x5 })

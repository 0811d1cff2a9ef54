import { style } from '@vanilla-extract/css'
import { color, space } from '../theme.css.ts'

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.x4, fontSize: '0.875rem' })
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: 44, color: color.inkSoft })

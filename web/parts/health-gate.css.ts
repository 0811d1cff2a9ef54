import { style } from '@vanilla-extract/css'
import { space } from '../theme.css.ts'

export const title = style({ fontSize: '1rem', fontWeight: 600 })
export const answers = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })

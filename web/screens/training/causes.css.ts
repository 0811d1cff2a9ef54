import { style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'

export const causes = style({ display: 'grid', gap: space.x3 })
export const way = style({ fontVariantNumeric: 'tabular-nums', fontWeight: 600 })
export const days = style({ display: 'grid', gap: space.x3 })
export const day = style({ display: 'grid', gap: space.x1 })
export const link = style({ minHeight: 48, display: 'inline-flex', alignItems: 'center' })
export const set = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' })

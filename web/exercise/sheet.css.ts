import { style } from '@vanilla-extract/css'
import { color, space } from '../theme.css.ts'

export const sheet = style({ display: 'grid', gap: space.x6 })
export const part = style({ display: 'grid', gap: space.x2 })
export const points = style({ display: 'grid', gap: space.x2, paddingInlineStart: '1.4em', listStyle: 'disc' })
export const steps = style([points, { listStyle: 'decimal' }])
export const muscles = style({ display: 'grid', gap: space.x1 })
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
export const soft = style({ color: color.inkSoft })

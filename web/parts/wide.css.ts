import { style } from '@vanilla-extract/css'

export const wide = style({ minWidth: 0, overflowX: 'auto' })

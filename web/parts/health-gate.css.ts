import { style } from '@vanilla-extract/css'

export const title = style({ fontSize: '1rem', fontWeight: 600 })

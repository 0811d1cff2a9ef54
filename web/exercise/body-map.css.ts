import { style } from '@vanilla-extract/css'
import { color, space } from '../theme.css.ts'

export const map = style({ display: 'flex', justifyContent: 'center', gap: space.x6, maxWidth: 320, margin: '0 auto' })
export const view = style({ width: '46%', height: 'auto' })
export const body = style({ fill: `color-mix(in oklab, ${color.ink} 16%, ${color.surface})` })

const worked = (share: number) => `color-mix(in oklab, ${color.accent} ${share}%, ${color.surface})`
export const muscle = style({
  fill: `color-mix(in oklab, ${color.ink} 26%, ${color.surface})`,
  selectors: {
    '&[data-share=direct]': { fill: color.accent },
    '&[data-share=half]': { fill: worked(55) },
    '&[data-share=little]': { fill: worked(32) },
  },
})

import { globalStyle, style } from '@vanilla-extract/css'
import { color, round, space } from '../theme.css.ts'

/** Room for a figure that is still to come. */
export const place = style({ aspectRatio: '2 / 1', width: '100%' })

export const figure = style({
  width: '100%',
  position: 'relative',
  borderRadius: round.panel,
  background: color.sunken,
  overflow: 'hidden',
})

export const drawing = style({
  aspectRatio: '2 / 1',
  color: color.ink,
  vars: {
    '--figure-far': `color-mix(in oklab, ${color.ink} 38%, ${color.sunken})`,
    '--figure-trunk': `color-mix(in oklab, ${color.ink} 68%, ${color.sunken})`,
    '--figure-room': `color-mix(in oklab, ${color.ink} 26%, ${color.sunken})`,
    '--figure-lift': color.accent,
  },
  selectors: { '&[data-side=left]': { transform: 'scaleX(-1)' } },
})
globalStyle(`${drawing} > svg`, { display: 'block', width: '100%', height: '100%' })

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: space.x1,
  insetBlockStart: space.x1,
})

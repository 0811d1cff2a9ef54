import { keyframes, style } from '@vanilla-extract/css'
import { calm, color } from '../theme.css.ts'

const draw = keyframes({
  '0%': { strokeDashoffset: 60 },
  '70%, 100%': { strokeDashoffset: 0 },
})
const appear = keyframes({ from: { opacity: 0 } })
const arrive = keyframes({ '0%, 55%': { opacity: 0 }, '75%, 100%': { opacity: 1 } })

export const place = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '50dvh',
  animation: `${appear} 200ms 150ms both`,
})
export const picture = style({ width: 64, height: 64, fill: 'none', color: color.ink })
export const curve = style({
  stroke: 'currentColor',
  strokeWidth: 2.6,
  strokeLinecap: 'round',
  strokeDasharray: 60,
  animation: `${draw} 1400ms ease-in-out infinite`,
  '@media': { [calm]: { animation: 'none' } },
})
export const dot = style({
  fill: color.accent,
  animation: `${arrive} 1400ms ease-in-out infinite`,
  '@media': { [calm]: { animation: 'none' } },
})

import { style } from '@vanilla-extract/css'
import { color } from '../theme.css.ts'

const shade = `color-mix(in srgb, ${color.ink} 22%, transparent)`
const cover = (side: string) => `linear-gradient(to ${side}, ${color.paper} 40%, transparent)`
const shadow = (side: string) => `linear-gradient(to ${side}, ${shade}, transparent)`

/** A shadow where there is more to the side: what covers it scrolls along, and is gone from an end that is not one. */
export const wide = style({
  minWidth: 0,
  overflowX: 'auto',
  backgroundImage: [cover('right'), cover('left'), shadow('right'), shadow('left')].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '40px 100%, 40px 100%, 14px 100%, 14px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
})

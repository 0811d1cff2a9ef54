import { style } from '@vanilla-extract/css'
import { space } from '../../theme.css.ts'

/** Four of them on one screen of a phone: the picture and the button beside the words; with large text above them. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(7.5rem, 100%), 2fr) minmax(min(11rem, 100%), 3fr)',
  gap: `${space.x2} ${space.x4}`,
  paddingBlock: space.x3,
  '@container': { '(max-width: 19.5rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const offers = style({ containerType: 'inline-size' })
export const words = style({
  gridRow: 'span 2',
  minWidth: 0,
  '@container': { '(max-width: 19.5rem)': { gridRow: 'auto' } },
})
/** High enough to stand at the top of the sheet, so that what was found is not below a phone's keyboard. */
export const seeking = style({ minHeight: '75dvh', alignContent: 'start' })

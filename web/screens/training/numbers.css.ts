import { globalStyle, style } from '@vanilla-extract/css'
import { color, space, wide } from '../../theme.css.ts'

export const numbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x4} ${space.x5}`,
  paddingBlock: space.x4,
  borderBlock: `1px solid ${color.line}`,
  '@media': { [wide]: { columnGap: space.x8 } },
})
/** On a phone as narrow as its figure and its longest word: then there is room for three. */
export const number = style({
  display: 'grid',
  gap: space.x1,
  alignContent: 'start',
  overflowWrap: 'normal',
  '@media': { '(max-width: 430px)': { gridTemplateColumns: 'min-content' } },
})
// Tons, sets and minutes side by side at 360 px.
globalStyle(`${number} > dd`, { fontSize: 'min(2.75rem, max(11vw, 1.9rem))' })

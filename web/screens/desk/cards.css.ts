import { type CSSProperties, globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'
import { family } from '../../type.css.ts'
import { long } from './desk.css.ts'

/** Where a line holds fewer letters than this, each row of a table is a card, and what stands beside is below. */
export const narrow = '(max-width: 44rem)'
const mostColumns = 10

export const cards = style({})

const there = (selector: string, rule: CSSProperties) => globalStyle(selector, { '@container': { [narrow]: rule } })

there(`${cards}, ${cards} tbody`, { display: 'block' })
// Seen no more, and still told to who hears the table.
there(`${cards} thead`, { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' })

const row = `${cards} tbody tr`
there(row, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x5}`,
  padding: `${space.x3} 0`,
  borderBottom: `1px solid ${color.line}`,
})
// Four times: over what a column is told by its neighbours.
const cell = `.${cards}.${cards}.${cards}.${cards} tbody tr >`
there(`${cell} th, ${cell} td`, {
  display: 'block',
  minWidth: 0,
  maxWidth: '100%',
  whiteSpace: 'normal',
  padding: 0,
  border: 'none',
  textAlign: 'start',
})
there(`${row} > th, ${row} > .${long}, ${row} > [colspan], ${row} > td:last-child`, { flexBasis: '100%' })
there(`${row} > td:not([colspan])::before`, {
  display: 'block',
  color: color.inkSoft,
  fontFamily: family,
  fontSize: '0.8125rem',
})
for (let nth = 1; nth <= mostColumns; nth++)
  there(`${row} > td:not([colspan]):nth-child(${nth})::before`, { content: `var(--of-${nth}) / ""` })

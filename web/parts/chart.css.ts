import { style } from '@vanilla-extract/css'
import { color } from '../theme.css.ts'

/** A picture that grows with its column, up to where it is read at a glance; its words stay as large as words are. */
export const chart = style({ display: 'grid', gap: 4, maxWidth: '36rem', fontVariantNumeric: 'tabular-nums' })
export const ends = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '1em',
  color: color.inkSoft,
  fontSize: '0.8125rem',
})

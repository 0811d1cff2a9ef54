import { globalStyle, style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'
import { mono, table, tag } from './desk.css.ts'

/** Rows of one read model's row, with a line around them. */
export const group = style({})
globalStyle(`${table} .${group} tr:not(:last-child) > td:not([rowspan])`, { borderBottomStyle: 'dotted' })
export const first = style({})
globalStyle(`${first} > td:nth-last-child(-n + 3)`, {
  background: `color-mix(in srgb, ${color.accent} 9%, transparent)`,
})
globalStyle(`${first} > td:nth-last-child(3)`, {
  boxShadow: `-3px 0 0 ${color.accentInk}`,
  paddingInlineStart: space.x2,
})
export const firstWord = style([tag, { marginInlineStart: space.x2 }])
export const value = style([mono, { minWidth: '10rem', maxWidth: 420 }])
globalStyle(`${table} .${value}`, { overflowWrap: 'anywhere', whiteSpace: 'normal' })

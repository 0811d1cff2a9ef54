import { globalStyle, style } from '@vanilla-extract/css'
import { color } from '../../theme.css.ts'

/** A phone, drawn with two lines: its edge and its screen. */
export const phone = style({
  display: 'block',
  padding: 10,
  borderRadius: 52,
  background: '#1c1916',
  boxShadow: `0 0 0 1.5px ${color.edge}`,
})
export const sheet = style({
  display: 'block',
  borderRadius: 22,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
})
globalStyle(`${phone} img`, { width: '100%', borderRadius: 42 })
globalStyle(`${sheet} img`, { width: '100%' })

import { style } from '@vanilla-extract/css'
import { space } from '../../theme.css.ts'
import * as css from './desk.css.ts'

export const form = style({ display: 'grid', gap: space.x2, maxWidth: 860 })
export const data = style([
  css.input,
  css.mono,
  {
    width: '100%',
    minHeight: '12rem',
    paddingBlock: space.x2,
    resize: 'vertical',
    whiteSpace: 'pre',
    overflow: 'auto',
  },
])
export const working = style({ display: 'grid', gap: space.x2, maxWidth: 420 })
export const beside = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.x6,
  '@container': { '(min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})

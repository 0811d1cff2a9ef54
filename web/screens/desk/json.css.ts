import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

const code_ = {
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
} as const

export const code = style({ ...code_, color: color.ink, fontWeight: 600 })
export const text = style({ ...code_, color: color.ink })
/** On one line; where a stream's columns are narrow, its time may stand below its day. */
export const moment = style([text, { '@container': { '(min-width: 74rem)': { whiteSpace: 'nowrap' } } }])
export const close = style({ whiteSpace: 'nowrap' })
export const name = style({ ...code_, color: color.inkSoft })
export const hidden = style({
  padding: `0 ${space.x2}`,
  border: `1px dashed ${color.edge}`,
  borderRadius: round.full,
  color: color.inkSoft,
  fontSize: '0.8125rem',
})
export const branch = style({ minWidth: 0 })
export const summary = style({ ...code_, color: color.inkSoft, cursor: 'pointer', minHeight: 24 })
export const inside = style({
  marginInlineStart: 5,
  paddingInlineStart: space.x3,
  borderInlineStart: `1px solid ${color.line}`,
})
export const entry = style({
  minWidth: 0,
  padding: '1px 0',
  selectors: {
    '&[data-changed]': {
      marginInlineStart: `calc(-1 * ${space.x2})`,
      paddingInlineStart: space.x2,
      background: `color-mix(in srgb, ${color.good} 14%, transparent)`,
      boxShadow: `-3px 0 0 ${color.good}`,
    },
  },
})

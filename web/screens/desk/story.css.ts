import { globalStyle, style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

export const table = style({ minWidth: 720 })
export const what = style({ display: 'flex', alignItems: 'baseline', gap: space.x2, minWidth: 0 })
export const command = style({ color: color.inkSoft })
export const event = style({ selectors: { '&[data-asked]': { boxShadow: `inset 3px 0 0 ${color.accent}` } } })
globalStyle(`${event}[data-asked] td`, { background: color.sunken })

const sign = style({ flex: 'none', width: 9, height: 9, border: `1.5px solid ${color.edge}` })
export const commandSign = style([sign, { borderRadius: 2 }])
export const eventSign = style([
  sign,
  { borderRadius: round.full, background: color.accent, borderColor: color.accent },
])

export const track = style({ width: '34%', minWidth: 200 })
globalStyle(`${table} td${track}`, { verticalAlign: 'top' })
export const scale = style({ display: 'flex', justifyContent: 'space-between', gap: space.x3, fontWeight: 440 })
export const line = style({
  position: 'relative',
  display: 'block',
  height: '1lh',
  marginInline: 6,
  borderInline: `1px solid ${color.line}`,
})
export const wait = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 1px)',
  height: 2,
  background: color.edge,
})
const mark = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 5px)',
  width: 10,
  height: 10,
  marginInlineStart: -5,
})
export const begin = style([mark, { border: `1.5px solid ${color.edge}`, borderRadius: 2, background: color.paper }])
export const dot = style([mark, { borderRadius: round.full, background: color.accent }])

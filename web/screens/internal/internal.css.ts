import { style } from '@vanilla-extract/css'
import { color, round, space, wide } from '../../theme.css.ts'

export const page = style({ display: 'grid', gap: space.x8, minWidth: 0 })
export const part = style({ display: 'grid', gap: space.x5, minWidth: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.x4,
})
export const title = style({ display: 'grid', gap: space.x1, minWidth: 0 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3 })
export const form = style({ display: 'grid', gap: space.x5, maxWidth: 760 })
export const pair = style({
  display: 'grid',
  gap: space.x5,
  '@media': { '(min-width: 560px)': { gridTemplateColumns: '1fr 1fr' } },
})
export const panel = style({
  display: 'grid',
  gap: space.x5,
  minWidth: 0,
  padding: space.x5,
  border: `1px solid ${color.line}`,
  borderRadius: round.panel,
  background: color.surface,
  '@media': { [wide]: { padding: space.x6 } },
})
export const mono = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
export const check = style({ display: 'flex', alignItems: 'center', gap: space.x3, minHeight: 48, cursor: 'pointer' })
export const box = style({ width: 24, height: 24, margin: 0, flex: 'none', accentColor: color.accentInk })

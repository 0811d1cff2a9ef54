import { style } from '@vanilla-extract/css'
import { input } from '../../parts/field.css.ts'
import { color, round, space, wide } from '../../theme.css.ts'

const narrow = '(max-width: 699px)'

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
/** Within thumb's reach on the phone, however long the form is. */
export const save = style([
  actions,
  {
    '@media': {
      [narrow]: {
        position: 'fixed',
        zIndex: 5,
        insetInline: 0,
        insetBlockEnd: 0,
        padding: `${space.x3} ${space.x5} calc(${space.x3} + env(safe-area-inset-bottom))`,
        borderTop: `1px solid ${color.line}`,
        background: color.paper,
      },
    },
  },
])

/** Seen from anywhere on a long page. */
export const news = style({
  position: 'sticky',
  insetBlockStart: space.x3,
  zIndex: 5,
  display: 'grid',
  gap: space.x3,
  selectors: { '&:empty': { display: 'none' } },
})
export const readOnly = style([input, { background: color.sunken, color: color.inkSoft }])
export const form = style({ display: 'grid', gap: space.x5, maxWidth: 760 })
export const pair = style({
  display: 'grid',
  alignItems: 'start',
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

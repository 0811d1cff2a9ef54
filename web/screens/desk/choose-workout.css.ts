import { globalStyle, style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'
import { narrow } from './cards.css.ts'

/** All of a form's width. */
export const field = style({ display: 'grid', gap: space.x1, justifyItems: 'start', gridColumn: '1 / -1', minWidth: 0 })

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 3fr) minmax(0, 1fr) auto auto',
  width: '100%',
  maxWidth: 1320,
  maxHeight: '17rem',
  overflowY: 'auto',
  border: `1px solid ${color.edge}`,
  borderRadius: round.small,
  background: color.surface,
  scrollPaddingBlock: space.x2,
  accentColor: color.ink,
  '@container': { [narrow]: { display: 'block' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  columnGap: space.x3,
  padding: `5px ${space.x3}`,
  borderBottom: `1px solid ${color.line}`,
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderBottom: 'none' },
    '&:hover': { background: color.sunken },
    '&:has(:checked)': { background: color.sunken },
    '&:has(:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: -2 },
  },
  '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap' } },
})
/** Beside each other, or, where there is no room, one below the other. */
export const titles = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x3,
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { flexBasis: '100%' } },
})
globalStyle(`${titles} > span`, { flex: '1 1 15rem', minWidth: 0 })
export const place = style({ overflowWrap: 'anywhere' })
export const sets = style({ textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

import { globalStyle, style } from '@vanilla-extract/css'
import { color, hovers, quick, round, space } from '../../theme.css.ts'

// Dense and calm: fourteen pixels, rows of thirty, hairlines, one accent for what can be done.

const mono14 = { fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace', fontSize: '0.8125rem' } as const
const small = { fontSize: '0.8125rem', lineHeight: 1.4 } as const

export const page = style({ display: 'grid', alignContent: 'start', gap: space.x5, minWidth: 0, maxWidth: 1720 })
export const part = style({ display: 'grid', gap: space.x3, minWidth: 0 })
export const panel = style({
  display: 'grid',
  gap: space.x4,
  maxWidth: 560,
  margin: '8vh auto 0',
  padding: space.x6,
  border: `1px solid ${color.line}`,
  borderRadius: round.control,
  background: color.surface,
})
export const reasonForm = style({ display: 'grid', gap: space.x2 })
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 })
globalStyle(`${reasonForm} > .${row}`, { marginBlockStart: space.x1 })
/** What can be done, beside one another; what one of it asks is below. */
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 })
globalStyle(`${acts} > section`, { flexBasis: '100%' })
/** Not in two lines where a column is narrow. */
export const close = style({ display: 'flex', alignItems: 'center', gap: space.x2 })
export const between = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
})
/** Side by side where there is room. */
export const halves = style({
  display: 'grid',
  alignItems: 'start',
  gap: `${space.x6} ${space.x10}`,
  '@container': { '(min-width: 66rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
})
export const number = style({
  display: 'inline-block',
  padding: `0 ${space.x2}`,
  marginInlineEnd: `-${space.x2}`,
  borderRadius: round.small,
  color: color.ink,
  fontWeight: 560,
  textDecorationColor: color.edge,
  selectors: { '&[aria-current=true]': { background: color.ink, color: color.paper, textDecoration: 'none' } },
})
export const crumbs = style([small, { color: color.inkSoft }])

const title = { fontStretch: '112%', fontWeight: 640, letterSpacing: '-0.01em' } as const
export const h1 = style({ ...title, fontSize: '1.375rem', lineHeight: 1.25 })
export const h2 = style({ ...title, fontSize: '1.0625rem', lineHeight: 1.3 })
export const h3 = style({
  ...small,
  margin: `${space.x4} 0 ${space.x2}`,
  color: color.inkSoft,
  fontWeight: 620,
  letterSpacing: '0.01em',
})
globalStyle(`${part} > .${h3}`, { margin: 0 })
export const said = style({ ...title, fontSize: '1.1875rem', lineHeight: 1.3, overflowWrap: 'anywhere' })
export const soft = style({ color: color.inkSoft })
export const strong = style({ color: color.ink, fontWeight: 600 })
export const label = style([small, { fontWeight: 560, color: color.inkSoft }])
export const bad = style({ color: color.bad, fontWeight: 560 })
export const mono = style({ ...mono14, overflowWrap: 'anywhere' })
/** Eight letters and the sign that there are more. */
export const short = style([
  mono,
  {
    display: 'inline-block',
    maxWidth: '9.6ch',
    overflow: 'clip',
    color: color.inkSoft,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    userSelect: 'all',
  },
])
export const streamName = style({ whiteSpace: 'nowrap' })
/** A blank that no link underlines. */
export const behind = style({ display: 'inline-block', marginInlineStart: '0.5ch' })
export const monoSoft = style([mono, { color: color.inkSoft }])
/** Broken only where a whole line does not hold it. */
export const whole = style({ display: 'inline-block', maxWidth: '100%' })
export const time = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })
export const waiting = style({ padding: `${space.x6} 0`, color: color.inkSoft })
export const wrong = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  border: `1px solid ${color.bad}`,
  borderRadius: round.small,
  background: color.badSoft,
})

const pressable = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 32,
  padding: `${space.x1} ${space.x3}`,
  border: '1px solid transparent',
  borderRadius: round.small,
  background: 'none',
  color: color.ink,
  fontWeight: 580,
  lineHeight: 1.2,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${quick}, border-color ${quick}`,
  selectors: { '&:disabled': { opacity: 0.5, cursor: 'default' } },
})
export const primary = style([pressable, { background: color.ink, color: color.paper }])
export const plain = style([
  pressable,
  {
    borderColor: color.edge,
    background: color.surface,
    '@media': { [hovers]: { selectors: { '&:hover:not(:disabled)': { borderColor: color.ink } } } },
  },
])
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 28,
  padding: 0,
  border: 'none',
  background: 'none',
  color: color.accentInk,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
})
export const quietLink = style({
  color: color.inkSoft,
  textDecoration: 'underline dotted 1px',
  textUnderlineOffset: 3,
  selectors: { '&:hover': { textDecorationStyle: 'solid' } },
})
export const input = style({
  width: '100%',
  minHeight: 34,
  padding: `${space.x1} ${space.x2}`,
  border: `1px solid ${color.edge}`,
  borderRadius: round.small,
  background: color.surface,
  selectors: {
    '&::placeholder': { color: color.inkSoft, opacity: 1 },
    '&[aria-invalid=true]': { borderColor: color.bad },
  },
})

const chip = style({
  ...small,
  display: 'inline-block',
  padding: `0 ${space.x2}`,
  border: `1px solid ${color.line}`,
  borderRadius: round.full,
  background: color.sunken,
  fontWeight: 560,
  whiteSpace: 'nowrap',
})
export const tag = style([chip])
export const warnTag = style([chip, { borderColor: color.bad, background: color.badSoft, color: color.bad }])
export const sealed = style([
  chip,
  { borderStyle: 'dashed', background: 'none', color: color.inkSoft, fontWeight: 500 },
])
export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 })

export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
globalStyle(`${table} th`, { fontWeight: 560, textAlign: 'left', verticalAlign: 'top' })
globalStyle(`${table} thead th`, {
  ...small,
  padding: `0 ${space.x3} ${space.x1} 0`,
  borderBottom: `1px solid ${color.edge}`,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
})
globalStyle(`${table} td, ${table} tbody th`, {
  padding: `5px ${space.x3} 5px 0`,
  borderBottom: `1px solid ${color.line}`,
  verticalAlign: 'baseline',
  overflowWrap: 'normal',
})
globalStyle(`${table} tr > th, ${table} tr > td, ${table} thead tr > th`, {
  '@container': { '(max-width: 59.99rem)': { paddingInlineEnd: space.x2 } },
})
globalStyle(`${table} thead td`, { borderBottom: `1px solid ${color.edge}` })
globalStyle(`${table} .${mono}`, { overflowWrap: 'normal', whiteSpace: 'nowrap' })
globalStyle(`${table} tbody tr:hover`, { background: `color-mix(in srgb, ${color.sunken} 55%, transparent)` })
export const right = style({})
globalStyle(`${table} .${right}`, { textAlign: 'right', whiteSpace: 'nowrap' })
globalStyle(`${table} .${right} + :not(.${right})`, { paddingInlineStart: space.x3 })

/** A long list: where it is as wide as the page, its head stays in view. */
export const headed = style({})
globalStyle(`section:has(> .${headed})`, {
  '@container': { '(min-width: 60rem)': { overflowX: 'visible' } },
})
globalStyle(`${headed} thead th`, {
  '@container': {
    '(min-width: 60rem)': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 1,
      paddingBlockStart: space.x1,
      background: color.paper,
      // A border of a collapsed table does not move with its cell.
      boxShadow: `inset 0 -1px 0 ${color.edge}`,
    },
  },
})

/** Cells that stay on one line: what is too wide is scrolled. */
export const oneLine = style({})
globalStyle(`${oneLine} td, ${oneLine} tbody th`, { whiteSpace: 'nowrap' })

/** Words of errors: not wider than they can be read. */
export const long = style({
  minWidth: '10rem',
  maxWidth: 520,
  '@media': { '(max-width: 999px)': { minWidth: '6rem' } },
  // Where a table is scrolled anyway: a word or two a line would make its rows tall.
  '@container': { '(max-width: 40rem)': { minWidth: '14rem' } },
})
globalStyle(`${table} .${long}`, { overflowWrap: 'anywhere' })

/** What can be done without where there is little room for text of this size. */
export const roomy = style({ '@container': { '(max-width: 59.99rem)': { display: 'none' } } })
/** Then what follows stands beside figures. */
globalStyle(`${table} .${right} ~ .${roomy} + :not(.${roomy}, .${right})`, { paddingInlineStart: space.x3 })

export const rows = style({ borderTop: `1px solid ${color.line}` })
export const rowsBelow = style({ padding: `${space.x1} 0`, borderBottom: `1px solid ${color.line}` })
globalStyle(`${rowsBelow} summary`, { minHeight: 28, padding: `${space.x1} 0`, cursor: 'pointer' })
export const reason = style({ padding: `${space.x1} 0 ${space.x1} ${space.x4}` })
export const rowLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: 40,
  borderBottom: `1px solid ${color.line}`,
})

export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x6}` })
globalStyle(`${facts} > div`, { minWidth: 0 })
globalStyle(`${facts} dt`, { ...small, color: color.inkSoft })
globalStyle(`${facts} dd`, { fontWeight: 540, overflowWrap: 'anywhere' })
/** Below the first letter of its name. */
globalStyle(`${facts} .${number}`, { marginInlineStart: `-${space.x2}` })

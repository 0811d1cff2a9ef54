import { globalStyle, style } from '@vanilla-extract/css'
import { color, hovers, round, space } from '../../theme.css.ts'
import * as dashboard from '../dashboard/dashboard.css.ts'

// Of the page's own width, in its letters: with larger ones the columns go below one another.
const two = '(min-width: 43rem)'
const three = '(min-width: 74rem)'
const four = '(min-width: 103rem)'
const small = { fontSize: '0.8125rem', lineHeight: 1.4 } as const

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x3,
  minWidth: 0,
  containerType: 'inline-size',
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${space.x3} ${space.x8}`,
  overflowWrap: 'anywhere',
})
export const seal = style({
  display: 'flex',
  alignSelf: 'end',
  alignItems: 'center',
  gap: space.x2,
  marginInlineStart: 'auto',
})
export const sealAsk = style({
  display: 'grid',
  gap: space.x2,
  flexBasis: '100%',
  maxWidth: 620,
  marginInlineStart: 'auto',
  padding: space.x4,
  border: `1px solid ${color.line}`,
  borderRadius: round.control,
  background: color.surface,
})

export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: space.x5,
  minWidth: 0,
  '@container': {
    [two]: { gridTemplateColumns: 'minmax(13.75rem, 17.5rem) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
    [three]: {
      gridTemplateColumns: 'minmax(16.25rem, 21.25rem) minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto',
    },
    [four]: { gridTemplateColumns: '25rem minmax(0, 1fr) minmax(0, 1fr)' },
  },
})

const pane = {
  position: 'sticky',
  insetBlockStart: 88,
  maxHeight: 'calc(100dvh - 104px)',
  overflowY: 'auto',
} as const

export const list = style({
  maxHeight: '38dvh',
  overflowY: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: round.control,
  background: color.surface,
  '@container': { [two]: { ...pane, gridRow: '1 / span 2' }, [three]: { gridRow: 'auto' } },
})
export const turn = style({ padding: `${space.x1} ${space.x3}` })
export const event = style({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  gap: `0 ${space.x2}`,
  width: '100%',
  padding: `6px ${space.x3} 6px ${space.x2}`,
  border: 'none',
  borderBottom: `1px solid ${color.line}`,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-current=true]': { background: color.sunken, boxShadow: `inset 3px 0 0 ${color.accent}` },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [hovers]: { selectors: { '&:hover:not([aria-current=true])': { background: color.paper } } } },
})
export const revision = style({ ...small, color: color.inkSoft, textAlign: 'end', fontVariantNumeric: 'tabular-nums' })
export const sentence = style({
  gridColumn: 2,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  lineHeight: 1.35,
  fontWeight: 540,
})
/** When stands below where there is no room beside: a name is not broken for it. */
export const about = style({
  ...small,
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x2}`,
  overflowWrap: 'anywhere',
  color: color.inkSoft,
})
export const when = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

export const detail = style({ minWidth: 0, overflowX: 'auto' })
export const field = style({ fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace', fontSize: '0.8125rem' })
globalStyle(`table th.${field}`, { color: color.inkSoft, fontWeight: 440, overflowWrap: 'normal' })
/** One line each, the names under one another. */
export const envelope = style({ borderTop: `1px solid ${color.line}` })
globalStyle(`${envelope} > div`, {
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  padding: '4px 0',
  borderBottom: `1px solid ${color.line}`,
})
globalStyle(`${envelope} dt`, { color: color.inkSoft })
globalStyle(`${envelope} dd`, { overflowWrap: 'anywhere' })
/** A field and its button, on one base. */
export const asked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x2 })
/** A name and its value on one line; below one another where a name would be broken. */
export const pair = style({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
  padding: '3px 0',
  borderBottom: `1px solid ${color.line}`,
})
globalStyle(`${pair} > a`, { flex: '2 1 11rem' })
globalStyle(`${pair} > :not(a)`, { flex: '3 1 12rem', minWidth: 0 })
export const detailHead = style({ display: 'grid', gap: space.x2 })
export const side = style({
  minWidth: 0,
  '@container': { [two]: { gridColumn: 2 }, [three]: { gridColumn: 3, ...pane, paddingInlineEnd: space.x1 } },
})
globalStyle(`${side} > h3:first-child`, { marginTop: 0 })
export const sideHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  marginBlockEnd: space.x3,
})
export const tabs = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  padding: 2,
  borderRadius: round.small,
  background: color.sunken,
})
export const tab = style({
  minHeight: 28,
  padding: '0 10px',
  border: 'none',
  borderRadius: 4,
  background: 'none',
  color: color.inkSoft,
  fontWeight: 560,
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { background: color.surface, color: color.ink } },
})

export const against = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  color: color.inkSoft,
  fontSize: '0.8125rem',
})
globalStyle(`${against} input`, { width: '5rem', minHeight: 28 })

export const changes = style({ display: 'grid', gap: space.x2 })
export const change = style({
  display: 'grid',
  gap: 2,
  paddingBlockEnd: space.x2,
  borderBottom: `1px solid ${color.line}`,
})
const line = {
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  minWidth: 0,
  padding: `1px ${space.x2}`,
} as const
export const was = style({ ...line, background: color.badSoft, borderRadius: 4 })
export const is = style({
  ...line,
  background: `color-mix(in srgb, ${color.good} 14%, transparent)`,
  borderRadius: 4,
})
/** What is marked in it was so, and is not any more. */
export const past = style({})
globalStyle(`${past} li[data-changed]`, { background: color.badSoft, boxShadow: `-3px 0 0 ${color.bad}` })
export const sign = style({ width: '0.75em', flex: 'none', fontWeight: 680 })

export const replica = style({
  overflow: 'hidden',
  maxWidth: 480,
  border: `1px dashed ${color.edge}`,
  borderRadius: round.control,
})
export const replicaSays = style({
  padding: `${space.x1} ${space.x3}`,
  background: color.ink,
  color: color.paper,
  fontWeight: 580,
  fontVariantNumeric: 'tabular-nums',
})
export const replicaBody = style({
  display: 'grid',
  gap: space.x3,
  padding: space.x4,
  fontSize: '1rem',
  lineHeight: 1.5,
  hyphens: 'auto',
})
/** However wide the window is, a replica is as narrow as a phone. */
export const narrow = style({ minWidth: 0 })
globalStyle(`${narrow} .${dashboard.page.split(' ')[0]}`, { gridTemplateColumns: 'minmax(0, 1fr)' })
/** Side by side where there is room. */
export const moments = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  alignItems: 'start',
  gap: space.x3,
})

import { style } from '@vanilla-extract/css'
import { color, hovers, quick, round, space } from '../../theme.css.ts'

export const create = style({ display: 'grid', gap: space.x3 })

/** The curve has this much for itself; words of any size stand below it. */
const curveHeight = 104

/** The one big button: a slab with the form curve rising through it. */
export const slab = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  gap: space.x1,
  width: '100%',
  minHeight: 204,
  padding: `${curveHeight - 10}px ${space.x5} ${space.x5}`,
  border: 'none',
  borderRadius: round.panel,
  background: color.accent,
  color: color.onAccent,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${quick}, transform ${quick}`,
  '@media': {
    [hovers]: { selectors: { '&:hover:not(:disabled, [data-second=true])': { background: color.accentPressed } } },
  },
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(0.99)' },
    // Below what is under way it is the quieter of two.
    '&[data-second=true]': {
      minHeight: 0,
      padding: `${space.x3} ${space.x5}`,
      border: `1.5px solid ${color.edge}`,
      background: color.surface,
      color: color.ink,
    },
    '&:disabled': { cursor: 'default' },
    '&:focus-visible': { borderRadius: round.panel },
  },
})
export const slabCurve = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  width: '100%',
  height: curveHeight,
  fill: 'none',
})
export const slabLine = style({
  stroke: color.onAccent,
  strokeWidth: 3.5,
  strokeLinecap: 'round',
  vectorEffect: 'non-scaling-stroke',
})
/** Sits where the line ends, at 88 % and 24 % of the curve's box. */
export const slabDot = style({
  position: 'absolute',
  insetInlineStart: 'calc(88% - 9px)',
  insetBlockStart: curveHeight * 0.24 - 9,
  width: 18,
  height: 18,
  borderRadius: round.full,
  background: color.onAccent,
})
export const slabName = style({
  position: 'relative',
  fontSize: 'clamp(min(1.75rem, 10vw), min(1.2rem + 3vw, 10vw), 2.5rem)',
  fontStretch: '122%',
  fontWeight: 680,
  letterSpacing: '-0.025em',
  lineHeight: 1.05,
  selectors: { [`${slab}[data-second=true] > &`]: { fontSize: '1.25rem' } },
})
export const slabMore = style({ position: 'relative', fontSize: '1rem', fontWeight: 520 })

export const fold = style({ borderBottom: `1px solid ${color.line}` })
export const foldHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  width: '100%',
  minHeight: 56,
  padding: 0,
  border: 'none',
  background: 'none',
  fontWeight: 560,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: { '&:active': { background: color.sunken } },
})
export const foldSign = style({
  display: 'inline-flex',
  transition: `transform ${quick}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
})
export const choices = style({ display: 'grid', gap: space.x6, padding: `${space.x3} 0 ${space.x6}` })
export const legend = style({ fontSize: '0.9375rem', fontWeight: 560, padding: 0, marginBottom: space.x2 })
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
export const said = style({
  display: 'grid',
  gap: space.x3,
  marginTop: space.x3,
  selectors: { '&:empty': { display: 'none' } },
})
export const exactly = style({ marginTop: space.x4, maxWidth: '12.5rem' })
export const given = style({ color: color.inkSoft, fontWeight: 480, marginInlineStart: '0.25em' })

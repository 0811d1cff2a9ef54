import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { calm, color, hovers, quick, round, space } from '../theme.css.ts'

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } })
const appear = keyframes({ from: { opacity: 0 } })

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  minHeight: 52,
  minWidth: 52,
  maxWidth: '100%',
  padding: `${space.x2} clamp(${space.x3}, 4.4vw, ${space.x6})`,
  border: '1.5px solid transparent',
  borderRadius: round.control,
  background: 'none',
  color: color.ink,
  fontSize: '1.0625rem',
  fontWeight: 620,
  fontStretch: '106%',
  lineHeight: 1.2,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${quick}, border-color ${quick}, transform ${quick}`,
  selectors: {
    '&:active:not(:disabled)': { transform: 'translateY(1px)' },
    '&:disabled, &[aria-disabled=true]': { opacity: 0.55, cursor: 'default' },
    '&[aria-busy]': { overflow: 'hidden', opacity: 0.8 },
    '&[aria-busy]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      width: '40%',
      height: 4,
      borderRadius: round.full,
      background: 'currentColor',
      animation: `${appear} 200ms 500ms both, ${pass} 1200ms ease-in-out infinite`,
    },
    '&:focus-visible': { borderRadius: round.control },
    // Else far from its icon in two lines.
    '&:has(> svg)': { textAlign: 'start' },
  },
  '@media': {
    [calm]: { selectors: { '&[aria-busy]::after': { width: '100%', animation: `${appear} 1ms 500ms both` } } },
  },
})

const row = style({
  width: '100%',
  justifyContent: 'start',
  gap: space.x3,
  paddingInline: space.x2,
  borderRadius: 0,
  textAlign: 'start',
  selectors: { '& + &': { borderTop: `1px solid ${color.line}` } },
  '@media': { [hovers]: { selectors: { '&:hover:not(:disabled)': { background: color.sunken } } } },
})

export const button = styleVariants({
  primary: [
    base,
    {
      background: color.accent,
      color: color.onAccent,
      '@media': { [hovers]: { selectors: { '&:hover:not(:disabled)': { background: color.accentPressed } } } },
    },
  ],
  plain: [
    base,
    {
      borderColor: color.edge,
      background: color.surface,
      '@media': { [hovers]: { selectors: { '&:hover:not(:disabled)': { borderColor: color.ink } } } },
    },
  ],
  quiet: [
    base,
    {
      paddingInline: space.x3,
      '@media': { [hovers]: { selectors: { '&:hover:not(:disabled)': { background: color.sunken } } } },
    },
  ],
  danger: [
    base,
    {
      borderColor: color.bad,
      color: color.bad,
      background: color.surface,
      '@media': { [hovers]: { selectors: { '&:hover:not(:disabled)': { background: color.badSoft } } } },
    },
  ],
  /** One of many in a menu: a line of its own, without a frame. */
  row: [base, row],
  dangerRow: [base, row, { color: color.bad }],
  round: [
    base,
    {
      padding: 0,
      width: 52,
      borderRadius: round.full,
      '@media': { [hovers]: { selectors: { '&:hover:not(:disabled)': { background: color.sunken } } } },
      selectors: {
        '&:focus-visible': { borderRadius: round.full },
      },
    },
  ],
})

/** Around quiet ones below a text: their words begin where the text begins. */
export const hanging = style({ marginInlineStart: `calc(-1 * ${space.x3})` })
export const block = style({ width: '100%' })
/** Always a block. Its icon goes above the words where these want the whole line, and goes where the text is large. */
export const tall = style({
  containerType: 'inline-size',
  flexWrap: 'wrap',
  minHeight: 68,
  fontSize: '1.25rem',
  fontStretch: '114%',
  fontWeight: 660,
  selectors: { '&:has(> svg)': { textAlign: 'center' } },
})
globalStyle(`${tall} > svg`, { '@container': { '(max-width: 10em)': { display: 'none' } } })

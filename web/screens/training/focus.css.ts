import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { color, lying, quick, round, short, space, wide } from '../../theme.css.ts'

/**
 * Three bands: where am I, what is to do, the one next action. The last one never moves. What takes back comes between the
 * last two for a while, and takes its room from what is to do. On its side both of them are a column.
 */
export const page = style({
  height: '100dvh',
  maxWidth: '40rem',
  margin: '0 auto',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"top" "middle" "undo" "bottom"',
  '@media': {
    [lying]: {
      maxWidth: 'none',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(180px, 32%)',
      gridTemplateRows: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"top top" "middle undo" "middle bottom"',
    },
  },
})
export const top = style({
  gridArea: 'top',
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) 52px',
  alignItems: 'center',
  gap: space.x2,
  padding: `calc(${space.x2} + env(safe-area-inset-top)) ${space.x2} 0`,
  '@media': { [lying]: { paddingTop: 0 } },
})
export const where = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2, minWidth: 0 })
export const whereWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x3}`,
  fontSize: '0.9375rem',
  fontWeight: 540,
  fontVariantNumeric: 'tabular-nums',
})
export const block = style({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // Beside the count where it fits, else on a line of its own.
  flex: '1 1 auto',
  maxWidth: '100%',
})
export const count = style({ maxWidth: '100%' })
export const bar = style({ width: '100%', height: 4, borderRadius: 4, background: color.line, overflow: 'hidden' })
export const barDone = style({
  height: '100%',
  borderRadius: 4,
  background: color.accent,
  transition: `width ${quick}`,
})

export const middle = style({
  gridArea: 'middle',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space.x4} ${space.x5} ${space.x4}`,
  display: 'flex',
  flexDirection: 'column',
  gap: `clamp(${space.x3}, 2vh, ${space.x5})`,
  '@media': { [wide]: { paddingTop: space.x8 }, [short]: { gap: space.x3, paddingBlock: space.x2 } },
})
globalStyle(`${middle} > *`, { flexShrink: 0 })
/** What the rest leaves free. */
export const room = style({ flex: '1 1 0', minHeight: 0, containerType: 'size' })
globalStyle(`${middle} > ${room}`, { flexShrink: 1 })
/** Twice as wide as high, as large as there is room; where there is hardly any, not at all. */
export const movement = style({
  display: 'block',
  width: 'min(100cqw, 200cqh, 440px)',
  margin: '0 auto',
  padding: 0,
  border: 'none',
  borderRadius: round.panel,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '@container': { '(max-height: 103px)': { display: 'none' } },
})
export const head = style({ display: 'grid', gap: space.x2 })
export const name = style({
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [short]: { fontSize: '1.375rem' } },
})
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  color: color.inkSoft,
})
export const before = style({ color: color.inkSoft, fontVariantNumeric: 'tabular-nums' })
/** The athlete's own words, wherever they break. */
export const note = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', hyphens: 'auto' })
/** Side by side where the screen is wide and low. */
export const steppers = style({
  display: 'grid',
  gap: space.x3,
  '@media': { [short]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))' } },
})
export const more = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginInline: '-12px' })

/** As high as a thumb, around a thin line: the air above and below is theirs. */
export const dots = style({ display: 'flex', gap: space.x1, marginBlock: `calc(-1 * ${space.x3})` })
export const dot = style({
  flex: 1,
  minWidth: 0,
  height: 48,
  padding: 0,
  border: 'none',
  background: 'none',
  display: 'grid',
  alignItems: 'center',
  cursor: 'pointer',
})
export const dotLine = style({
  display: 'block',
  height: 6,
  borderRadius: 6,
  background: color.line,
  transition: `background-color ${quick}`,
  selectors: {
    '[data-done=true] > &': { background: color.ink },
    '[aria-current=step] > &': { background: color.accent, height: 10 },
  },
})

export const effort = style({ display: 'grid', gap: space.x2 })
/** Seven side by side; with large text in two rows. */
export const effortRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(36px, 2.1em), 1fr))',
  gap: space.x1,
})
globalStyle(`${effortRow} > button`, { minWidth: 0, paddingInline: 0 })
export const effortWords = style({ fontSize: '0.9375rem', color: color.inkSoft })

export const undo = style({
  gridArea: 'undo',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space.x4,
  '@media': { [lying]: { alignContent: 'end', borderInlineStart: `1px solid ${color.line}` } },
})
globalStyle(`${undo} > *`, { marginBottom: space.x2 })

export const bottom = style({
  gridArea: 'bottom',
  display: 'grid',
  gap: space.x2,
  padding: `${space.x3} ${space.x5} calc(${space.x4} + env(safe-area-inset-bottom))`,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [lying]: { alignContent: 'end', borderTop: 'none', borderInlineStart: `1px solid ${color.line}` },
  },
})
// With large text its longest word still fits the column of a phone that lies.
globalStyle(`${bottom} > button`, {
  '@media': { [lying]: { fontSize: 'min(1.25rem, 3.2vw)', paddingInline: space.x3 } },
})
/** However much there is to say, the next action stays on the screen. */
export const told = style({
  display: 'grid',
  gap: space.x2,
  maxHeight: '36dvh',
  overflow: 'auto',
  selectors: { '&:empty': { display: 'none' } },
})
export const status = style({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space.x1,
  fontSize: '0.875rem',
  color: color.inkSoft,
  // Heard when it fills, and takes no room before.
  selectors: { '&:empty': { marginBottom: `calc(-1 * ${space.x2})` } },
})
const appear = keyframes({ from: { opacity: 0 } })
export const unsaved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  animation: `${appear} 200ms both`,
})
export const next = style({
  display: 'grid',
  gap: space.half,
  padding: space.x4,
  borderRadius: round.panel,
  background: color.surface,
  border: `1px solid ${color.line}`,
})
/** Side by side on the smallest phone; with large text one below the other. */
export const restActions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
  gap: space.x2,
})
globalStyle(`${restActions} > button`, { paddingInline: space.x1 })
export const startClock = style({ gridColumn: '1 / -1', paddingInline: space.x3 })
export const blockClock = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  paddingInline: space.x3,
  fontSize: '1.25rem',
  fontWeight: 620,
  fontVariantNumeric: 'tabular-nums',
})

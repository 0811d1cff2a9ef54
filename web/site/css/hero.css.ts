import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'
import { desk, headerHeight, middle } from './base.css.ts'

export const hero = style({ position: 'relative', overflow: 'hidden', paddingTop: headerHeight })
export const headline = style({ paddingTop: 'clamp(28px, 4.4vw, 64px)' })
export const line = style({ display: 'block' })

/** Below the words where they stand above the phone, however large they are written. */
const under = 'min(56%, 150vw, 620px)'

/** The form curve runs through the whole width, behind the phone, and ends in today. */
export const curve = style({
  position: 'absolute',
  zIndex: 0,
  insetInlineStart: 0,
  insetBlockEnd: 0,
  width: '100%',
  maxWidth: 'none',
  height: under,
  fill: 'none',
  overflow: 'visible',
  '@media': { [desk]: { height: '72%' } },
})
export const curveLine = style({ stroke: color.ink, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' })
/** Where the curve ends: at 1390, 124 of its 1440 x 520. */
export const dot = style({
  position: 'absolute',
  insetInlineStart: '96.5%',
  insetBlockEnd: `calc(${under} * 0.76)`,
  width: 'clamp(28px, 3.4vw, 52px)',
  aspectRatio: '1',
  borderRadius: round.full,
  background: color.accent,
  transform: 'translate(-50%, 50%)',
  '@media': { [desk]: { insetBlockEnd: 'calc(72% * 0.76)' } },
})

export const main = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gap: space.x10,
  paddingTop: 'clamp(24px, 3.4vw, 48px)',
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', minHeight: 560 } },
})
export const words = style({
  display: 'grid',
  gap: space.x6,
  justifyItems: 'start',
  alignContent: 'start',
  '@media': { [desk]: { paddingBottom: 148 }, '(max-height: 660px)': { gap: space.x4 } },
})
export const offer = style({ display: 'grid', gap: space.x2, justifyItems: 'start' })
export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x1} ${space.x4}`,
  minHeight: 40,
  borderRadius: round.full,
  background: color.accent,
  color: color.onAccent,
  fontWeight: 660,
})
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: `${space.x4} ${space.x6}` })
export const store = style({ display: 'grid', gap: space.x2 })
export const qrWords = style({ maxWidth: '7em', hyphens: 'auto' })
export const qrButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  padding: 0,
  border: 'none',
  background: 'none',
  color: color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  lineHeight: 1.35,
  fontWeight: 560,
})
export const qr = style({
  width: 96,
  height: 96,
  flex: 'none',
  padding: 8,
  borderRadius: round.control,
  background: '#fff',
  fill: '#000',
})
export const phone = style({
  alignSelf: 'end',
  justifySelf: 'center',
  width: 'min(78vw, 330px)',
  marginBottom: -96,
  '@media': {
    [middle]: { width: 340 },
    [desk]: { justifySelf: 'end', marginInlineEnd: '9%', width: 'clamp(330px, 27vw, 384px)' },
  },
})
/** At the foot of the first screen, in the margin beside the words. */
export const scroll = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: space.x3,
  insetBlockStart: 'calc(min(100svh, 100%) - 56px - 20px)',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: round.full,
  border: `1.5px solid ${color.edge}`,
  background: color.paper,
  color: color.ink,
  '@media': { [desk]: { insetInlineEnd: 'auto', insetInlineStart: '50%', marginInlineStart: -28 } },
})

import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'
import { desk, headerHeight, middle } from './base.css.ts'

export const hero = style({ position: 'relative', overflow: 'hidden', paddingTop: headerHeight })
export const headline = style({ paddingTop: 'clamp(32px, 6vw, 88px)' })
export const line = style({ display: 'block' })

/** The form curve runs through the whole width, behind the phone, and ends in today. */
export const curve = style({
  position: 'absolute',
  zIndex: 0,
  insetInlineStart: 0,
  insetBlockEnd: 0,
  width: '100%',
  maxWidth: 'none',
  height: '56%',
  fill: 'none',
  overflow: 'visible',
  '@media': { [desk]: { height: '72%' } },
})
export const curveLine = style({ stroke: color.ink, strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' })
export const dot = style({ fill: color.accent })

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
  '@media': { [desk]: { paddingBottom: 120 } },
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
  fontStretch: '112%',
  fontWeight: 660,
})
export const ways = style({ display: 'grid', gap: space.x2, justifyItems: 'start' })
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
export const scroll = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineStart: '50%',
  insetBlockEnd: space.x6,
  marginInlineStart: -28,
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: round.full,
  border: `1.5px solid ${color.edge}`,
  background: color.paper,
  color: color.ink,
})

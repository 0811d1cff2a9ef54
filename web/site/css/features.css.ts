import { style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'
import { desk, middle, wide } from './base.css.ts'

const gap = 'clamp(80px, 11vw, 176px)'

export const features = style({ background: color.surface, position: 'relative', zIndex: 1 })
export const heading = style({ paddingTop: gap, maxWidth: '16em' })
export const words = style({ display: 'grid', gap: space.x4, alignContent: 'center', maxWidth: 520 })

const two = {
  display: 'grid',
  gap: space.x10,
  alignItems: 'center',
  paddingTop: gap,
} as const

/** 1: words beside a phone that stands on the edge of a coloured ground. */
export const click = style([
  two,
  { '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.x16 } } },
])
export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: round.panel,
  background: color.accent,
  paddingTop: space.x12,
  display: 'grid',
  justifyItems: 'center',
  '@media': { [middle]: { paddingTop: space.x16 } },
})
export const stagePhone = style({ width: 'min(76%, 340px)', marginBottom: '-22%', position: 'relative' })
export const stageCurve = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  height: '70%',
  fill: 'none',
  stroke: '#1c0f09',
})

/** 2: the picture comes first and leaves the page at its edge. */
export const places = style([
  two,
  {
    '@media': {
      [desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space.x16 },
    },
  },
])
export const bleed = style({
  '@media': {
    [desk]: {
      order: -1,
      marginInlineStart: 'calc(-1 * clamp(20px, 4.6vw, 64px) - max(0px, (100vw - 1344px) / 2) + 24px)',
    },
  },
})

/** 3: night. Two phones, one behind the other, whatever the theme. */
export const night = style({
  marginTop: gap,
  background: '#141210',
  color: '#f4efe7',
  overflow: 'hidden',
  borderBlock: `1px solid ${color.line}`,
})
export const nightRow = style({
  display: 'grid',
  gap: space.x10,
  paddingTop: 'clamp(64px, 8vw, 128px)',
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 6fr)', columnGap: space.x16 } },
})
export const nightWords = style([
  words,
  { '@media': { [desk]: { alignSelf: 'center', paddingBottom: 'clamp(64px, 8vw, 128px)' } } },
])
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 'clamp(12px, 2vw, 28px)',
  alignItems: 'end',
  marginBottom: '-12%',
})
export const lower = style({ transform: 'translateY(14%)' })

/** 4: a curve as wide as the page, with its words above. */
export const form = style({ paddingTop: gap })
export const formHead = style({
  display: 'grid',
  gap: space.x5,
  '@media': {
    [desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space.x16, alignItems: 'end' },
  },
})
export const chart = style({ marginTop: space.x10, width: '100%', overflow: 'hidden' })
export const chartWords = style({ fontSize: '0.9375rem', color: color.inkSoft })
export const chartDrawing = style({
  width: '100%',
  minWidth: 720,
  height: 'auto',
  maxWidth: 'none',
  fill: 'none',
  '@media': { '(max-width: 719px)': { marginInlineStart: 'calc(100vw - 740px)' } },
})
export const chartLine = style({ stroke: color.ink, strokeWidth: 9, strokeLinecap: 'round', strokeLinejoin: 'round' })
export const chartGround = style({ stroke: color.line, strokeWidth: 1.5 })
export const chartDot = style({ fill: color.accent })
export const chartNumber = style({
  fill: color.inkSoft,
  fontSize: 20,
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
})
export const chartBig = style({
  fill: color.ink,
  fontSize: 64,
  ...wide,
  letterSpacing: '-0.03em',
})

/** 5: a sheet from the product over a quiet ground, words at its foot. */
export const why = style([
  two,
  {
    paddingBottom: gap,
    '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', justifyContent: 'space-between' } },
  },
])
export const whyPicture = style({
  padding: 'clamp(20px, 4vw, 56px)',
  paddingBottom: 0,
  borderRadius: round.panel,
  background: color.sunken,
  overflow: 'hidden',
  display: 'grid',
  justifyItems: 'center',
})
export const whySheet = style({ width: 'min(100%, 440px)', marginBottom: -24 })

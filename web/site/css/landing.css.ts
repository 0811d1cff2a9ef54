import { globalStyle, style } from '@vanilla-extract/css'
import { color, quick, space } from '../../theme.css.ts'
import { desk, wide } from './base.css.ts'

// Laid out when it comes near, or when the script gets to it.
globalStyle('[data-later]', {
  '@media': { '(scripting: enabled)': { contentVisibility: 'auto', containIntrinsicHeight: 'auto 1600px' } },
})

export const part = style({ paddingBlock: 'clamp(80px, 10vw, 160px)' })

// Questions

export const faq = style({
  display: 'grid',
  gap: space.x10,
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: space.x16 } },
})
export const faqHeading = style({
  '@media': { [desk]: { position: 'sticky', insetBlockStart: 120, alignSelf: 'start' } },
})
export const question = style({ borderBottom: `1.5px solid ${color.line}` })
globalStyle(`${question}:first-child`, { borderTop: `1.5px solid ${color.line}` })
export const asked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.x4,
  alignItems: 'center',
  minHeight: 76,
  paddingBlock: space.x4,
  fontSize: 'clamp(1.125rem, 1rem + 0.6vw, 1.4375rem)',
  fontWeight: 640,
  letterSpacing: '-0.015em',
  lineHeight: 1.25,
})
export const sign = style({
  transition: `transform ${quick}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(45deg)' } },
})
export const answer = style({ paddingBottom: space.x6, maxWidth: '40em', color: color.inkSoft })

// Voices

export const voices = style({ borderTop: `1.5px solid ${color.ink}`, paddingBottom: 'clamp(80px, 10vw, 160px)' })
export const voicesHead = style({ display: 'grid', gap: space.x3, paddingTop: space.x8, maxWidth: 640 })
export const notice = style({ color: color.inkSoft })
export const voiceList = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(40px, 5vw, 72px)',
  marginTop: 'clamp(48px, 6vw, 96px)',
  '@media': { [desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: space.x8 } },
})
const voice = style({ display: 'grid', gap: space.x3, alignContent: 'start' })
export const loud = style([voice, { '@media': { [desk]: { gridColumn: 'span 7' } } }])
export const loudLate = style([voice, { '@media': { [desk]: { gridColumn: '6 / span 7' } } }])
export const calm = style([voice, { '@media': { [desk]: { gridColumn: 'span 4' } } }])
export const calmLate = style([voice, { '@media': { [desk]: { gridColumn: '9 / span 4', alignSelf: 'end' } } }])
export const quote = style({ fontSize: '1.25rem', lineHeight: 1.4, margin: 0 })
export const loudQuote = style({
  margin: 0,
  fontSize: 'clamp(min(1.5rem, 9vw), min(1.1rem + 1.9vw, 9vw), 2.625rem)',
  ...wide,
  letterSpacing: '-0.025em',
  lineHeight: 1.12,
  textWrap: 'balance',
})
export const stars = style({ width: 116, height: 20, fill: color.accent })
export const who = style({ color: color.inkSoft, fontSize: '0.9375rem' })

// Latest articles

export const latest = style({ background: color.surface, borderBlock: `1px solid ${color.line}` })
export const latestHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.x4,
  marginBottom: space.x10,
})
export const latestList = style({
  display: 'grid',
  gap: space.x10,
  '@media': { [desk]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space.x16 } },
})
export const others = style({ display: 'grid', gap: space.x8, alignContent: 'start' })

// The end

export const end = style({ position: 'relative', overflow: 'hidden', background: color.accent, color: color.onAccent })
export const endCurve = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  width: '100%',
  maxWidth: 'none',
  height: 220,
  fill: 'none',
  stroke: 'currentColor',
  '@media': { [desk]: { height: '100%' } },
})
export const endWords = style({
  position: 'relative',
  display: 'grid',
  gap: space.x6,
  justifyItems: 'start',
  paddingBlock: '88px 260px',
  '@media': { [desk]: { paddingBlock: 'clamp(120px, 12vw, 184px)' } },
})
export const endText = style({ selectors: { '&&': { maxWidth: '19em' } } })
export const endTitle = style({ maxWidth: '11em' })
export const endLink = style({ selectors: { '&&': { background: '#1c0f09', color: '#fff6f2' } } })

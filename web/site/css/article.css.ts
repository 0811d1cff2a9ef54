import { globalStyle, style } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'
import { desk, headerHeight } from './base.css.ts'

export const hero = style({ paddingTop: `calc(${headerHeight}px + clamp(20px, 3vw, 40px))` })
export const crumbs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x2}`,
  fontSize: '0.9375rem',
  color: color.inkSoft,
})
export const crumb = style({ display: 'inline-flex', alignItems: 'center', gap: space.x2, minHeight: 44 })
globalStyle(`${crumb} a`, { color: color.ink, paddingBlock: 10 })
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  maxWidth: 1040,
  paddingTop: 'clamp(16px, 3vw, 40px)',
})
export const badge = style({
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 36,
  padding: `0 ${space.x4}`,
  borderRadius: round.full,
  border: `1.5px solid ${color.edge}`,
  fontWeight: 620,
  fontSize: '0.9375rem',
})
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x5}`, color: color.inkSoft })
export const picture = style({
  marginTop: 'clamp(32px, 4vw, 56px)',
  borderRadius: round.panel,
  overflow: 'hidden',
  width: '100%',
  maxHeight: 560,
  objectFit: 'cover',
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x16,
  paddingBlock: 'clamp(40px, 6vw, 96px)',
  '@media': {
    [desk]: { gridTemplateColumns: 'minmax(0, 720px) minmax(220px, 300px)', justifyContent: 'space-between' },
  },
})
export const contents = style({ display: 'none', '@media': { [desk]: { display: 'block' } } })
export const contentsBox = style({
  position: 'sticky',
  insetBlockStart: 112,
  maxHeight: 'calc(100dvh - 136px)',
  overflow: 'auto',
  fontSize: '0.9375rem',
  lineHeight: 1.35,
})
export const contentsTitle = style({ fontSize: '1rem', fontWeight: 680, marginBottom: space.x2 })
export const contentsLink = style({
  display: 'block',
  padding: `${space.x2} 0 ${space.x2} ${space.x4}`,
  borderInlineStart: `2px solid ${color.line}`,
  color: color.inkSoft,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.ink },
    '&[aria-current]': { color: color.ink, fontWeight: 620, borderColor: color.accent },
  },
})
export const deep = style({ paddingInlineStart: space.x8 })

export const box = style({
  display: 'grid',
  gap: space.x4,
  justifyItems: 'start',
  paddingBlock: space.x10,
  borderTop: `1.5px solid ${color.ink}`,
  maxWidth: 720,
})
export const ready = style({ background: color.accent, color: color.onAccent, marginTop: space.x10 })
export const readyWords = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x5,
  justifyItems: 'start',
  paddingBlock: 'clamp(72px, 9vw, 136px)',
})
export const readyTitle = style({ maxWidth: '13em' })
export const readyWays = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x6}` })
export const readyLink = style({ selectors: { '&&': { background: '#1c0f09', color: '#fff6f2' } } })
export const readyMore = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 52,
  color: 'inherit',
  fontWeight: 620,
})

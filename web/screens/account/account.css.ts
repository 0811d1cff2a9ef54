import { style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'

export const form = style({ display: 'grid', gap: space.x4, justifyItems: 'stretch', maxWidth: '26.25rem' })

export const when = style({ display: 'grid', gap: space.x3, border: 'none', padding: 0, margin: 0 })
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space.x3,
  minHeight: 48,
  cursor: 'pointer',
})
export const radio = style({ width: 22, height: 22, margin: 0, marginBlockStart: 2, accentColor: color.accentInk })
export const choiceName = style({ display: 'block', fontWeight: 600 })
export const choiceMore = style({ display: 'block', color: color.inkSoft, fontSize: '0.9375rem' })
export const summary = style({ minHeight: 48, alignContent: 'center', cursor: 'pointer', fontWeight: 560 })
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: space.x2,
  fontSize: '1.0625rem',
})
/** Longer than a small phone with large text is wide. */
export const long = style({ minWidth: 0, overflowWrap: 'anywhere' })
export const qr = style({ width: 200, height: 200, background: '#fff', color: '#000', fill: 'currentColor' })
export const secret = style({ userSelect: 'all' })
/** Four signs together, to be typed; copied, they are one word. */
export const four = style({ display: 'inline-block', marginInlineEnd: '0.75ch' })

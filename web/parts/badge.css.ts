import { style, styleVariants } from '@vanilla-extract/css'
import { color, round, space } from '../theme.css.ts'

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  padding: `1px ${space.x2}`,
  borderRadius: round.small,
  border: '1.5px solid',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
})

export const badge = styleVariants({
  plain: [base, { color: color.inkSoft, borderColor: color.line }],
  good: [base, { color: color.good, borderColor: 'currentColor' }],
  strong: [base, { color: color.onAccent, background: color.accent, borderColor: color.accent }],
  bad: [base, { color: color.bad, borderColor: 'currentColor' }],
})

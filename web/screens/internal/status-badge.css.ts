import { style, styleVariants } from '@vanilla-extract/css'
import { color, round, space } from '../../theme.css.ts'

const base = style({
  display: 'inline-block',
  padding: `1px ${space.x2}`,
  border: '1.5px solid transparent',
  borderRadius: round.small,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
})

export const badge = styleVariants({
  success: [base, { color: color.paper, background: color.good }],
  warning: [base, { color: color.onAccent, background: color.accent }],
  secondary: [base, { color: color.ink, background: color.sunken, borderColor: color.line }],
  outline: [base, { color: color.inkSoft, borderColor: color.edge }],
})

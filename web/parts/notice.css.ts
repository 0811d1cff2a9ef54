import { style, styleVariants } from '@vanilla-extract/css'
import { color, round, space } from '../theme.css.ts'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: space.x3,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: round.control,
  border: `1.5px solid ${color.line}`,
  fontSize: '1rem',
  lineHeight: 1.45,
})

export const notice = styleVariants({
  bad: [base, { borderColor: color.bad, background: color.badSoft }],
  good: [base, { borderColor: color.good, background: color.surface }],
  hint: [base, { background: color.surface }],
})

export const sign = styleVariants({
  bad: { color: color.bad },
  good: { color: color.good },
  hint: { color: color.inkSoft },
})
export const words = style({ display: 'grid', gap: space.x2, justifyItems: 'start', minWidth: 0 })

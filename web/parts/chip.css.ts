import { style } from '@vanilla-extract/css'
import { color, hovers, quick, round, space } from '../theme.css.ts'

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
  minHeight: 48,
  minWidth: 48,
  maxWidth: '100%',
  padding: `${space.x1} ${space.x4}`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: round.control,
  background: color.surface,
  fontSize: '1rem',
  fontWeight: 540,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background-color ${quick}, color ${quick}, border-color ${quick}`,
  '@media': { [hovers]: { selectors: { '&:hover': { borderColor: color.ink } } } },
  selectors: {
    '&:active': { transform: 'translateY(1px)', borderColor: color.ink },
    '&[aria-pressed=true]': { background: color.ink, color: color.paper, borderColor: color.ink },
    '&:focus-visible': { borderRadius: round.control },
  },
})

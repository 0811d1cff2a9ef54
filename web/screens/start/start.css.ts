import { style } from '@vanilla-extract/css'
import { color, lying, menuHeight, menuOnTop, space } from '../../theme.css.ts'

/** As high as the screen, so that the way on stands at one place from step to step. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x6,
  maxWidth: '35rem',
  marginInline: 'auto',
  minHeight: `calc(100dvh - 6rem - ${menuHeight})`,
  '@media': { [menuOnTop]: { minHeight: 520 }, [lying]: { minHeight: 0 } },
})
export const steps = style({ display: 'flex', gap: space.x1 })
export const step = style({
  flex: 1,
  height: 6,
  borderRadius: 6,
  background: color.line,
  selectors: { '&[data-done=true]': { background: color.accent } },
})
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2 })
/** A row of single figures stays one row on a phone. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(3rem, 1fr))',
  gap: space.x1,
  maxWidth: '25rem',
})
export const part = style({ display: 'grid', gap: space.x4 })
export const legend = style({ padding: 0, marginBottom: space.x3, fontWeight: 560 })
export const save = style({
  position: 'sticky',
  insetBlockEnd: menuHeight,
  marginTop: 'auto',
  display: 'grid',
  gap: space.x1,
  paddingBlock: space.x3,
  background: color.paper,
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [menuOnTop]: { insetBlockEnd: 0 },
    // Low screens show the questions above it.
    [lying]: { gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: space.x2 },
  },
})

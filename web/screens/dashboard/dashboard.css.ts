import { globalStyle, style } from '@vanilla-extract/css'
import { color, space, wide } from '../../theme.css.ts'

export const page = style({
  display: 'grid',
  gap: space.x10,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: space.x16, alignItems: 'start' },
  },
})
export const column = style({ display: 'grid', gap: space.x10, minWidth: 0 })
export const part = style({ display: 'grid', alignContent: 'start', gap: space.x4, minWidth: 0 })
/** Pictures stand beside each other where their column holds two; what was trained is as wide as it. */
export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: space.x10, minWidth: 0 })
globalStyle(`${pictures} > *`, { flex: '1 1 min(20rem, 100%)' })
globalStyle(`${pictures} > :last-child`, { flexBasis: '100%' })
export const empty = style({ color: color.inkSoft, maxWidth: '38ch' })
export const hello = style({ display: 'grid', gap: space.x2 })

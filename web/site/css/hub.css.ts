import { style } from '@vanilla-extract/css'
import { color, space } from '../../theme.css.ts'
import { desk, headerHeight, huge, middle } from './base.css.ts'

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  paddingTop: headerHeight,
  background: color.sunken,
})
/** The picture behind: its middle on a desk, its right side on the phone. */
export const background = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'right center',
  '@media': { [desk]: { objectPosition: 'center' } },
})
export const words = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  justifyItems: 'start',
  paddingBlock: 'clamp(56px, 8vw, 128px) clamp(72px, 10vw, 168px)',
})
export const subtitle = style({ maxWidth: '26em' })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3 })
export const articles = style({ paddingBlock: 'clamp(56px, 7vw, 112px)' })
export const grid = style({
  display: 'grid',
  gap: 'clamp(40px, 4vw, 64px) clamp(24px, 2.6vw, 40px)',
  '@media': {
    [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [huge]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})
export const empty = style({ display: 'grid', gap: space.x5, justifyItems: 'start', paddingBlock: space.x12 })

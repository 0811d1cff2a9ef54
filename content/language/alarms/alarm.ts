import type { RedFlag } from '../../../domain/coach/read/conditions.ts'
import type { Happening, Sign } from '../../../domain/coach/read/language.ts'

/**
 * A function of the body and what disturbs it: words of one of a kind beside words of another, in any order. So a
 * wording that nobody wrote down is still heard: the heart, the pulse, the beat × stumbles, races, skips, gallops.
 */
type Shape = Pick<Sign, 'within' | 'unless' | 'unlessHere' | 'lacking' | 'ordered'>

export const alarm = (flag: RedFlag, all: readonly string[], shape: Shape = {}): Sign => ({
  sense: { is: 'flag', flag },
  all,
  ...shape,
})

export const event = (what: Happening, all: readonly string[], shape: Shape = {}): Sign => ({
  sense: { is: 'happened', what },
  all,
  ...shape,
})

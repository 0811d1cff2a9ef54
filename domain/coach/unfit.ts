import { type Brief, fitsSkill, fitsSurroundings } from './brief.ts'
import { type Exercise, fitsStock } from './catalogue.ts'
import { allows } from './limits.ts'
import { lacksPair } from './plates.ts'

/** Why an exercise does not fit an athlete here and today, whatever else the plan holds. */
export type Unfit = 'equipment' | 'restricted' | 'not-today' | 'too-hard' | 'surroundings'

export const unfitFor = (one: Exercise, brief: Brief): Unfit | null => {
  if (!fitsStock(one, brief.stock) || lacksPair(one, brief.stock, brief.ownLoads.single)) return 'equipment'
  if (!allows(brief.limits, one)) return 'restricted'
  if (brief.banned.has(one.id) || brief.wish.unwanted.includes(one.id)) return 'not-today'
  if (!fitsSkill(brief, one)) return 'too-hard'
  if (!fitsSurroundings(brief, one)) return 'surroundings'
  return brief.usable.includes(one) ? null : 'restricted'
}

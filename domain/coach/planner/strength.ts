import type { Brief } from '../brief.ts'
import { ordinary } from '../readiness.ts'
import { doseOf, easedSets } from './doses.ts'
import { type DraftBlock, secondsOf } from './draft.ts'
import { composed, type Fits } from './fill.ts'
import { type Kind, kindOf } from './kinds.ts'
import { blocksOf, costOf } from './lay-out.ts'
import type { Pick } from './pick.ts'
import { stretchRests } from './rests.ts'
import { mostSets } from './session-budget.ts'

export { leastSets, mostExercises, mostSets } from './session-budget.ts'

/** Strength work that fits into some seconds: chosen as on an ordinary day, then eased to what today allows. */
export const strengthBlocks = (brief: Brief, seconds: number, kind: Kind = kindOf(brief)): DraftBlock[] => {
  const fresh = { ...brief, readiness: ordinary }
  const fits = fitsInto(fresh, seconds)
  const chosen = composed(fresh, kind, fits)
  return blocksOf(brief, stretchRests(brief, eased(brief, chosen), fitsInto(brief, seconds)))
}

const fitsInto =
  (brief: Brief, seconds: number): Fits =>
  picks =>
    secondsOf(blocksOf(brief, picks, true), brief) <= seconds && costOf(brief, picks) <= mostSets(brief.minutes)

/** Fewer sets and lower loads where the day asks for it, and nothing explosive. */
const eased = (brief: Brief, picks: readonly Pick[]): readonly Pick[] =>
  picks
    .filter(({ slot }) => slot.part !== 'power' || brief.readiness.level > 2)
    .map(pick => ({ ...pick, dose: doseOf(brief, pick.exercise), sets: easedSets(brief, pick.sets) }))

import type { Exercise } from './coach/basis/catalogue.ts'
import type { PlannedSet } from './coach/basis/plan.ts'
import type { Performance } from './performance.ts'

/** Kilograms moved in a set: every repetition with all that was lifted in it. */
export const kgMoved = ({ reps, weightKg }: Pick<Performance, 'reps' | 'weightKg'>, lifts = 1): number =>
  (reps ?? 0) * (weightKg ?? 0) * lifts

/** Kilograms to the milligram. */
export const toMilligram = (kg: number) => Math.round(kg * 1e6) / 1e6

/**
 * How often a logged weight is lifted in one counted repetition: twice where each hand holds one, twice where both sides
 * are counted as one, never where the weight helps.
 */
export const liftsOf = (
  { loadType, unilateral }: Pick<Exercise, 'loadType' | 'unilateral'>,
  sets: readonly Pick<PlannedSet, 'side'>[],
): { lifts?: number } => {
  const hands = loadType === 'per-hand' ? 2 : loadType === 'assisted' ? 0 : 1
  const sides = unilateral && !sets.some(({ side }) => side) ? 2 : 1
  return hands * sides === 1 ? {} : { lifts: hands * sides }
}

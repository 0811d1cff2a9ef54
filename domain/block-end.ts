import { blockStatus } from './looks.ts'
import type { Outline, OutlineExercise } from './outline.ts'
import { advance, type Fact, type Progress, type SkipReason } from './progress.ts'
import type * as Reshape from './reshape.ts'

export type TrainingFact = Fact | Reshape.Fact

/** An exercise ends with its last open set: as done when anything of it was logged, else as left out. */
export const exerciseEnd = (
  { id, sets }: OutlineExercise,
  progress: Progress,
  { at, why }: { why?: SkipReason; at: string },
): Fact[] => {
  if (sets.some(set => !(set.id in progress.sets) && !(set.id in progress.setsSkipped))) return []
  return sets.some(set => set.id in progress.sets)
    ? [{ type: 'ExerciseCompleted', exercise: id, at }]
    : [{ type: 'ExerciseSkipped', exercise: id, ...(why ? { why } : {}), at }]
}

/** The facts, and of the blocks that end with them, that they have ended. */
export const closing = (facts: readonly Fact[], outline: Outline, before: Progress): readonly Fact[] => {
  const after = facts.reduce((progress, fact) => advance(outline, progress, fact), before)
  const at = facts.at(-1)?.at ?? ''
  return [
    ...facts,
    ...outline.blocks.flatMap((block): Fact[] => {
      const status = blockStatus(block, after)
      if (status === blockStatus(block, before)) return []
      if (status === 'complete') return [{ type: 'BlockCompleted', block: block.id, at }]
      return status === 'skipped' ? [{ type: 'BlockSkipped', block: block.id, at }] : []
    }),
  ]
}

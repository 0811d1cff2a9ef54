import type { TrainingFact } from './block-end.ts'
import { advance, type Fact, type Progress, parted } from './progress.ts'
import { type Fact as ReshapeFact, removedBy, reshaped, type Shape } from './reshape.ts'

/** How a workout stands: what is to be done, and what of it is. */
export type Standing = { readonly shape: Shape; readonly progress: Progress }

export const advanced = ({ shape, progress }: Standing, fact: TrainingFact): Standing =>
  isReshaping(fact)
    ? { shape: reshaped(shape, fact), progress: parted(progress, removedBy(shape, fact)) }
    : { shape, progress: advance(shape, progress, fact) }

const reshaping = {
  SetAdded: true,
  SetRemoved: true,
  BlockMoved: true,
  ExerciseAdded: true,
  ExerciseRemoved: true,
} as const satisfies Record<ReshapeFact['type'], true>

export const isReshaping = (fact: TrainingFact): fact is ReshapeFact => fact.type in reshaping

export const isProgress = (fact: TrainingFact): fact is Fact => !isReshaping(fact)

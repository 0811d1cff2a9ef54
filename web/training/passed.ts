import { useHistoryState } from 'wouter/use-browser-location'
import type { PlannedExerciseId, SetId } from '../../domain/ids.ts'
import type { Beyond } from './beyond.ts'

/** What one view of a training hands the next beside the address. */
export type Passed = {
  readonly beyond?: Beyond
  /** The exercise and the set that one comes back to. */
  readonly from?: { readonly exercise: PlannedExerciseId; readonly set: SetId }
}

export const usePassed = (): Passed => useHistoryState<Passed | null>() ?? {}

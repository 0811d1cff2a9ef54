import { useHistoryState } from 'wouter/use-browser-location'
import type { Beyond } from './beyond.ts'

/** What one view of a training hands the next beside the address. */
export type Passed = {
  readonly beyond?: Beyond
  /** The exercise and the set that one comes back to. */
  readonly from?: { readonly exercise: string; readonly set: string }
}

export const usePassed = (): Passed => useHistoryState<Passed | null>() ?? {}

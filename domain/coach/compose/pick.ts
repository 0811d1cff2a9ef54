import type { Exercise } from '../basis/catalogue.ts'
import type { Dose } from '../dose/doses.ts'
import type { Slot } from './slots/slot.ts'

/** An exercise in the making: how often, and with which rest. */
export type Pick = {
  readonly exercise: Exercise
  readonly slot: Slot
  readonly dose: Dose
  readonly sets: number
  readonly restSec: number
  /** Comes after what was wished for. */
  readonly after?: boolean
  /** Has its rests to itself, though there would be something to pair it with. */
  readonly alone?: boolean
}

/** Sets of some picks together. */
export const setsOf = (picks: readonly { readonly sets: number }[]): number =>
  picks.reduce((sum, { sets }) => sum + sets, 0)

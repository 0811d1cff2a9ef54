import type { Exercise, Range } from '../../basis/catalogue.ts'
import { type Loads, nextAbove } from '../../basis/plates.ts'
import type { Level } from '../../basis/request.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Lift } from './lift.ts'
import { repsFor } from './percent.ts'
import type { Scheme } from './scheme.ts'

/** What the next session of a lift is solved from. */
export type Ask = {
  readonly exercise: Exercise
  readonly lift: Lift
  readonly scheme: Scheme
  /** How long somebody has trained; a beginner's where it is absent. */
  readonly level?: Level
  /** One-repetition maximum in kg with the body's share; from what was done, else as estimated. */
  readonly oneRepMax: number | null
  /** What surely known lifts of its kind let expect of it, on the safe side. */
  readonly likely?: number | null
  /** What the body adds to a load; 0 for most lifts and where it is not known. */
  readonly bodyKg: number
  readonly loads: Loads
  readonly range: Range
  /** With the body alone so many repetitions leave the reserve, by who one is and what one has shown; null: nobody can tell. */
  readonly likelyReps?: number | null
  /** Repetitions of a harder form, where that has been done with the body alone. */
  readonly harderReps?: number | null
  /** Repetitions of easier forms and of those that are as hard. */
  readonly easierReps?: number | null
  readonly rir: number
  /** At most this share of the last load: readiness, deload, a break. */
  readonly factor: number
  /** It hurt: less load on a joint, and repetitions instead of it. */
  readonly hurts?: boolean
  /** As last time, whatever the scheme says: the step that it takes did not pass. */
  readonly held?: boolean
}

type Move = 'first' | 'estimate' | 'finding' | 'found' | 'up' | 'hold' | 'retry' | 'down' | 'eased' | 'kit'

export type Next = {
  readonly weightKg: number | null
  readonly reps: number
  readonly move: Move
  /** So many sets go ahead with these repetitions, the others have one fewer; all of them where it is absent. */
  readonly lead?: number
  /** The sets after a top set. */
  readonly backOff?: { readonly weightKg: number; readonly reps: number }
}

/**
 * Far fewer repetitions are asked for than were done: another phase of the programme. Where the next load is a small step,
 * heavy lifts have no use for repetitions above their range.
 */
export const isOtherPhase = ({ lift, range, loads }: Ask) => {
  const next = lift.lastKg === null ? null : nextAbove(loads, lift.lastKg)
  const isFine = next !== null && next <= (lift.lastKg ?? 0) * ruleSet.load.coarseStep.value.far
  return (lift.lastReps ?? 0) > range[1] + (range[1] <= 4 ? 0 : range[1] <= heavyReps && isFine ? 1 : 3)
}

/** Up to so many repetitions it is strength that is trained. */
const heavyReps = 6

export const isSilent = ({ bouts }: Lift) => (bouts[0]?.sets ?? []).every(({ feltRir }) => feltRir === null)

/** Whole repetitions that strength gives for a load, inside the range; null where strength is not known. */
export const solvedReps = (ask: Ask, kg: number, most: number): number | null => {
  const possible = possibleReps(ask, kg)
  return possible === null ? null : clamp(possible, [ask.range[0], most])
}

/** The same, whatever the range. */
export const possibleReps = ({ oneRepMax, bodyKg, rir }: Ask, kg: number): number | null =>
  oneRepMax === null ? null : Math.floor(repsFor(oneRepMax, kg + bodyKg, rir) + 0.25)

export const startReps = ([low, high]: Range) => Math.round(low + (high - low) / 3)

export const clamp = (reps: number, [low, high]: Range) => Math.max(low, Math.min(high, reps))

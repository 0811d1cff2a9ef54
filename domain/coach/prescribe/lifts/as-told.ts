import { atMost } from '../../basis/plates.ts'
import type { Ask, Next } from './ask.ts'
import { ceilingKg } from './limits.ts'
import { loadFor, repsToFailureAt } from './percent.ts'

/** What was asked for: sets, a load in kg, a share of the maximum; repetitions stand in the range of the question. */
export type Told = { readonly sets?: number; readonly kg?: number; readonly percent?: number }

/**
 * The load for repetitions that the athlete asked for: theirs where they named one, else what strength gives for them, and
 * never more than one step above the last time. Many sets ask for more in reserve, and the reserve that is said is the one
 * that is left. Null where strength is not known.
 */
export const asTold = (ask: Ask, told: Told): { readonly next: Next; readonly rir: number } | null => {
  const { oneRepMax, bodyKg, loads, range, rir, factor, lift } = ask
  if (oneRepMax === null || loads.length === 0) return null
  const [, reps] = range
  const spare = rir + Math.floor(Math.max(0, (told.sets ?? 1) - usualSets) / setsForOne)
  const share = told.percent === undefined ? null : (oneRepMax * told.percent) / 100 - bodyKg
  const own = told.kg ?? share
  const least = own === null || rir > careful ? rir : Math.min(rir, (ask.level ?? 1) <= 2 ? careful : 1)
  const most = Math.min(loadFor(oneRepMax, reps, least) - bodyKg, ceilingKg(ask) ?? Number.POSITIVE_INFINITY)
  const weightKg = atMost(loads, Math.min(own ?? loadFor(oneRepMax, reps, spare) - bodyKg, most) * Math.min(1, factor))
  if (weightKg === null) return null
  const left = Math.floor(repsToFailureAt((weightKg + bodyKg) / oneRepMax) - reps + 0.25)
  const next: Next = { weightKg, reps, move: lift.lastKg === null ? 'estimate' : 'hold' }
  return { next, rir: Math.max(least, Math.min(mostSaid, left)) }
}

/** Who is new keeps two in reserve; more than that is kept for a reason that no wish outweighs. */
const careful = 2

/** Nobody feels a difference beyond so many in reserve. */
const mostSaid = 6

/** So many sets are held at the usual reserve; each of these more needs one repetition more in it. */
const usualSets = 4
const setsForOne = 3

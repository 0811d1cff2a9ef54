import type { Exercise, Range } from '../../basis/catalogue.ts'
import { type Loads, nextAbove } from '../../basis/plates.ts'
import { load } from '../../basis/rule-set/load.ts'
import type { Bout, Work } from '../history.ts'
import { isShort, type Lift, missed } from './lift.ts'
import { e1rm, loadFor, repsToFailureAt, shareAt } from './percent.ts'

/** A load in kg and repetitions. */
export type Tried = { readonly weightKg: number; readonly reps: number }

/** Reasons of a load that is not known yet, only estimated or felt for: "Einstieg, tastend". */
const feeling: ReadonlySet<string> = new Set(['load-estimated', 'load-anew', 'load-told', 'load-finding'])

/** For the first time, or as if it were, from an estimate on the safe side. */
export const isEstimated = (codes: readonly string[]): boolean =>
  codes.includes('load-estimated') || codes.includes('load-anew')

export const isFeltFor = (codes: readonly string[]): boolean => codes.some(code => feeling.has(code))

/**
 * Whether a lift's load is still being found without a word about reserve: nobody said one, all came on the last day, and
 * it never failed twice at one load or in a row; or it is lighter since, and on its way back. What was shown so far is a lower bound of
 * strength only.
 */
export const isFinding = ({ bouts }: Pick<Lift, 'bouts'>): boolean => {
  const [last] = bouts
  const { sessions } = load.finding.value
  if (!last || bouts.length > sessions || !bouts.every(({ sets }) => sets.every(isSilent))) return false
  if (last.sets.some(isShort)) return false
  const failedKg = failedTwiceAt({ bouts })
  return failedKg === null || heaviestOf(last) < failedKg
}

/** The load in kg that failed on two days in a row, or twice whatever was between, last; null where none did. */
export const failedTwiceAt = ({ bouts }: Pick<Lift, 'bouts'>): number | null => {
  const failed = bouts.map((one, at) => ({ one, at })).filter(({ one }) => missed(one))
  const again = failed.find(({ one, at }, place) => {
    const before = failed[place + 1]
    return before !== undefined && (before.at === at + 1 || heaviestOf(before.one) === heaviestOf(one))
  })
  return again === undefined ? null : heaviestOf(again.one)
}

const heaviestOf = ({ sets }: Bout) => Math.max(0, ...sets.flatMap(({ weightKg }) => weightKg ?? []))

const isSilent = ({ feltRir, reps, weightKg }: Work) => feltRir === null && reps !== null && weightKg !== null

/** The last day's sets with a load and a count. */
export const loadedSets = ({ bouts }: Pick<Lift, 'bouts'>): readonly (Tried & Work)[] =>
  (bouts[0]?.sets ?? []).flatMap(set =>
    set.weightKg === null || set.reps === null ? [] : [{ ...set, weightKg: set.weightKg, reps: set.reps }],
  )

/** The last day's sets that ended short of their repetitions, without a word: nothing was left. */
export const failedIn = (lift: Pick<Lift, 'bouts'>): readonly (Tried & Work)[] =>
  loadedSets(lift).filter(one => one.feltRir === null && isShort(one))

/** The strength in kg that a day showed at least: its best set, as if nothing had been left. */
export const shownKg = (lift: Pick<Lift, 'bouts'>, bodyKg: number): number =>
  Math.max(0, ...loadedSets(lift).map(({ weightKg, reps }) => e1rm(weightKg + bodyKg, reps)))

/** A repetition that does not come harms nobody. */
export const isSafeToFail = ({ role, failureSafe }: Pick<Exercise, 'role' | 'failureSafe'>): boolean =>
  role === 'isolation' && failureSafe

/** How far beyond what was shown the next try may go. */
export const tryingStep = (exercise: Pick<Exercise, 'role' | 'failureSafe'>): number =>
  isSafeToFail(exercise) ? load.finding.value.safeStep : load.finding.value.step

/** The heaviest load for so many repetitions that may be tried after what was shown. */
export const triedKg = (shown: number, reps: number, bodyKg: number, step: number): number =>
  loadFor(shown * step, reps, 0) - bodyKg

/**
 * The next thing to try after a set that came as asked: more load for the same repetitions as far as one step is safe,
 * else more repetitions with the same load. Null where neither is.
 */
export const tryMore = (
  { weightKg, reps }: Tried,
  loads: Loads,
  bodyKg: number,
  { range, step = load.finding.value.step }: { readonly range?: Range; readonly step?: number } = {},
): Tried | null => {
  const shown = e1rm(weightKg + bodyKg, reps)
  const { moreReps, mostReps } = load.finding.value
  const heavier = loads.findLast(kg => kg > weightKg + 1e-9 && kg <= triedKg(shown, reps, bodyKg, step) + 1e-9)
  if (heavier !== undefined) return { weightKg: heavier, reps }
  const next = nextAbove(loads, weightKg)
  const fewest = range ? range[0] : reps
  const coarse = next === null ? 0 : Math.floor(repsToFailureAt((next + bodyKg) / (shown * step)) + 1e-9)
  if (next !== null && coarse >= fewest) return { weightKg: next, reps: Math.min(reps, coarse) }
  const share = shareAt(reps) / step
  const possible = Math.min(mostReps, reps + moreReps, Math.floor(repsToFailureAt(share) + 1e-9))
  return possible > reps ? { weightKg, reps: possible } : null
}

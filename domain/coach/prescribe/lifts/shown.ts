import { ruleSet } from '../../basis/rule-set.ts'
import type { Work } from '../history.ts'
import type { Lift } from './lift.ts'
import { e1rm, repsToFailureAt } from './percent.ts'

const { kept, openUpTo, mostReps } = ruleSet.load.withinSession.value
/** Loads and repetitions tell of each other up to so many. */
const { most } = ruleSet.load.estimate.value

/**
 * Who says nothing of reserve and goes beyond what was asked has shown what is there: that set is one of the asked repetitions
 * with so many left, and what the day's other sets of its exercise left follows from it.
 */
export const asShown = (work: readonly Work[]): readonly Work[] => {
  const dayOf = ({ workout, exercise }: Work) => `${workout} ${exercise.id}`
  const beyond = new Map([...Map.groupBy(work, dayOf)].map(([day, sets]) => [day, showing(sets)]))
  return work.map(set => shownBy(beyond.get(dayOf(set)) ?? [], set))
}

/**
 * Who says what was left after more than was asked: the same, where something heavier is there. Elsewhere repetitions are what
 * goes on, and count as they came.
 */
export const asSaid =
  (heaviestKg: number) =>
  (set: Work): Work => {
    const { feltRir, reps, plannedReps, weightKg, cameTo } = set
    const isLighter = weightKg !== null && weightKg < heaviestKg
    if (feltRir === null || cameTo !== undefined || !isLighter || !goesBeyond(reps, plannedReps)) return set
    return asAsked(set, feltRir)
  }

/** A lift whose last repetitions are those that came. */
export const asItCame = (lift: Lift): Lift => {
  const sets = (lift.bouts[0]?.sets ?? []).filter(({ weightKg }) => lift.lastKg === null || weightKg === lift.lastKg)
  if (!sets.some(({ cameTo }) => cameTo !== undefined)) return lift
  return { ...lift, lastReps: Math.min(...sets.flatMap(({ cameTo, reps }) => cameTo ?? reps ?? [])) }
}

/** A day's sets that went beyond what was asked; none where anything was said, or after a set that failed: then more are asked for with less. */
const showing = (day: readonly Work[]): readonly Work[] =>
  day.some(one => one.feltRir !== null || isShort(one)) ? [] : day.filter(isBeyond)

const shownBy = (beyond: readonly Work[], set: Work): Work => {
  if (set.feltRir !== null || beyond.length === 0) return set
  const told = leftBy(beyond, set)
  if (told === null) return set
  if (isBeyond(set)) return asAsked(set, kept)
  // What came as asked came as meant.
  const left = Math.max(told, set.plannedRir ?? 0)
  return { ...set, feltRir: left, rir: left, shown: beyond.every(isAll) }
}

/** `left`: repetitions that were left after all that came. */
const asAsked = (set: Work, left: number): Work => {
  const { reps, plannedReps } = set
  if (reps === null || plannedReps === null) return set
  const shown = isAll(set) && left < ruleSet.load.openReserve.value.from
  return { ...set, reps: plannedReps, feltRir: left + reps - plannedReps, rir: left, cameTo: reps, shown }
}

/** After a great many nobody counts on. */
const isAll = ({ reps }: Work): boolean => (reps ?? 0) < mostReps

const isShort = ({ reps, plannedReps }: Work): boolean => (reps ?? 0) < (plannedReps ?? 0)

/** Where more is to be left on purpose no set is open without a word. */
const isBeyond = ({ reps, plannedReps, plannedRir }: Work): boolean =>
  plannedRir !== null && plannedRir <= openUpTo && goesBeyond(reps, plannedReps)

const goesBeyond = (reps: number | null, planned: number | null): boolean => planned !== null && (reps ?? 0) > planned

/** Repetitions left after a set, by the best of those that showed it; null where their loads cannot be compared. */
const leftBy = (beyond: readonly Work[], set: Work): number | null => {
  const { reps } = set
  if (reps === null) return null
  const alike = beyond.filter(({ weightKg }) => weightKg === set.weightKg).map(one => (one.reps ?? 0) + kept)
  if (!isComparable(set)) return alike.length === 0 ? null : Math.max(...alike) - reps
  const shown = Math.max(...beyond.map(one => e1rm(one.weightKg ?? 0, Math.min(most, (one.reps ?? 0) + kept))))
  return Math.max(0, Math.floor(Math.min(most, repsToFailureAt((set.weightKg ?? 0) / shown)) - reps + 1e-9))
}

/** A load that is all of what is lifted. */
const isComparable = ({ exercise: { loadType }, weightKg }: Work): boolean =>
  (weightKg ?? 0) > 0 && loadType !== 'added' && loadType !== 'assisted'

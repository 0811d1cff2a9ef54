import { day, hour } from '../../../days.ts'
import { roundsOf } from '../../../working-sets.ts'
import type { Exercise } from '../../basis/catalogue.ts'
import { directMuscles, isStrength, trainedFrom } from '../../basis/catalogue.ts'
import type { PlannedExercise } from '../../basis/plan.ts'
import { rememberedFor } from '../../basis/remembered.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Work } from '../history.ts'
import { counts, isHard, seenLater, workSince } from '../history.ts'

/** Fractional sets per muscle. */
export type Ledger = ReadonlyMap<string, number>

/** The sets that count for the week's muscles, as they are known by now. */
export const countedThisWeek = rememberedFor((work: readonly Work[], now: number): readonly Work[] =>
  seenLater(workSince(work, weekBefore(now))).filter(({ at, exercise, rir }) => at <= now && counts(exercise, rir)),
)

/** What was done between two moments (milliseconds), the first excluded. */
export const ledgerOf = (work: readonly Work[], from: number, to: number): Ledger =>
  tally(work, from, to, ({ exercise, rir, share }) => (counts(exercise, rir) ? share : 0))

/** What muscles had to bear: a set too easy to count is half a set, and a muscle that only helps gets half of one. */
export const borne = (work: readonly Work[], from: number, to: number): Ledger =>
  tally(
    work,
    from,
    to,
    ({ exercise, rir, share }) =>
      !isStrength(exercise) ? 0 : counts(exercise, rir) ? share : share * ruleSet.volume.easySet.value,
    atLeastHalf,
  )

export const atLeastHalf = (share: number): number => Math.max(trainedFrom, share)

/** `worth`: how many sets one is; `count`: what of a muscle's share. */
const tally = (
  work: readonly Work[],
  from: number,
  to: number,
  worth: (set: Work) => number,
  count?: (share: number) => number,
): Ledger => {
  const ledger = new Map<string, number>()
  for (const set of work) {
    const sets = set.at > from && set.at <= to ? worth(set) : 0
    if (sets > 0) add(ledger, set.exercise, sets, count)
  }
  return ledger
}

/** What a plan's exercises would add. */
export const plannedLedger = (exercises: readonly PlannedExercise[], byId: ReadonlyMap<string, Exercise>): Ledger => {
  const ledger = new Map<string, number>()
  for (const planned of exercises) {
    const exercise = byId.get(planned.exercise)
    if (exercise && counts(exercise, planned.targetRir)) add(ledger, exercise, setsOf(planned))
  }
  return ledger
}

/** Direct sets per muscle of a plan's exercises. */
export const directLedger = (exercises: readonly PlannedExercise[], byId: ReadonlyMap<string, Exercise>): Ledger => {
  const ledger = new Map<string, number>()
  for (const planned of exercises) {
    const exercise = byId.get(planned.exercise)
    if (!exercise || !counts(exercise, planned.targetRir)) continue
    for (const muscle of directMuscles(exercise)) ledger.set(muscle, (ledger.get(muscle) ?? 0) + setsOf(planned))
  }
  return ledger
}

export const setsOf = ({ sets }: PlannedExercise): number => roundsOf(sets)

/** Muscles that were trained hard too recently to be trained hard again. */
export const tiredMuscles = (work: readonly Work[], now: number): ReadonlySet<string> => {
  const { hours, hoursAfterFailure, setsToFailure, hardSets, sameHourWithin, sameDay } = ruleSet.recovery
  const soon = (hours.value - sameHourWithin.value) * hour
  const later = (hoursAfterFailure.value - sameHourWithin.value) * hour
  const recent = work.filter(({ at }) => at <= now && now - at < soon)
  const toFailure = work.filter(({ at, rir }) => at <= now && now - at < later && rir === 0)
  const failed = new Map<string, number>()
  for (const { workout, exercise, share } of toFailure)
    for (const muscle of directMuscles(exercise)) increase(failed, `${workout} ${muscle}`, share)
  const hard = new Map<string, number>()
  const today = new Map<string, number>()
  for (const set of work.filter(isHard)) {
    if (set.at > now) continue
    for (const muscle of directMuscles(set.exercise)) {
      if (now - set.at < sameDay.value.hours * hour) increase(today, muscle, set.share)
      const afterFailure = (failed.get(`${set.workout} ${muscle}`) ?? 0) >= setsToFailure.value && now - set.at < later
      if (afterFailure || recent.includes(set)) increase(hard, muscle, set.share)
    }
  }
  const from = (sets: ReadonlyMap<string, number>, least: number) =>
    [...sets].flatMap(([muscle, count]) => (count >= least ? [muscle] : []))
  return new Set([...from(hard, hardSets.value), ...from(today, sameDay.value.hardSets)])
}

const increase = (sums: Map<string, number>, key: string, more: number) => sums.set(key, (sums.get(key) ?? 0) + more)

/** Today and the six days before it: the same day a week ago is another week, whatever the hours. */
export const weekBefore = (now: number) => Math.floor(now / day) * day - 6 * day - 1

const add = (ledger: Map<string, number>, exercise: Exercise, sets: number, count = (share: number) => share) => {
  for (const [muscle, share] of Object.entries(exercise.muscles)) increase(ledger, muscle, count(share) * sets)
}

import { day } from '../../../days.ts'
import { mean } from '../../../numbers.ts'
import { type Exercise, isWeighted, type Range } from '../../basis/catalogue.ts'
import { nextAbove } from '../../basis/plates.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Work } from '../history.ts'
import { type Ask, clamp, isSilent, type Next, startReps } from './ask.ts'
import { earned, isMoved, isShort, spareOf, wasMet } from './lift.ts'
import { moreReps } from './more-reps.ts'
import { asBefore, setBySet } from './set-by-set.ts'
import { isLongAtEdge } from './too-hard.ts'

/** Less help when the top of the range was met, more after misses. */
export const assistedStep = (ask: Ask, lastKg: number): Next => {
  const { lift, range, loads } = ask
  const hold = clamp(lift.lastReps ?? range[0], range)
  if (ask.factor < 1 || lift.missesInRow >= ruleSet.load.failures.value.inRow) {
    const weightKg = nextAbove(loads, lastKg) ?? lastKg
    return { weightKg, reps: hold, move: ask.factor < 1 ? 'eased' : 'down' }
  }
  if (lift.result !== 'met') return { weightKg: lastKg, reps: hold, move: lift.result === 'missed' ? 'retry' : 'hold' }
  const less = loads.findLast(kg => kg < lastKg)
  if (!earned(lift, range, ask.rir) || less === undefined) return moreReps({ ...ask, oneRepMax: null }, lastKg)
  return { weightKg: less, reps: range[0], move: 'up' }
}

/** The most repetitions that are asked for with the body alone; the trunk bears more. */
export const mostWithBody = ({ role }: Exercise, [, high]: Range): number => {
  const { moreReps, core } = ruleSet.load.ladder.value
  return Math.min(ruleSet.dose.repsAtAll.value[1], high + (role === 'core' ? core : moreReps))
}

/**
 * As many as are likely of the athlete. What is small and cannot be loaded is begun with more by who has trained for years;
 * an easier form with as many as the harder one, and a new one with no more than one as hard.
 */
const firstReps = ({ exercise, range, level = 1, likelyReps, harderReps, easierReps }: Ask): number => {
  const share = isSmall(exercise) ? (ruleSet.load.ladder.value.first[level - 1] ?? 0) : 0
  const most = mostWithBody(exercise, range)
  const known = Math.min(harderReps ?? 0, most)
  const middle = Math.max(startReps(range), Math.round(range[0] + (range[1] - range[0]) * share))
  const usual = Math.min(likelyReps ?? middle, most)
  return Math.max(1, known, Math.min(usual, easierReps ?? usual))
}

const isSmall = ({ role, skill }: Exercise) => skill <= 2 && (role === 'core' || role === 'isolation')

/** One set that came out short at the end does not stand for the day: the middle one does. */
const usualReps = ({ lift }: Ask, last: number): number => {
  const reps = (lift.bouts[0]?.sets ?? []).flatMap(one => one.reps ?? []).toSorted((one, other) => one - other)
  return reps[Math.floor((reps.length - 1) / 2)] ?? last
}

/**
 * Sets that followed one another tell more than the last of them: as many repetitions in each as would have left, on average,
 * the reserve that is meant. Null where all were alike, or nobody said what was left.
 */
const evenReps = ({ lift, rir }: Ask): number | null => {
  const sets = lift.bouts[0]?.sets ?? []
  const shown = sets.flatMap(({ reps, feltRir }) => (reps === null || feltRir === null ? [] : [reps + feltRir - rir]))
  return isMoved(lift) && shown.length === sets.length ? Math.floor(mean(shown)) : null
}

/** Where the last sets of a day were made shorter on the way, the day that follows is not as short in all of them. */
const evened = (ask: Ask, next: Next): Next => {
  if (ask.held || (next.move !== 'hold' && next.move !== 'retry')) return next
  const even = Math.min(evenReps(ask) ?? 0, mostWithBody(ask.exercise, ask.range))
  return even > next.reps ? { ...next, reps: even } : next
}

/** So many repetitions bring the reserve back, where the last day's sets were far short of it or did not come; null: as they were. */
const withReserve = ({ lift, range, rir }: Ask, last: number): number | null => {
  const sets = (lift.bouts[0]?.sets ?? []).filter(({ reps }) => reps !== null)
  const failed = isSilent(lift) ? failedReps(sets) : null
  const isHard = failed === null && (spareOf(sets) ?? 0) <= -ruleSet.load.tooHard.value
  if (failed === null && !isHard) return null
  const shown = failed ?? Math.min(...sets.map(({ reps, feltRir }) => (reps ?? 0) + (feltRir ?? rir)))
  const done = Math.max(...sets.map(({ reps }) => reps ?? 0))
  return Math.max(1, Math.min(range[0], last), Math.min(done, shown - (failed === null ? rir : keptAfter(rir))))
}

/** Where the repetitions ended, without a word: the first set that was short. */
const failedReps = (sets: readonly Work[]): number | null => sets.find(isShort)?.reps ?? null

/** After a set that failed, one repetition less than the reserve that was meant is enough to go back. */
const keptAfter = (rir: number) => Math.max(0, rir - 1)

/** Near what failed a few weeks ago a repetition more comes only after some days that were met. */
const isNearFailure = ({ lift, rir }: Ask, last: number): boolean => {
  const [newest, ...before] = lift.bouts
  if (!isSilent(lift) || newest === undefined) return false
  const { days } = ruleSet.load.estimate.value
  const failed = before.flatMap(one => (newest.at - one.at <= days * day ? (failedReps(one.sets) ?? []) : []))
  if (failed.length === 0 || last + 1 <= Math.max(...failed) - keptAfter(rir)) return false
  const alike = lift.bouts.findIndex(({ sets }) => sets.some(one => (one.plannedReps ?? one.reps) !== last))
  return (alike === -1 ? lift.bouts.length : alike) % ruleSet.load.standing.value.usual !== 0
}

/** What cannot be loaded goes by repetitions, as far as they are good for; a harder variant is chosen elsewhere, a stronger band here. */
export const ladderStep = (ask: Ask): Next => {
  const next = evened(ask, steps(ask))
  // A small exercise that is too hard is done with fewer sets or left, a band gives way to another; below its range it is none.
  const isFree = (ask.exercise.role === 'compound' && ask.exercise.loadType !== 'band') || next.move === 'eased'
  return isFree ? next : { ...next, reps: Math.max(ask.range[0], next.reps) }
}

const steps = (ask: Ask): Next => {
  const { lift, range, rir, factor, exercise, held } = ask
  const load = isWeighted(exercise) || exercise.loadType === 'bodyweight' || exercise.loadType === 'band'
  const last = load ? lift.lastReps : null
  if (last === null) return { weightKg: null, reps: firstReps(ask), move: 'first' }
  if (factor < 1) return { weightKg: null, reps: Math.max(1, Math.round(last * factor)), move: 'eased' }
  const most = mostWithBody(exercise, range)
  const leaves = held ? null : withReserve(ask, last)
  if (leaves !== null)
    return { weightKg: null, reps: Math.min(leaves, most), move: lift.result === 'missed' ? 'retry' : 'hold' }
  if (lift.result === 'missed')
    return { weightKg: null, reps: Math.max(1, Math.min(usualReps(ask, last), most)), move: 'retry' }
  const waits = lift.result === 'edge' && (lift.edgesInRow === 0 || !isLongAtEdge(ask))
  if (waits || held) {
    const reps = held ? last : usualReps(ask, last)
    return asBefore(ask, { weightKg: null, reps: Math.min(reps, most), move: 'hold' })
  }
  if (isNearFailure(ask, last)) return { weightKg: null, reps: Math.min(last, most), move: 'hold' }
  if (exercise.loadType === 'band' && last >= most) return { weightKg: null, reps: range[0], move: 'up' }
  const spare = (lift.bouts[0]?.sets ?? []).map(({ feltRir, reps }) => (reps ?? last) - last + (feltRir ?? rir) - rir)
  const searching =
    isSilent(lift) && lift.bouts.length <= ruleSet.load.finding.value.sessions && lift.bouts.every(wasMet)
  const left = Math.min(...spare)
  const more = Math.max(
    searching ? Math.round(last * ruleSet.load.finding.value.bodyStep) : 1,
    Math.min(left, Math.max(4, Math.floor(left / 2))),
    1,
  )
  const next: Next = { weightKg: null, reps: Math.max(range[0], Math.min(last + more, most)), move: 'up' }
  return left >= 1 ? next : setBySet(ask, next)
}

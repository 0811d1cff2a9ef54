import type { Exercise, Range } from './catalogue.ts'
import { loadFor, repsFor } from './e1rm.ts'
import type { Bout, Work } from './history.ts'
import { atMost, type Loads, nextAbove } from './plates.ts'
import { ruleSet } from './rule-set.ts'

/** What an exercise's history says about its next load. */
export type Past = {
  readonly bouts: readonly Bout[]
  /** Median load of the last day, in kg. */
  readonly lastKg: number | null
  readonly lastReps: number | null
  readonly failuresInRow: number
}

export type Ask = {
  readonly exercise: Exercise
  readonly past: Past
  readonly oneRepMax: number | null
  readonly loads: Loads
  readonly range: Range
  readonly rir: number
  /** At most this share of the last load: readiness, deload, a break. */
  readonly factor: number
}

export type Move = 'first' | 'up' | 'hold' | 'down' | 'eased'
export type Next = { readonly weightKg: number | null; readonly reps: number; readonly move: Move }

/** Days with lowered loads are passed over, unless there is nothing else. */
export const pastOf = (all: readonly Bout[]): Past => {
  const full = all.filter(({ sets }) => !sets.every(({ eased }) => eased))
  const bouts = full.length > 0 ? full : all
  const [last] = bouts
  const fresh = bouts.findIndex(bout => !failed(bout))
  return {
    bouts,
    lastKg: last ? median(last.sets.flatMap(({ weightKg }) => weightKg ?? [])) : null,
    lastReps: last ? lowest(last.sets.flatMap(({ reps }) => reps ?? [])) : null,
    failuresInRow: fresh === -1 ? bouts.length : fresh,
  }
}

/** The next load and repetitions: more only when the top of the range was met, less after failures in a row. */
export const nextLoad = (ask: Ask): Next => {
  const { past, range } = ask
  if (past.lastKg === null || past.lastKg <= 0) return withoutLoad(ask)
  const wished = wishedKg(ask, past.lastKg)
  const limit = ask.oneRepMax === null ? wished : Math.min(wished, hardest(ask.oneRepMax, range[0], ask.rir))
  const weightKg = fitting(ask, past.lastKg, limit)
  if (weightKg === null) return withoutLoad(ask)
  return { weightKg, reps: repsAt(ask, weightKg), move: moveOf(weightKg, past.lastKg, ask) }
}

/** The heaviest load a next session may use, in kg. */
export const ceilingKg = (exercise: Exercise, past: Past, range: Range, rir: number, loads: Loads): number | null => {
  const { lastKg } = past
  if (lastKg === null) return null
  if (!earned(past, range, rir)) return lastKg
  const next = nextAbove(loads, lastKg)
  const near = next !== null && next <= lastKg * ruleSet.load.coarseStep.value.most
  return Math.max(lastKg * stepFor(exercise), near ? next : lastKg)
}

/** The repetitions to work in. A coarse next step (12 to 14 kg) wants more repetitions first. */
export const workingRange = (exercise: Exercise, past: Past, [low, high]: Range, loads: Loads): Range => {
  const next = past.lastKg === null ? null : nextAbove(loads, past.lastKg)
  const { coarse, extra } = ruleSet.load.coarseStep.value
  if (high <= 6 || next === null || past.lastKg === null || next / past.lastKg <= coarse) return [low, high]
  return exercise.role === 'power' ? [low, high] : [low, Math.min(30, high + extra)]
}

/** Every set of the last day met the top of the range, counting what was left in reserve beyond the target. */
export const earned = (past: Past, range: Range, targetRir: number): boolean => {
  const done = past.bouts[0]?.sets ?? []
  const sets = done.filter(({ reps }) => reps !== null)
  if (past.failuresInRow > 0) return false
  if (sets.length === 0) return done.length > 0 && done.every(isWhole)
  return sets.every(({ reps, feltRir }) => (reps ?? 0) + Math.max(0, (feltRir ?? targetRir) - targetRir) >= range[1])
}

/** What is held or carried is earned when time or distance was done as planned. */
const isWhole = ({ distanceM, durationSec, plannedAmount }: Work) =>
  plannedAmount !== null && (distanceM ?? durationSec ?? 0) >= plannedAmount

/** On average at least one repetition short of the plan. */
export const failed = ({ sets }: Bout): boolean => {
  const short = sets.flatMap(({ reps, plannedReps }) =>
    reps === null || plannedReps === null ? [] : plannedReps - reps,
  )
  return short.length > 0 && short.reduce((sum, one) => sum + one, 0) / short.length >= 1
}

export const isLower = ({ pattern }: Exercise) => lowerPatterns.has(pattern)

const lowerPatterns = new Set<string>([
  'squat',
  'lunge',
  'hinge',
  'knee-extension',
  'knee-flexion',
  'hip-isolation',
  'calf',
  'jump',
])

const stepFor = (exercise: Exercise) => {
  const { upper, lower } = ruleSet.load.step.value
  return isLower(exercise) ? lower : upper
}

const withoutLoad = ({ range, past, exercise, rir }: Ask): Next => {
  const known = exercise.loadType === 'bodyweight' || exercise.loadType === 'band' ? past.lastReps : null
  if (known === null) return { weightKg: null, reps: startReps(range), move: 'first' }
  const reps = Math.min(range[1], Math.max(range[0], known + more(past, rir)))
  return { weightKg: null, reps, move: reps > known ? 'up' : 'hold' }
}

const startReps = ([low, high]: Range) => Math.round(low + (high - low) / 3)

const wishedKg = (ask: Ask, lastKg: number) => {
  if (ask.factor < 1) return lastKg * ask.factor
  const { inRow, factor } = ruleSet.load.failures.value
  if (ask.past.failuresInRow >= inRow) return lastKg * factor
  if (!earned(ask.past, ask.range, ask.rir)) return lastKg
  return Math.min(stepUp(ask, lastKg), ceilingKg(ask.exercise, ask.past, ask.range, ask.rir, ask.loads) ?? lastKg)
}

/** The next load there is, or half of what the rules allow: small steps go on for longer. */
const stepUp = ({ exercise, loads }: Ask, lastKg: number) =>
  Math.max(nextAbove(loads, lastKg) ?? lastKg, lastKg * (1 + (stepFor(exercise) - 1) / 2))

const hardest = (oneRepMax: number, reps: number, rir: number) =>
  loadFor(oneRepMax, reps, rir) * ruleSet.load.plausible.value

/** A load the athlete used last time is there to be used again, whatever the usual steps are. */
const fitting = ({ loads }: Ask, lastKg: number, limit: number) => {
  const heaviest = loads[loads.length - 1] ?? 0
  const known = lastKg <= heaviest ? [...loads, lastKg].sort((one, other) => one - other) : loads
  return atMost(known, limit)
}

const repsAt = ({ past, oneRepMax, range, rir, factor }: Ask, weightKg: number) => {
  const { lastKg, lastReps } = past
  const wished =
    lastKg !== null && weightKg > lastKg
      ? range[0]
      : weightKg === lastKg && factor >= 1
        ? (lastReps ?? range[0]) + more(past, rir)
        : (lastReps ?? range[0])
  const possible = oneRepMax === null ? range[1] : repsFor(oneRepMax * ruleSet.load.plausible.value, weightKg, rir)
  return Math.max(range[0], Math.min(range[1], wished, possible))
}

/** One repetition more; as many as were left beyond the target when the day was too easy. */
const more = ({ bouts, failuresInRow }: Past, rir: number) => {
  if (failuresInRow > 0) return 0
  const spare = (bouts[0]?.sets ?? []).map(({ feltRir }) => (feltRir ?? rir) - rir)
  return Math.max(1, Math.min(4, ...spare))
}

const moveOf = (kg: number, lastKg: number, { factor }: Ask): Move => {
  if (kg > lastKg) return 'up'
  if (kg === lastKg) return 'hold'
  return factor < 1 ? 'eased' : 'down'
}

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

const lowest = (values: readonly number[]) => (values.length === 0 ? null : Math.min(...values))

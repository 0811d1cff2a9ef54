import type { Exercise } from '../../domain/coach/basis/catalogue.ts'
import { maxOf, repsAt, shareFor } from '../../domain/coach/judge/rep-table.ts'
import { day } from '../../domain/days.ts'
import { maxByForms } from './body-forms.ts'
import { implementShare, levelShare, patternShare, usualReps, usualSeconds } from './body-shares.ts'
import type { Athlete, Hidden } from './files/athlete.ts'

const week = 7 * day
const fatigueASet = 0.01
const lossAWeek = 0.01
const afterIllness = 0.95

/** What a simulated athlete can really do. It grows by training, and shrinks a little without. */
export type Body = {
  /** Heaviest single repetition in the unit of a planned load (per hand: one implement); null for what has no load. */
  readonly maxKg: (exercise: Exercise) => number | null
  /** Repetitions to failure with this load (kg; null: none), fresh and on an ordinary day. */
  readonly reps: (exercise: Exercise, weightKg: number | null) => number
  readonly seconds: (exercise: Exercise) => number
  readonly secondsPerKm: number
  /** Says that an exercise was trained hard; its movement pattern grows. */
  readonly trained: (exercise: Exercise, at: number) => void
  readonly wasIll: () => void
  /** Below 1 in the first session after an illness. */
  readonly form: () => number
  /** How much is lost with each further set of an exercise. */
  readonly fatigueASet: number
}

export const bodyOf = (athlete: Athlete, byId: ReadonlyMap<string, Exercise>): Body => {
  const bodyKg = athlete.profile.weightKg ?? 75
  const gains = new Map<string, { factor: number; last: number | null }>()
  const unit = benchKg(athlete, byId, bodyKg)
  let weakened = false

  const likely = likelyReps(athlete, byId)
  const byForms = maxByForms(athlete, byId, bodyKg)
  const gain = ({ pattern }: Exercise) => gains.get(pattern)?.factor ?? 1
  const named = ({ id }: Exercise): Hidden | undefined => athlete.strength[id]

  const maxKg = (exercise: Exercise): number | null => {
    if (usesBody(exercise)) {
      const kg = wholeMax(exercise) - bodyKg
      return exercise.loadType === 'added' ? Math.max(0, kg) : null
    }
    if (!isLoaded(exercise)) return null
    return (
      (named(exercise)?.oneRepMaxKg ?? unit * patternShare(exercise, athlete.profile) * implementShare(exercise)) *
      gain(exercise)
    )
  }

  /** Body and what hangs on it. */
  const wholeMax = (exercise: Exercise): number => {
    const known = named(exercise)
    const kg =
      known?.oneRepMaxKg !== undefined
        ? bodyKg + known.oneRepMaxKg
        : known?.maxReps === undefined
          ? (byForms(exercise) ?? maxOf(bodyKg, Math.max(1, likely(exercise))))
          : maxOf(bodyKg, Math.max(1, known.maxReps))
    return kg * gain(exercise)
  }

  const reps = (exercise: Exercise, weightKg: number | null): number => {
    if (usesBody(exercise)) {
      const kg = bodyKg + (exercise.loadType === 'assisted' ? -(weightKg ?? 0) : (weightKg ?? 0))
      const able = repsAt(kg / wholeMax(exercise))
      return exercise.loadType === 'bodyweight' && (named(exercise)?.maxReps ?? 1) === 0 && able < 2 ? 0 : able
    }
    const max = maxKg(exercise)
    if (max === null || weightKg === null || weightKg <= 0) return likely(exercise) * gain(exercise)
    return repsAt(weightKg / max)
  }

  return {
    maxKg,
    reps,
    seconds: exercise =>
      (named(exercise)?.maxSeconds ?? usualSeconds(exercise, athlete.profile)) * (1 + (gain(exercise) - 1) * 2),
    secondsPerKm: Object.values(athlete.strength).find(({ secondsPerKm }) => secondsPerKm)?.secondsPerKm ?? 390,
    trained: (exercise, at) => {
      const before = gains.get(exercise.pattern) ?? { factor: 1, last: null }
      const since = before.last === null ? week / 2 : at - before.last
      const rate = named(exercise)?.response ?? athlete.response
      const lost = 1 - lossAWeek * Math.max(0, since / week - 2)
      gains.set(exercise.pattern, {
        factor: before.factor * Math.max(0.85, lost) * (1 + rate * Math.min(1, since / week)),
        last: at,
      })
    },
    wasIll: () => {
      weakened = true
    },
    form: () => {
      const today = weakened ? afterIllness : 1
      weakened = false
      return today
    },
    fatigueASet,
  }
}

/** The heaviest load in kg that leaves so much in reserve, in steps a gym has. */
export const loadFound = (maxKg: number, reps: number, rir: number): number => {
  const kg = maxKg * shareFor(reps + rir)
  const step = kg >= 20 ? 2.5 : 1
  return Math.max(step, Math.floor(kg / step + 1e-9) * step)
}

const isLoaded = ({ loadType }: Exercise) => loadType === 'total' || loadType === 'per-hand' || loadType === 'stack'

const usesBody = ({ loadType }: Exercise) =>
  loadType === 'bodyweight' || loadType === 'added' || loadType === 'assisted'

/** Repetitions with the body alone: as usual at this level, times how far the named forms of the same movement are from it. */
const likelyReps = ({ strength, profile }: Athlete, byId: ReadonlyMap<string, Exercise>) => {
  const shares = Object.entries(strength).flatMap(([id, { maxReps }]) => {
    const exercise = byId.get(id)
    const usual = exercise ? usualReps(exercise, profile) : 0
    return exercise && maxReps && usual > 0 ? [{ pattern: exercise.pattern, share: maxReps / usual }] : []
  })
  return (exercise: Exercise): number => {
    const like = shares.filter(({ pattern }) => pattern === exercise.pattern).map(({ share }) => share)
    const share = like.toSorted((one, other) => one - other)[Math.floor((like.length - 1) / 2)] ?? 1
    return usualReps(exercise, profile) * share
  }
}

/** What this athlete benches, or would: the median of what each known lift says, else by body, sex, age and level. */
const benchKg = ({ strength, profile }: Athlete, byId: ReadonlyMap<string, Exercise>, bodyKg: number): number => {
  const said = Object.entries(strength)
    .flatMap(([id, { oneRepMaxKg }]) => {
      const exercise = byId.get(id)
      if (!exercise || !isLoaded(exercise) || oneRepMaxKg === undefined) return []
      return [oneRepMaxKg / (patternShare(exercise, profile) * implementShare(exercise))]
    })
    .sort((one, other) => one - other)
  return said[Math.floor(said.length / 2)] ?? bodyKg * levelShare(profile)
}

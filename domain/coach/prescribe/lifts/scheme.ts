import type { Exercise, Range } from '../../basis/catalogue.ts'
import { isWeighted } from '../../basis/catalogue.ts'
import type { Goal, Level } from '../../basis/request.ts'

/**
 * How a lift goes forward. `novice`: every time a step. `double`: repetitions up to the top of the range, then load.
 * `top-set`: the same led by one heavy set, the others lighter. `ladder`: repetitions, then a harder variant or load.
 * `amount`: time or distance.
 */
export type Scheme = 'novice' | 'double' | 'top-set' | 'ladder' | 'amount'

export const schemeOf = (exercise: Exercise, goal: Goal, level: Level, lastKg: number | null): Scheme => {
  if (!exercise.metrics.includes('reps')) return 'amount'
  if (!isWeighted(exercise) || (exercise.loadType === 'added' && lastKg === null)) return 'ladder'
  if (exercise.role !== 'compound' || exercise.loadType === 'assisted') return 'double'
  if (level <= 2) return 'novice'
  return goal === 'strength' && exercise.requires.every(kit => kit.includes('barbell')) ? 'top-set' : 'double'
}

/** The repetitions a novice keeps while the load rises. */
export const noviceReps = ([low, high]: Range): number => Math.round(low + (high - low) / 3)

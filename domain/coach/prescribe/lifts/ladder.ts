import { day } from '../../../days.ts'
import { type Exercise, fitsStock, isWeighted } from '../../basis/catalogue.ts'
import { remembered } from '../../basis/remembered.ts'
import type { ExercisesById } from '../../basis/time-model.ts'
import type { Work } from '../history.ts'
import { earned, type Lift } from './lift.ts'

type Known = {
  readonly lifts: ReadonlyMap<string, Lift>
  readonly byId: ExercisesById
  readonly stock: ReadonlySet<string>
  readonly skill: number
}

/** Repetitions kept in reserve. */
const usualReserve = 2

/** Whether the easier form of what is done with the body alone came as often as it is good for, and did not fail last time. */
export const hasMasteredEasier = (known: Known, { loadType, regressions }: Exercise): boolean =>
  loadType === 'bodyweight' && regressions.some(id => isMastered(known, id))

/** What this place has nothing for is judged by its own easier form. */
const isMastered = (known: Known, id: string): boolean => {
  const [exercise, lift] = [known.byId.get(id), known.lifts.get(id)]
  if (exercise && isWeighted(exercise)) return false
  if (exercise && !fitsStock(exercise, known.stock))
    return exercise.regressions.some(easier => isMastered(known, easier))
  const most = exercise?.defaults.reps?.[1]
  return most !== undefined && lift !== undefined && earned(lift, [most, most], usualReserve)
}

/** Whether somebody has trained a movement with a load for weeks, so that they may learn a harder form of it. */
export const hasPractised = (work: readonly Work[], { role, pattern }: Exercise): boolean => {
  if (role !== 'compound') return false
  const bouts = practice(work).get(pattern)
  return bouts !== undefined && bouts.workouts.size >= practised.workouts && bouts.last - bouts.first >= practised.ms
}

const practised = { workouts: 6, ms: 14 * day }

const practice = remembered((work: readonly Work[]) => {
  const byPattern = new Map<string, { readonly workouts: Set<string>; readonly first: number; last: number }>()
  for (const { exercise, workout, at } of work) {
    if (exercise.role !== 'compound' || !isWeighted(exercise)) continue
    const bouts = byPattern.get(exercise.pattern) ?? { workouts: new Set(), first: at, last: at }
    bouts.workouts.add(workout)
    bouts.last = at
    byPattern.set(exercise.pattern, bouts)
  }
  return byPattern
})

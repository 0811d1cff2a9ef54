import { type Exercise, fitsStock } from './catalogue.ts'
import type { Lift } from './prescribe/lift.ts'
import type { ExercisesById } from './time-model.ts'

type Known = {
  readonly lifts: ReadonlyMap<string, Lift>
  readonly byId: ExercisesById
  readonly stock: ReadonlySet<string>
  readonly skill: number
}

/** Whether the easier form of what is done with the body alone came as often as it is good for, and did not fail last time. */
export const hasMasteredEasier = (known: Known, { loadType, regressions }: Exercise): boolean =>
  loadType === 'bodyweight' && known.skill >= experienced && regressions.some(id => isMastered(known, id))

/** What this place has nothing for is judged by its own easier form. */
const isMastered = (known: Known, id: string): boolean => {
  const [exercise, lift] = [known.byId.get(id), known.lifts.get(id)]
  if (exercise && !fitsStock(exercise, known.stock))
    return exercise.regressions.some(easier => isMastered(known, easier))
  const most = exercise?.defaults.reps?.[1]
  return most !== undefined && lift !== undefined && lift.missesInRow === 0 && (lift.lastReps ?? 0) >= most
}

/** Who is new to training does not climb above their level. */
const experienced = 3

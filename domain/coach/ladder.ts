import type { Exercise } from './catalogue.ts'
import type { Lift } from './prescribe/lift.ts'
import type { ExercisesById } from './time-model.ts'

type Known = { readonly lifts: ReadonlyMap<string, Lift>; readonly byId: ExercisesById; readonly skill: number }

/** Whether the easier form of what is done with the body alone came as often as it is good for, and did not fail last time. */
export const hasMasteredEasier = ({ lifts, byId, skill }: Known, { loadType, regressions }: Exercise): boolean =>
  loadType === 'bodyweight' &&
  skill >= experienced &&
  regressions.some(id => {
    const lift = lifts.get(id)
    const most = byId.get(id)?.defaults.reps?.[1]
    return most !== undefined && lift !== undefined && lift.missesInRow === 0 && (lift.lastReps ?? 0) >= most
  })

/** Who is new to training does not climb above their level. */
const experienced = 3

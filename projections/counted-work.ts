import type { Plan } from '../domain/coach/basis/plan.ts'
import type { PlannedExerciseId, SetId } from '../domain/ids.ts'
import { behind, type Fact as Reshape } from '../domain/reshape.ts'
import { type CountedSet, isEasy } from '../domain/working-sets.ts'

/** What of a plan is counted as sets, by exercise. */
export type CountedWork = Record<
  PlannedExerciseId,
  readonly { id: SetId; ramp?: boolean; side?: 'left' | 'right' | null }[]
>

export const workIn = (blocks: Plan['blocks']): CountedWork =>
  Object.fromEntries(
    blocks
      .filter(block => !isEasy(block))
      .flatMap(({ exercises }) => exercises.map(({ id, sets }) => [id, sets.map(countedSet)])),
  )

const countedSet = ({ id, ramp, side }: CountedSet): CountedSet => ({
  id,
  ...(ramp ? { ramp } : {}),
  ...(side ? { side } : {}),
})

export const withSet = (
  work: CountedWork,
  { exercise, set, after, planned }: Extract<Reshape, { type: 'SetAdded' }>,
): CountedWork => {
  const sets = work[exercise]
  return sets ? { ...work, [exercise]: behind(sets, countedSet({ ...planned, id: set }), after) } : work
}

export const withoutSet = (
  work: CountedWork,
  { exercise, set }: Extract<Reshape, { type: 'SetRemoved' }>,
): CountedWork => {
  const sets = work[exercise]
  return sets ? { ...work, [exercise]: sets.filter(({ id }) => id !== set) } : work
}

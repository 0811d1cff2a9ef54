import { roundsOf } from '../../working-sets.ts'
import type { PlannedBlock } from '../basis/plan.ts'
import { blockText } from '../reasons/block-words.ts'

/** A pair that lost its partner is straight sets: what is open rests as long as the two did after a round. */
export const aloneAfter = (before: PlannedBlock, block: PlannedBlock, done: ReadonlySet<string>): PlannedBlock => {
  const [exercise, ...others] = block.exercises
  if (block.kind !== 'superset' || !exercise || others.length > 0) return block
  const worked = before.exercises.flatMap(({ sets }) => sets.filter(({ ramp }) => !ramp))
  const restSec = Math.max(0, ...worked.map(set => set.restSec))
  const sets = exercise.sets.map(set =>
    set.ramp || set.side === 'left' || done.has(set.id) ? set : { ...set, restSec },
  )
  return {
    ...block,
    kind: 'straight',
    rounds: 1,
    description: blockText('straight', roundsOf(sets), restSec),
    exercises: [{ ...exercise, sets }],
  }
}

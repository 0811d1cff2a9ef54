import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { finding } from '../gate/finding.ts'
import type { Finding } from '../plan.ts'
import { ruleSet } from '../rule-set.ts'
import { setSeconds } from '../time-model.ts'
import type { Composed, ComposedExercise } from './composed.ts'

/** What is wrong with it before it is a plan. */
export const composedFindings = (brief: Brief, { blocks }: Composed): readonly Finding[] => {
  const asked = blocks.flatMap((block, at) =>
    block.exercises.map(one => ({ ...one, kind: block.kind, where: `blocks.${at} ${one.id}` })),
  )
  return asked.flatMap((one, at) => {
    const exercise = brief.byId.get(one.id)
    if (!exercise) return [finding(1, one.where, 'an id from the list of exercises', one.id)]
    const again = asked.findIndex(({ id }) => id === one.id) < at
    const seconds = one.kind === 'emom' && exercise.unilateral ? bothSides(one, exercise) : 0
    const most = ruleSet.dose.emomWorkSeconds.value
    return [
      ...(again ? [finding(1, one.where, 'each exercise at most once', 'twice')] : []),
      ...(seconds > most ? [finding(24, one.where, `${most} s of work in a minute for both sides`, seconds)] : []),
    ]
  })
}

const bothSides = ({ reps, seconds }: ComposedExercise, exercise: Exercise) => {
  const measure = { ...(reps === null ? {} : { reps }), ...(seconds === null ? {} : { durationSec: seconds }) }
  return setSeconds({ restSec: 0, ...measure }, exercise)
}

import type { Exercise } from '../basis/catalogue.ts'
import type { Finding } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { setSeconds } from '../basis/time-model.ts'
import { finding } from '../gate/finding.ts'
import type { Brief } from '../prescribe/brief.ts'
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

import type { Exercise } from '../../basis/catalogue.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { Lift } from './lift.ts'
import { stepFor } from './limits.ts'
import { strengthOf } from './strength.ts'

/**
 * How strong somebody may be by now in a lift that was found once, weeks ago: what it showed then, and a step more; however
 * much other lifts let expect. Null where nobody said what was left.
 */
export const foundBefore = (exercise: Exercise, lift: Lift, bodyKg: number): number | null => {
  const [last] = lift.bouts
  const { from } = ruleSet.load.openReserve.value
  const isFound = last?.sets.some(({ feltRir, shown }) => shown || (feltRir !== null && feltRir < from))
  const strength = last && isFound ? strengthOf(lift.bouts, last.at, bodyKg) : null
  return strength && strength.kg * stepFor(exercise)
}

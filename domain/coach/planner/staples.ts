import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { isHeavy } from '../goals.ts'
import { isOutgrown } from './continuity.ts'

/** Its place among what a trainer reaches for in a movement, 0 the first; null for what is there for variety. */
export const stapleRank = ({ catalogue }: Pick<Brief, 'catalogue'>, { id, pattern }: Exercise): number | null => {
  const at = catalogue.training.staples.first[pattern]?.indexOf(id) ?? -1
  return at === -1 ? null : at
}

const isStaple = (brief: Pick<Brief, 'catalogue'>, exercise: Exercise): boolean => stapleRank(brief, exercise) !== null

/** Only for where a movement has nothing else. */
export const isLastResort = ({ catalogue }: Pick<Brief, 'catalogue'>, { id }: Exercise): boolean =>
  catalogue.training.staples.last.includes(id)

/** The lifts by which strength is measured. */
export const isBigLift = ({ catalogue }: Pick<Brief, 'catalogue'>, { id }: Exercise): boolean =>
  catalogue.training.staples.strength.includes(id)

/** Whether an exercise without load only stands in for a known lift that can be loaded here, and is work with what is here. */
export const standInFor = (brief: Brief): ((exercise: Exercise) => boolean) => {
  const served = new Set(
    brief.usable
      .filter(one => isStaple(brief, one) && isHeavy(one) && !isOutgrown(brief, one))
      .map(({ pattern }) => pattern),
  )
  return exercise =>
    exercise.role === 'compound' &&
    !isHeavy(exercise) &&
    served.has(exercise.pattern) &&
    !(isStaple(brief, exercise) && exercise.skill >= 2)
}

import type { Exercise } from '../../basis/catalogue.ts'
import type { Brief } from '../brief.ts'

/** Its place among what a trainer reaches for in a movement, 0 the first; null for what is there for variety. */
export const stapleRank = ({ catalogue }: Pick<Brief, 'catalogue'>, { id, pattern }: Exercise): number | null => {
  const at = catalogue.training.staples.first[pattern]?.indexOf(id) ?? -1
  return at === -1 ? null : at
}

/** Only for where a movement has nothing else. */
export const isLastResort = ({ catalogue }: Pick<Brief, 'catalogue'>, { id }: Exercise): boolean =>
  catalogue.training.staples.last.includes(id)

/** The lifts by which strength is measured. */
export const isBigLift = ({ catalogue }: Pick<Brief, 'catalogue'>, { id }: Exercise): boolean =>
  catalogue.training.staples.strength.includes(id)

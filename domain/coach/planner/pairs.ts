import type { Brief } from '../brief.ts'
import { directMuscles, type Exercise } from '../catalogue.ts'
import { shareZone } from './kit.ts'
import type { Pick } from './pick.ts'

/** Which exercises may be paired: all, all but the first, or only small ones. */
export type Pairing = 'all' | 'after-first' | 'small'

/** Pairs neighbours that do not tire each other. */
export const pairsOf = (brief: Brief, picks: readonly Pick[], which: Pairing): readonly (readonly Pick[])[] => {
  const groups: Pick[][] = []
  const left = [...picks]
  while (left.length > 0) {
    const pick = left.shift()
    if (!pick) break
    const first = groups.flat().every(({ slot }) => slot.part === 'power')
    const alone =
      pick.slot.part === 'power' || (which === 'after-first' && first) || (which === 'small' && !isSmall(pick))
    const partner = alone
      ? -1
      : left
          .slice(0, which === 'all' ? 6 : 3)
          .findIndex(other => isPair(brief, pick, other) && (which !== 'small' || isSmall(other)))
    groups.push(partner === -1 ? [pick] : [pick, ...left.splice(partner, 1)])
  }
  return groups
}

const isSmall = ({ slot }: Pick) => slot.part === 'isolation' || slot.part === 'core'

/** As many sets, near each other, no muscle trained directly by both, not both heavy on the spine or the grip. */
const isPair = (brief: Brief, one: Pick, other: Pick) =>
  one.sets === other.sets &&
  other.slot.part !== 'power' &&
  shareZone(brief, one.exercise, other.exercise) &&
  !shareMuscle(one.exercise, other.exercise) &&
  one.exercise.axialLoad + other.exercise.axialLoad < 4 &&
  !(one.exercise.gripHeavy && other.exercise.gripHeavy)

const shareMuscle = (one: Exercise, other: Exercise) =>
  directMuscles(one).some(muscle => (other.muscles[muscle] ?? 0) >= 1)

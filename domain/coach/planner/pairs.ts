import { directMuscles, type Exercise } from '../catalogue.ts'
import type { Pick } from './pick.ts'

/** Pairs neighbours that do not tire each other; a session's first lift stays alone unless pairs were wished for. */
export const pairsOf = (picks: readonly Pick[], all: boolean): readonly (readonly Pick[])[] => {
  const groups: Pick[][] = []
  const left = [...picks]
  while (left.length > 0) {
    const pick = left.shift()
    if (!pick) break
    const alone = !all && (groups.length === 0 || pick.slot.part === 'main')
    const partner = alone ? -1 : left.findIndex(other => isPair(pick, other) && (all || other.slot.part !== 'main'))
    groups.push(partner === -1 ? [pick] : [pick, ...left.splice(partner, 1)])
  }
  return groups
}

/** As many sets, no muscle trained directly by both, not both heavy on the spine or the grip. */
const isPair = (one: Pick, other: Pick) =>
  one.sets === other.sets &&
  !shareMuscle(one.exercise, other.exercise) &&
  one.exercise.axialLoad + other.exercise.axialLoad < 4 &&
  !(one.exercise.gripHeavy && other.exercise.gripHeavy)

const shareMuscle = (one: Exercise, other: Exercise) =>
  directMuscles(one).some(muscle => (other.muscles[muscle] ?? 0) >= 0.5)

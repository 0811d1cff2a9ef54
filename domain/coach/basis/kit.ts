import type { Brief } from '../prescribe/brief.ts'
import { type Exercise, kitFor } from './catalogue.ts'
import { remembered } from './remembered.ts'

/** Bound to its spot in the gym: machines, and bars with their plates. */
export const isFixed = ({ catalogue, stock }: Brief, exercise: Exercise): boolean => {
  const known = fixedAt(stock)
  const isKnown = known.get(exercise)
  if (isKnown !== undefined) return isKnown
  const kit = kitFor(exercise, stock)
  const found = catalogue.equipment.some(
    ({ id, kind, portable }) =>
      kit.includes(id) && (kind === 'machine' || kind === 'cardio' || (kind === 'free-weight' && !portable)),
  )
  known.set(exercise, found)
  return found
}

/** A stock belongs to one brief, whose catalogue does not change. */
const fixedAt = remembered((_stock: ReadonlySet<string>) => new Map<Exercise, boolean>())

/** Two exercises that can be done in turn without crossing the gym, rebuilding a bar or blocking two stations. */
export const shareZone = (brief: Brief, one: Exercise, other: Exercise): boolean =>
  !isFixed(brief, one) || !isFixed(brief, other)

/** Kits of a round, nothing counted for exercises that need nothing. */
export const kitsOf = ({ stock }: Brief, exercises: readonly Exercise[]): ReadonlySet<string> =>
  new Set(exercises.map(exercise => kitFor(exercise, stock).join()).filter(kit => kit !== ''))

import type { Catalogue, Role } from '../basis/catalogue.ts'
import { musclesOf } from './body.ts'
import { type Intent, type Item, itemsOf, type Source } from './intent.ts'
import type { Target } from './training.ts'

// What a session closes with: one exercise of it, or some minutes for the heart, and no half.

/** Minutes for the heart after all else, and what may fill them; empty where any may. */
export type CardioLast = { readonly ids: readonly string[]; readonly minutes: number }

/** "Am Ende noch Bauch", "core finisher", "Cardio am Ende": stands beside what closes. */
export const isLast = (intent: Intent, source: Source): boolean => closingOf(intent, source) !== undefined

/** For each muscle or region that closes, exercises that train nothing else directly. */
export const lastIn = (intent: Intent, catalogue: Catalogue): readonly (readonly string[])[] =>
  itemsOf(intent, 'focus').flatMap(({ want, on, source }) =>
    want === 'with' && isLast(intent, source) ? trainedBy(on, catalogue) : [],
  )

export const cardioLast = (intent: Intent): CardioLast | null => {
  const named = itemsOf(intent, 'exercise').find(one => isCardioLast(intent, one))
  const any = itemsOf(intent, 'goal').find(
    ({ want, goal, source }) => want === 'with' && goal === 'endurance' && isLast(intent, source),
  )
  const one = named ?? any
  if (!one) return null
  const minutes = closingOf(intent, one.source)?.minutes ?? usualMinutes
  return { ids: named?.exercises ?? [], minutes }
}

/** "Brust, am Ende 10 Minuten Rad". */
export const isCardioLast = (
  intent: Intent,
  { want, exercises, source }: Extract<Item, { kind: 'exercise' }>,
): boolean => want === 'with' && exercises.every(id => lasting.test(id)) && isLast(intent, source)

const usualMinutes = 10

const lasting =
  /^(?:easy-run|easy-row|row-erg|row-intervals|ski-erg|ski-erg-intervals|stationary-bike|bike-intervals|elliptical|incline-walk|brisk-walk|stair-climb)$/

const closingOf = (intent: Intent, { field, start, end }: Source) =>
  itemsOf(intent, 'section').find(
    ({ part, want, source }) =>
      part === 'finisher' &&
      want === 'with' &&
      field === source.field &&
      (start >= source.end ? start - source.end <= nearBehind : source.start - end <= nearBefore),
  )

/** Characters between what closes and what it is of: "am Ende noch ein bisschen Bauch", "Core Finisher". */
const [nearBehind, nearBefore] = [24, 1]

const trainedBy = (target: Target, { exercises }: Catalogue): readonly (readonly string[])[] => {
  const wanted = musclesIn(target)
  const own = exercises.filter(({ role, muscles }) => {
    const direct = Object.keys(muscles).filter(muscle => muscles[muscle] === 1)
    return works.has(role) && direct.length > 0 && direct.every(muscle => wanted.includes(muscle))
  })
  return own.length === 0 ? [] : [own.map(({ id }) => id)]
}

const works: ReadonlySet<Role> = new Set<Role>(['compound', 'isolation', 'core'])

export const musclesIn = (target: Target): readonly string[] => {
  if (target.of === 'muscle') return [target.id]
  if (target.of === 'region') return musclesOf[target.id]
  return target.of === 'pattern' && target.id === 'hinge' ? ['hamstrings', 'glutes'] : []
}

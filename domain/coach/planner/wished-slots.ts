import type { Brief } from '../brief.ts'
import type { Exercise } from '../catalogue.ts'
import { byRest, type Part, type Slot, slot } from './slot.ts'

/** A place for each exercise that was asked for by name. */
export const wishedSlots = (brief: Brief): readonly Slot[] =>
  brief.wish.wanted.flatMap(ids => {
    const usable = brief.usable.filter(({ id }) => ids.includes(id))
    const [exercise] = usable
    return exercise
      ? [{ patterns: [...new Set(usable.map(({ pattern }) => pattern))], part: partOf(exercise), ids }]
      : []
  })

const partOf = ({ role }: Exercise): Part =>
  role === 'compound' ? 'main' : role === 'mobility' || role === 'warm-up' ? 'accessory' : role

/** For wished muscles: the patterns of all exercises that train only them directly, compounds first. */
export const focusSlots = (brief: Brief): readonly Slot[] => {
  const wanted = new Set(brief.wish.focus)
  const hits = brief.usable.filter(exercise => aimsAt(exercise, wanted))
  const patterns = (role: Exercise['role']) =>
    byRest(brief, [
      ...new Set(hits.filter(one => one.role === role && one.pattern !== 'carry').map(one => one.pattern)),
    ])
  const [compounds, single, trunk] = [patterns('compound'), patterns('isolation'), patterns('core')]
  const small = [...single.map(one => slot('isolation', [one])), ...trunk.map(one => slot('core', [one]))]
  return [
    ...compounds.map((one, at) => slot(at < 2 ? 'main' : 'accessory', [one])),
    ...small,
    ...compounds.map(one => slot('accessory', [one])),
    ...small,
  ]
}

const aimsAt = (exercise: Exercise, muscles: ReadonlySet<string>) => {
  const direct = Object.entries(exercise.muscles).filter(([, share]) => share >= 1)
  return direct.length > 0 && direct.every(([muscle]) => muscles.has(muscle))
}

import type { Exercise } from '../../domain/coach/basis/catalogue.ts'
import { maxOf } from '../../domain/coach/judge/rep-table.ts'
import { easierShare } from './body-shares.ts'
import type { Athlete } from './files/athlete.ts'

/** What hangs on the body with its own weight, by the nearest named form of the movement; null where none is named. */
export const maxByForms = ({ strength }: Athlete, byId: ReadonlyMap<string, Exercise>, bodyKg: number) => {
  const named = Object.entries(strength).flatMap(([id, { maxReps }]) => {
    const form = byId.get(id)
    return form && maxReps !== undefined ? [{ form, kg: maxOf(bodyKg, Math.max(1, maxReps)) }] : []
  })
  return (exercise: Exercise): number | null => {
    const steps = stepsBetween(byId, exercise)
    const [nearest] = named
      .flatMap(({ form, kg }) => {
        const up = steps.get(form.id)
        return up === undefined ? [] : [{ up, kg }]
      })
      .toSorted((one, other) => Math.abs(one.up) - Math.abs(other.up))
    return nearest ? nearest.kg / easierShare ** nearest.up : null
  }
}

/** From an exercise with the body alone to the forms of its movement: how many steps harder each is, below 0 easier. */
const stepsBetween = (byId: ReadonlyMap<string, Exercise>, from: Exercise): ReadonlyMap<string, number> => {
  const found = new Map([[from.id, 0]])
  for (const [id, steps] of found) {
    const one = byId.get(id)
    const next = [
      ...(one?.progressions ?? []).map(harder => [harder, steps + 1] as const),
      ...(one?.regressions ?? []).map(easier => [easier, steps - 1] as const),
    ]
    for (const [other, away] of next) if (!found.has(other) && isForm(byId.get(other), from)) found.set(other, away)
  }
  return found
}

/** Not who hangs: all of the body is on the arms in every form. */
const isForm = (one: Exercise | undefined, of: Exercise): boolean =>
  one !== undefined &&
  one.loadType === 'bodyweight' &&
  one.pattern === of.pattern &&
  one.pattern !== 'vertical-pull' &&
  one.unilateral === of.unilateral

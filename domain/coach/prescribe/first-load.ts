import type { Catalogue, Exercise } from '../catalogue.ts'
import type { AthleteFacts, Level } from '../request.ts'
import { isLower } from './step.ts'
import type { Strength } from './strength.ts'

/** An estimate for a lift that was never done: from another lift, or from the body. */
export type FirstStrength = {
  readonly kg: number
  readonly from: Exercise | 'body'
  readonly events: readonly string[]
}

/**
 * A cautious one-repetition maximum for an exercise without history: from lifts of the same movement, else of the same
 * half of the body, else from body weight, sex, age and level. Null where nothing is known or nobody can tell.
 */
export const firstStrength = (
  exercise: Exercise,
  { training, exercises }: Catalogue,
  known: ReadonlyMap<string, Strength>,
  athlete: AthleteFacts,
  level: Level,
): FirstStrength | null => {
  const { ofBench, keep, benchOfBodyWeight, age } = training.firstLoads
  const ratio = ofBench[exercise.id]
  if (ratio === undefined) return null
  const related = exercises
    .filter(one => one.id !== exercise.id && isLower(one) === isLower(exercise))
    .flatMap(one => {
      const [strength, share] = [known.get(one.id), ofBench[one.id]]
      return strength?.sure && share ? [{ one, events: strength.events, kg: (strength.kg / share) * ratio }] : []
    })
  const same = related.filter(({ one }) => one.pattern === exercise.pattern)
  const sorted = [...(same.length > 0 ? same : related)].sort((one, other) => one.kg - other.kg)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  if (middle)
    return {
      kg: middle.kg * (same.length > 0 ? keep.sameMovement : keep.otherLift),
      from: middle.one,
      events: middle.events.slice(0, 3),
    }
  if (athlete.weightKg === null) return null
  const sex = athlete.gender ?? 'other'
  const share = benchOfBodyWeight[sex][level - 1] ?? 0.3
  const older = age.findLast(([from]) => (athlete.age ?? 0) >= from)?.[1] ?? 1
  return { kg: athlete.weightKg * share * older * ratio * keep.body, from: 'body', events: [] }
}

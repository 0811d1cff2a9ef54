import type { EventId, Loose } from '../../../ids.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { type Field, type Intent, itemsOf } from '../../read/intent.ts'
import { e1rm } from './percent.ts'
import type { Strength } from './strength.ts'

/**
 * One-repetition maxima in kg that athletes told of themselves ("Bankdrücken 100 kg", "Kniebeuge 5 × 120 kg geht"), a
 * little below their word: a first estimate, until the first sets of the lift are logged. Of what a word may mean only
 * the first exercise is told of. `eventOf`: where a field was told.
 */
export const toldStrengths = (
  profile: Intent,
  eventOf: (field: Field) => Loose<EventId>,
): ReadonlyMap<string, Strength> => {
  const { keep, mostReps } = ruleSet.load.told.value
  const named = itemsOf(profile, 'exercise').filter(
    ({ source, want }) => source.field === 'comments' && want === 'with',
  )
  const told = [
    ...named.map(({ exercises, dose, source }) => ({ exercises, dose, source })),
    ...itemsOf(profile, 'ability').map(({ exercises, done, source }) => ({ exercises, dose: done, source })),
  ]
  return new Map(
    told.flatMap(({ exercises: [id], dose: { kg, reps }, source }): (readonly [string, Strength])[] => {
      const most = reps?.[1] ?? 1
      if (id === undefined || kg === undefined || kg <= 0 || most > mostReps) return []
      return [[id, { kg: e1rm(kg, most) * keep, events: [eventOf(source.field)], sure: true }]]
    }),
  )
}

import { type Exercise, isWeighted } from '../../basis/catalogue.ts'
import type { Loads } from '../../basis/plates.ts'
import type { Level } from '../../basis/request.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import type { ExercisesById } from '../../basis/time-model.ts'
import { boutsByExercise, type Work } from '../history.ts'
import { type Lift, liftOf } from './lift.ts'
import { asSaid } from './shown.ts'
import { type Strength, strengthOf } from './strength.ts'

/** Where each lift stands that was done. */
export const liftsFrom = (
  work: readonly Work[],
  { byId, level, loadsOf }: { byId: ExercisesById; level: Level; loadsOf: (exercise: Exercise) => Loads },
): ReadonlyMap<string, Lift> => {
  const within = ruleSet.load.metWithin.value[level <= 2 ? 'novice' : 'usual']
  return new Map(
    [...boutsByExercise(work)].map(([id, days]) => {
      const exercise = byId.get(id)
      const loads = exercise && isWeighted(exercise) ? loadsOf(exercise) : []
      const heaviestKg = loads[loads.length - 1] ?? 0
      const asMeant = days.map(day => ({ ...day, sets: day.sets.map(asSaid(heaviestKg)) }))
      return [id, liftOf(asMeant, { within, heaviestKg })]
    }),
  )
}

/** Estimated one-repetition maxima of lifts that were done, in kg with the body's share. */
export const strengthsFrom = (
  lifts: ReadonlyMap<string, Lift>,
  { byId, now, weightKg }: { byId: ExercisesById; now: number; weightKg: number | null },
): ReadonlyMap<string, Strength> =>
  new Map(
    [...lifts].flatMap(([id, lift]) => {
      const exercise = byId.get(id)
      const strength = exercise && strengthOf(lift.bouts, now, bodyShare(exercise, weightKg))
      return strength ? [[id, strength] as const] : []
    }),
  )

/** What the body adds to a load in kg: nothing but where it is lifted itself; null when it was not told. */
export const bodyShare = ({ loadType }: Exercise, weightKg: number | null): number | null =>
  loadType === 'added' || loadType === 'assisted' ? weightKg : 0

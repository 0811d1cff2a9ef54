import { placeOf } from '../../domain/set-place.ts'
import type { Act, Told } from '../data/outbox.ts'
import { withoutSet } from './shaping.ts'
import type { Step } from './steps.ts'
import type { Workout } from './types.ts'

/** A set or an exercise beyond the plan, about to be entered after the end: until that is saved, the workout is as it was. */
export type Beyond = Told

/** What takes it in: of an exercise no more than the round that is entered. */
export const takingIn = (workout: Workout, { exercise, set, number }: Step, { act }: Beyond): readonly Act[] =>
  act.adds
    ? [
        act,
        ...exercise.sets
          .filter(one => one.side === set.side && placeOf(one, exercise.sets).number !== number)
          .map(one => withoutSet(workout, exercise, one)),
      ]
    : [act]

/** The other side of the same round, if nothing of it was entered. */
export const otherSide = ({ exercise: { sets }, set, number }: Step) =>
  sets.find(one => one.side && set.side && one.side !== set.side && !one.logged && placeOf(one, sets).number === number)

import { exercisesOf } from './plan.ts'
import type { PastWorkout } from './request.ts'
import { ruleSet } from './rule-set.ts'
import { changeTo, type ExercisesById, setSeconds } from './time-model.ts'

const { slowest, fastest, workouts, sets } = ruleSet.session.pace.value

/** The athlete's own factor on the time model: the median of what past workouts took against the model; 1 if unknown. */
export const personalPace = (history: readonly PastWorkout[], byId: ExercisesById): number => {
  const factors = history.flatMap(workout => factorOf(workout, byId)).sort((one, other) => one - other)
  if (factors.length < workouts) return 1
  const middle = factors[Math.floor(factors.length / 2)] ?? 1
  return Math.round(Math.min(slowest, Math.max(fastest, middle)) * 100) / 100
}

/** Sets logged all at once, or hours apart, tell nothing about pace. */
const factorOf = (workout: PastWorkout, byId: ExercisesById): number[] => {
  const times = workout.sets.map(({ at }) => Date.parse(at)).filter(at => !Number.isNaN(at))
  if (times.length < sets) return []
  const took = (Math.max(...times) - Math.min(...times)) / 1000
  const modelled = modelledSeconds(workout, byId)
  const factor = took / modelled
  return factor > 0.5 && factor < 2 ? [factor] : []
}

/** From the end of the first logged set to the end of the last. */
const modelledSeconds = ({ plan, sets: done }: PastWorkout, byId: ExercisesById) => {
  const planned = exercisesOf(plan)
  const known = done.flatMap(set => {
    const exercise = planned.find(one => one.exercise === set.exercise || one.id === set.exercise)
    const like = exercise?.sets.find(({ id }) => id === set.set) ?? exercise?.sets.find(({ ramp }) => !ramp)
    return exercise && like ? [{ exercise, seconds: setSeconds(like, byId.get(exercise.exercise)) + like.restSec }] : []
  })
  const changes = [...new Set(known.map(({ exercise }) => exercise))].slice(1)
  const first = known[0]?.seconds ?? 0
  const changing = changes.reduce((sum, { exercise }) => sum + changeTo(byId.get(exercise)), 0)
  return known.reduce((sum, { seconds }) => sum + seconds, changing - first)
}

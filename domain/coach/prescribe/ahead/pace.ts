import type { PlannedBlock } from '../../basis/plan.ts'
import type { DoneSet, PastWorkout } from '../../basis/request.ts'
import { ruleSet } from '../../basis/rule-set.ts'
import { type ExercisesById, setSeconds } from '../../basis/time-model.ts'

const { slowest, fastest, workouts, sets: enough } = ruleSet.session.pace.value

/** The athlete's own factor on the time model: the median of what past workouts took against the model; 1 if unknown. */
export const personalPace = (history: readonly PastWorkout[], byId: ExercisesById): number => {
  const factors = history.flatMap(workout => factorOf(workout, byId)).sort((one, other) => one - other)
  if (factors.length < workouts) return 1
  const middle = factors[Math.floor(factors.length / 2)] ?? 1
  return Math.round(Math.min(slowest, Math.max(fastest, middle)) * 100) / 100
}

/** Sets logged all at once, or hours apart, tell nothing about pace. */
const factorOf = ({ plan, sets }: PastWorkout, byId: ExercisesById): number[] => {
  const spans = plan.blocks.filter(isStrength).map(block => spanOf(block, sets, byId))
  const count = spans.reduce((sum, span) => sum + span.sets, 0)
  const modelled = spans.reduce((sum, span) => sum + span.modelled, 0)
  const factor = spans.reduce((sum, span) => sum + span.took, 0) / modelled
  return count >= enough && factor > 0.5 && factor < 2 ? [factor] : []
}

const isStrength = ({ kind, exercises }: PlannedBlock) =>
  (kind === 'straight' || kind === 'superset') && exercises.some(({ targetRir }) => targetRir !== null)

/** Seconds from a block's first logged set to its last, and what the model says for them. */
const spanOf = (block: PlannedBlock, done: readonly DoneSet[], byId: ExercisesById) => {
  const doneAt = new Map(done.map(one => [one.set, one.at] as const).reverse())
  const planned = block.exercises.flatMap(exercise =>
    exercise.sets.map(set => ({ set, exercise: byId.get(exercise.exercise) })),
  )
  const logged = planned.flatMap(({ set, exercise }) => {
    const at = Date.parse(doneAt.get(set.id) ?? '')
    return Number.isNaN(at) ? [] : [{ at, seconds: setSeconds(set, exercise) + set.restSec }]
  })
  const times = logged.map(({ at }) => at)
  if (logged.length < 2) return { sets: 0, took: 0, modelled: 0 }
  const seconds = logged.reduce((sum, one) => sum + one.seconds, 0)
  return {
    sets: logged.length,
    took: (Math.max(...times) - Math.min(...times)) / 1000,
    modelled: seconds - (logged[0]?.seconds ?? 0),
  }
}

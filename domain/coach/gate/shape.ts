import { roundsOf } from '../../working-sets.ts'
import { type Exercise, isWeighted, type Metric } from '../basis/catalogue.ts'
import {
  exercisesOf,
  type Finding,
  type Plan,
  type PlannedBlock,
  type PlannedExercise,
  type PlannedSet,
  setsOf,
} from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { setSeconds } from '../basis/time-model.ts'
import type { Brief } from '../prescribe/brief.ts'
import { type Check, finding, placed } from './finding.ts'

/** 1: every exercise is in the catalogue, every id is there once, units fit what an exercise is measured in. */
export const schema: Check = (plan, brief) => [
  ...repeated(plan).map(id => finding(1, id, 'an id once', 'twice')),
  ...(plan.blocks.length === 0 ? [finding(1, 'plan', 'a block', 'none')] : []),
  ...plan.blocks.flatMap(block => (block.exercises.length === 0 ? [finding(1, block.id, 'an exercise', 'none')] : [])),
  ...exercisesOf(plan).flatMap(planned => exerciseShape(planned, brief.byId.get(planned.exercise))),
]

/** 18: left and right do the same. */
export const sides: Check = plan =>
  exercisesOf(plan).flatMap(({ id, sets }) => {
    const [left, right] = [sideOf(sets, 'left'), sideOf(sets, 'right')]
    return left === right ? [] : [finding(18, id, `right like left: ${left}`, right)]
  })

/** 24: a minute leaves air, a cap is a cap, rounds are as many as sets. */
export const blocks: Check = (plan, brief) => plan.blocks.flatMap(block => blockShape(block, brief))

const repeated = (plan: Plan) => {
  const ids = [
    ...plan.blocks.map(({ id }) => id),
    ...exercisesOf(plan).map(({ id }) => id),
    ...setsOf(plan).map(({ id }) => id),
  ]
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}

const exerciseShape = (planned: PlannedExercise, exercise: Exercise | undefined): Finding[] => {
  if (!exercise) return [finding(1, planned.id, 'an exercise of the catalogue', planned.exercise)]
  if (planned.sets.every(({ ramp }) => ramp)) return [finding(1, planned.id, 'a working set', 'none')]
  const kind = planned.sets.some(({ reps }) => reps !== undefined) ? 'repetitions' : 'duration'
  return [
    ...(planned.type === kind ? [] : [finding(1, planned.id, kind, planned.type)]),
    ...planned.sets.flatMap(set => setShape(set, exercise)),
  ]
}

const setShape = (set: PlannedSet, exercise: Exercise): Finding[] => {
  const { id, reps, durationSec, distanceM, speedKmh, weightKg, restSec } = set
  const used: readonly (readonly [Metric, number | undefined])[] = [
    ['reps', reps],
    ['duration', durationSec],
    ['distance', distanceM],
    ['speed', speedKmh],
  ]
  const measured = used.filter(([, value]) => value !== undefined)
  const odd = measured.filter(([metric, value]) => !fits(exercise, metric) || !isPositive(value))
  return [
    ...(measured.length === 0 ? [finding(1, id, 'repetitions, time or distance', 'none')] : []),
    ...odd.map(([metric, value]) => finding(1, id, `${exercise.metrics.join(', ')} above 0`, `${metric} ${value}`)),
    ...(typeof weightKg === 'number' && (!isWeighted(exercise) || !(weightKg > 0))
      ? [finding(1, id, 'a load only where one is moved', weightKg)]
      : []),
    ...(Number.isFinite(restSec) && restSec >= 0 ? [] : [finding(1, id, 'rest of 0 s or more', restSec)]),
  ]
}

/** A distance may carry the time it is expected to take. */
const fits = ({ metrics }: Exercise, metric: Metric) =>
  metrics.includes(metric) || (metric === 'duration' && metrics.includes('distance'))

const isPositive = (value: number | undefined) => value !== undefined && Number.isFinite(value) && value > 0

const sideOf = (sets: readonly PlannedSet[], side: 'left' | 'right') =>
  sets
    .filter(set => set.side === side)
    .map(({ reps, durationSec, distanceM, weightKg }) => [reps, durationSec, distanceM, weightKg].join('/'))
    .join(' ')

const blockShape = (block: PlannedBlock, brief: Brief): Finding[] => {
  if (block.kind === 'emom') return emomShape(block, brief)
  const uneven = block.exercises.filter(({ sets }) => roundsOf(sets) !== block.rounds)
  const inRounds =
    block.kind === 'circuit' || block.kind === 'amrap' || block.kind === 'interval' || block.kind === 'superset'
  return [
    ...(inRounds ? uneven.map(({ id, sets }) => finding(24, id, `${block.rounds} rounds`, roundsOf(sets))) : []),
    ...(block.kind === 'superset' && block.exercises.length < 2 ? [finding(24, block.id, 'two exercises', 'one')] : []),
    ...(block.kind === 'amrap' && !(block.minutes > 0)
      ? [finding(24, block.id, 'a cap in minutes', block.minutes)]
      : []),
  ]
}

const emomShape = (block: PlannedBlock, brief: Brief): Finding[] => {
  const most = ruleSet.dose.emomWorkSeconds.value
  const long = placed({ blocks: [block] }, brief).flatMap(({ planned, exercise }) =>
    planned.sets
      .map(set => ({ id: planned.id, seconds: setSeconds(set, exercise) }))
      .filter(({ seconds }) => seconds > most),
  )
  const clock = block.exercises.length * 60
  return [
    ...long.map(({ id, seconds }) => finding(24, id, `${most} s of work in a minute`, seconds)),
    ...(block.roundDurationSec === clock
      ? []
      : [finding(24, block.id, `a round of ${clock} s`, String(block.roundDurationSec))]),
  ]
}

import { directMuscles, isStrength, type Range } from '../basis/catalogue.ts'
import type { Finding, PlannedBlock } from '../basis/plan.ts'
import { atMost } from '../basis/plates.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { blockSeconds, mayBeOff, planMinutes } from '../basis/time-model.ts'
import { teamOf } from '../prescribe/ahead/course.ts'
import type { Brief } from '../prescribe/brief.ts'
import { loadsOf, strengthOfExercise } from '../prescribe/brief.ts'
import { isHeavy, restRange } from '../prescribe/goals.ts'
import { type Check, finding, mainPart, onClock, type Placed, placed, workingSets } from './finding.ts'

/** 4: as long as asked for, by the time model; a day of an easier week (33) or before a meet has fewer sets and ends with the last of them. */
export const duration: Check = (plan, brief) => {
  const { easier } = ruleSet.session.tolerance.value
  const took = planMinutes(plan, brief.byId, brief.pace)
  const most = mayBeOff(brief.minutes)
  const isEasier = brief.deload !== null || brief.wave?.holds === 'lifts'
  const least = isEasier ? brief.minutes * easier : brief.minutes - most
  return [
    ...(took <= brief.minutes + most + 1e-6 && took >= least - 1e-6
      ? []
      : [finding(4, 'plan', `${brief.minutes} ± ${most} min`, took.toFixed(1))]),
    ...(Math.abs(took - plan.estimatedMinutes) <= 0.1
      ? []
      : [finding(4, 'plan', `says ${took.toFixed(1)} min`, plan.estimatedMinutes)]),
  ]
}

/** 5: warm first, with lighter sets before the first heavy lift. */
export const warmUp: Check = (plan, brief) => {
  const [first] = plan.blocks
  if (first?.kind !== 'warmup') return [finding(5, 'plan', 'a warm-up first', first?.kind ?? 'nothing')]
  const { share, minutes } = ruleSet.session.warmUp.value
  const total = planMinutes(plan, brief.byId, brief.pace)
  const least = Math.max(minutes[0], total * share[0])
  const most = Math.min(minutes[1], Math.max(total * share[1], minutes[0]))
  const took = minutesOf(first, brief)
  const fits = took >= least - 0.1 && took <= most + 0.35
  return [
    ...(fits ? [] : [finding(5, first.id, `${least.toFixed(1)}-${most.toFixed(1)} min`, took.toFixed(1))]),
    ...firstHeavy(plan.blocks.length > 0 ? mainPart(plan, brief) : [], brief),
    ...mainPart(plan, brief).flatMap(one => rampsTooHeavy(one, brief)),
  ]
}

/** 6: some quiet minutes for what was trained. */
export const coolDown: Check = (plan, brief) => {
  const { minutes, fromMinutes } = ruleSet.session.coolDown.value
  if (brief.minutes < fromMinutes) return []
  const last = plan.blocks[plan.blocks.length - 1]
  if (last?.kind !== 'cooldown') return [finding(6, 'plan', 'a cool-down last', last?.kind ?? 'nothing')]
  const took = minutesOf(last, brief)
  const trained = new Set(mainPart(plan, brief).flatMap(({ exercise }) => Object.keys(exercise.muscles)))
  const stretched = placed(plan, brief)
    .filter(({ block }) => block === last)
    .flatMap(({ exercise }) => directMuscles(exercise))
  return [
    ...(took >= minutes[0] - 0.05 && took <= minutes[1] + 0.05
      ? []
      : [finding(6, last.id, `${minutes[0]}-${minutes[1]} min`, took.toFixed(1))]),
    ...(stretched.some(muscle => trained.has(muscle))
      ? []
      : [finding(6, last.id, 'a trained region', stretched.join(', '))]),
  ]
}

/** 12: rests inside the goal's range; only rounds and pairs go without. */
export const rests: Check = (plan, brief) =>
  mainPart(plan, brief)
    .filter(({ exercise, block }) => isStrength(exercise) && !onClock(block))
    .flatMap(one => restsOf(one, brief))

const minutesOf = (block: PlannedBlock, brief: Brief) => blockSeconds(block, brief.byId, brief.pace) / 60

const firstHeavy = (main: readonly Placed[], brief: Brief): Finding[] => {
  const first = main.find(({ exercise, block }) => isHeavy(exercise) && !onClock(block) && block.kind !== 'circuit')
  if (!first || first.planned.sets.some(({ ramp }) => ramp)) return []
  const kg = workingSets(first.planned)[0]?.weightKg
  const oneRepMax = strengthOfExercise(brief, first.exercise)
  if (kg === null || kg === undefined || oneRepMax === null) return []
  const { aboveShareOfMax, most } = ruleSet.session.ramp.value
  const lighter = atMost(loadsOf(brief, first.exercise), kg * most)
  if (kg <= oneRepMax * aboveShareOfMax || lighter === null) return []
  return [finding(5, first.planned.id, `a ramp set before ${kg} kg`, 'none')]
}

const rampsTooHeavy = ({ planned }: Placed, _brief: Brief): Finding[] => {
  const kg = workingSets(planned)[0]?.weightKg
  if (kg === null || kg === undefined) return []
  const most = kg * ruleSet.session.ramp.value.most
  return planned.sets
    .filter(({ ramp, weightKg }) => ramp && (weightKg ?? 0) > most + 1e-6)
    .map(({ id, weightKg }) => finding(5, id, `at most ${most.toFixed(1)} kg`, weightKg ?? 0))
}

const restsOf = ({ block, planned, exercise }: Placed, brief: Brief): Finding[] => {
  const range = allowedRest(block, planned.id, restRange(brief, exercise), isShared(block, brief))
  return workingSets(planned)
    .filter(({ side }) => side !== 'left')
    .filter(({ restSec }) => restSec < range[0] || restSec > range[1])
    .map(({ id, restSec }) => finding(12, id, `${Math.round(range[0])}-${Math.round(range[1])} s`, restSec))
}

/** Stations of a race that others share: they work meanwhile. */
const isShared = ({ kind }: PlannedBlock, brief: Brief) =>
  brief.goal === 'hyrox' && kind === 'circuit' && teamOf(brief) !== 'alone'

/** After the last round no rest is due. */
const allowedRest = (block: PlannedBlock, id: string, goal: Range, shared: boolean): Range => {
  if (shared) return [0, ruleSet.hyrox.sharedRest.value]
  const { circuitRest, pairRest, restTolerance } = ruleSet.dose
  const last = block.exercises[block.exercises.length - 1]?.id === id
  const range =
    block.kind === 'circuit'
      ? last
        ? [block.rounds === 1 ? 0 : circuitRest.value.round[0], circuitRest.value.round[1]]
        : circuitRest.value.between
      : block.kind === 'superset' && !last
        ? pairRest.value
        : goal
  return [range[0] * (1 - restTolerance.value), range[1] * (1 + restTolerance.value)]
}

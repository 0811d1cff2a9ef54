import { directMuscles, type Exercise, isStrength, kitFor } from '../basis/catalogue.ts'
import { shareZone } from '../basis/kit.ts'
import { exercisesOf, type Plan } from '../basis/plan.ts'
import type { Brief } from '../prescribe/brief.ts'
import { rungOf } from '../prescribe/lifts/skills.ts'
import { kindOf, targetMuscles } from '../prescribe/week/kinds.ts'
import { directLedger } from '../prescribe/week/muscle-ledger.ts'
import { type Check, finding, mainPart, type Placed } from './finding.ts'

/** 19: power before heavy lifts, small muscles after, endurance last; no tired trunk before a heavy lift. */
export const order: Check = (plan, brief) => {
  const straight = mainPart(plan, brief).filter(
    ({ block, exercise }) =>
      (block.kind === 'straight' || block.kind === 'superset') && rungOf(brief, exercise) === null,
  )
  const ranks = straight.map(rank)
  const step = ranks.findIndex((value, at) => at > 0 && value < (ranks[at - 1] ?? value))
  const coreEarly = straight.findIndex(({ exercise }) => exercise.role === 'core')
  const heavyLate = straight.findLastIndex(({ exercise }) => exercise.axialLoad >= 3)
  return [
    ...(step > 0 && !sameGroup(straight, step)
      ? [finding(19, straight[step]?.planned.id ?? '', 'heavy before light', straight[step]?.exercise.id ?? '')]
      : []),
    ...(coreEarly !== -1 && coreEarly < heavyLate ? [finding(19, 'plan', 'trunk after heavy lifts', 'before')] : []),
  ]
}

/** 20: no two lifts in a row that load the spine heavily, no tired grip before a deadlift, no pair for one muscle. */
export const clash: Check = (plan, brief) => {
  const main = mainPart(plan, brief).filter(({ exercise }) => isStrength(exercise))
  return main.flatMap(({ planned, exercise, block }, at) => {
    const before = main[at - 1]
    const heavyTwice = before && before.exercise.axialLoad >= 3 && exercise.axialLoad >= 3
    const tiredGrip =
      exercise.pattern === 'hinge' && exercise.axialLoad >= 2 && main.slice(0, at).some(one => one.exercise.gripHeavy)
    const sameMuscle = block.kind === 'superset' && before?.block === block && sharesMuscle(before.exercise, exercise)
    const farApart =
      block.kind === 'superset' && before?.block === block && !shareZone(brief, before.exercise, exercise)
    return [
      ...(farApart ? [finding(20, block.id, 'a pair in one place', `${before.exercise.id}, ${exercise.id}`)] : []),
      ...(heavyTwice
        ? [finding(20, planned.id, 'a break for the spine', `${before.exercise.id}, ${exercise.id}`)]
        : []),
      ...(tiredGrip ? [finding(20, planned.id, 'a fresh grip', exercise.id)] : []),
      ...(sameMuscle ? [finding(20, block.id, 'a pair for two muscles', `${before.exercise.id}, ${exercise.id}`)] : []),
    ]
  })
}

/** 22: at most one near-duplicate in a session. */
export const variety: Check = (plan, brief) => {
  const main = mainPart(plan, brief).filter(({ exercise }) => isStrength(exercise))
  const keys = main.map(({ exercise }) => `${exercise.pattern} ${kitFor(exercise, brief.stock).join()}`)
  const twins = keys.filter((key, at) => keys.indexOf(key) !== at)
  return twins.length <= (brief.wish.focus.length > 0 ? 3 : 1)
    ? []
    : [finding(22, 'plan', 'at most one twin', twins.join('; '))]
}

/** 23: a whole-body session moves the whole body; a split day stays with its muscles. */
export const coverage: Check = (plan, brief) => {
  if (!isBuilding(brief) || brief.minutes < 30) return []
  const main = mainPart(plan, brief).filter(({ exercise }) => isStrength(exercise))
  if (main.length === 0) return []
  const kind = kindOf(brief)
  return kind === 'full' ? wholeBody(main, brief) : splitDay(plan, brief)
}

const rank = ({ exercise }: Placed) => {
  if (exercise.role === 'power') return 0
  if (exercise.role === 'compound') return 1
  return exercise.role === 'conditioning' ? 3 : exercise.role === 'mobility' ? 4 : 2
}

/** Within a pair the order is free. */
const sameGroup = (placed: readonly Placed[], at: number) =>
  placed[at]?.block === placed[at - 1]?.block || placed[at - 1]?.block.kind === 'superset'

const sharesMuscle = (one: Exercise, other: Exercise) =>
  directMuscles(one).some(muscle => directMuscles(other).includes(muscle))

const isBuilding = ({ goal, wish }: Brief) =>
  (goal === 'strength' || goal === 'muscle' || goal === 'health') && wish.style === null

const families: readonly (readonly string[])[] = [
  ['squat', 'knee-extension'],
  ['lunge'],
  ['hinge', 'knee-flexion', 'hip-isolation'],
  ['horizontal-push', 'vertical-push'],
  ['horizontal-pull', 'vertical-pull'],
  ['core-brace', 'core-flexion', 'core-rotation', 'carry'],
]

/** Four of six families, or as many as are possible here and not still tired. */
const wholeBody = (main: readonly Placed[], brief: Brief) => {
  const possible = families.filter(family =>
    brief.usable.some(one => family.includes(one.pattern) && isStrength(one) && isFresh(one, brief)),
  )
  const covered = families.filter(family => main.some(({ exercise }) => family.includes(exercise.pattern)))
  const wanted = Math.min(4, possible.length)
  return covered.length >= wanted ? [] : [finding(23, 'plan', `${wanted} of 6 movement families`, covered.length)]
}

const isFresh = (exercise: Exercise, brief: Brief) => directMuscles(exercise).every(muscle => !brief.tired.has(muscle))

const splitDay = (plan: Plan, brief: Brief) => {
  const target = targetMuscles(brief, kindOf(brief))
  const direct = [...directLedger(exercisesOf(plan), brief.byId)]
  const all = direct.reduce((sum, [, sets]) => sum + sets, 0)
  const hit = direct.filter(([muscle]) => target.has(muscle)).reduce((sum, [, sets]) => sum + sets, 0)
  const least = brief.wish.focus.length > 0 ? 0.5 : 0.9
  return all === 0 || hit / all >= least
    ? []
    : [
        finding(
          23,
          'plan',
          `${least * 100} % of direct sets in the target muscles`,
          `${Math.round((hit / all) * 100)} %`,
        ),
      ]
}

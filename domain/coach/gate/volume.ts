import { day } from '../../days.ts'
import { isStrength, type Pattern } from '../basis/catalogue.ts'
import { exercisesOf, type Plan, type PlannedExercise } from '../basis/plan.ts'
import { ruleSet } from '../basis/rule-set.ts'
import type { Brief } from '../prescribe/brief.ts'
import { liftOfExercise, loadsOf } from '../prescribe/brief.ts'
import { factorOf } from '../prescribe/eased.ts'
import { hips, knees, pulls, pushes, setsThisWeek } from '../prescribe/week/balance.ts'
import { daysPerWeek } from '../prescribe/week/frequency.ts'
import { landmarksOf } from '../prescribe/week/landmarks.ts'
import { directLedger, plannedLedger, setsOf, weekBefore } from '../prescribe/week/muscle-ledger.ts'
import { weeklyCap } from '../prescribe/week/rooms.ts'
import { leastSets, mostSets } from '../prescribe/week/session-budget.ts'
import { type Check, finding, mainPart, onClock, workingSets } from './finding.ts'

const { volume, recovery } = ruleSet

/** 7: a muscle that was trained hard too recently does little. */
export const recovered: Check = (plan, brief) => {
  if (brief.wish.override) return []
  const direct = directLedger(exercisesOf(plan), brief.byId)
  const most = recovery.directSetsWhileTired.value
  return [...brief.tired]
    .filter(muscle => (direct.get(muscle) ?? 0) > most)
    .map(muscle =>
      finding(7, muscle, `at most ${most} direct sets within ${recovery.hours.value} h`, direct.get(muscle) ?? 0),
    )
}

/** 8: seven days with this session stay under the level's ceiling; what is over it already gets nothing more. */
export const ceiling: Check = (plan, brief) => {
  const cap = weeklyCap(brief)
  return [...plannedLedger(exercisesOf(plan), brief.byId)].flatMap(([muscle, sets]) => {
    const total = sets + (brief.week.get(muscle) ?? 0)
    return sets > 0 && total > cap + 1e-6 ? [finding(8, muscle, `${cap} sets in 7 days`, total.toFixed(2))] : []
  })
}

/** 9: who trains three times a week reaches every major muscle often enough by the end of it. */
export const floor: Check = (plan, brief) => {
  const days = new Set(brief.work.filter(({ at }) => at > weekBefore(brief.now)).map(({ at }) => Math.floor(at / day)))
  const building = brief.goal === 'muscle' || brief.goal === 'strength'
  if (!building || days.size + 1 < 3 || brief.minutes < 30) return []
  const { least } = landmarksOf(brief)
  const planned = plannedLedger(exercisesOf(plan), brief.byId)
  const trainable = new Set(brief.usable.filter(isStrength).flatMap(({ muscles }) => Object.keys(muscles)))
  const low = brief.catalogue.muscles
    .filter(({ major, size, id }) => major && size === 'large' && trainable.has(id))
    .filter(({ id }) => (planned.get(id) ?? 0) + (brief.week.get(id) ?? 0) < least)
  return low.length <= 1 ? [] : [finding(9, 'plan', `${least} sets in 7 days`, low.map(({ id }) => id).join(', '))]
}

/** 10: no muscle and no session gets more than it can use. */
export const session: Check = (plan, brief) => {
  const { good, most } = volume.sessionDirect.value
  const direct = [...directLedger(exercisesOf(plan), brief.byId)]
  const total = countedSets(plan, brief)
  const limit = Math.ceil(mostSets(brief.minutes))
  return [
    ...direct
      .filter(([, sets]) => sets > most)
      .map(([muscle, sets]) => finding(10, muscle, `${most} direct sets`, sets)),
    ...direct
      .filter(([, sets]) => sets > good && sets <= most)
      .map(([muscle, sets]) => ({
        ...finding(10, muscle, `better ${good} direct sets`, sets),
        severity: 'soft' as const,
      })),
    ...(total <= limit + 1e-6
      ? []
      : [
          finding(
            10,
            'plan',
            `${limit} sets in ${brief.minutes} min (at least ${Math.floor(leastSets(brief.minutes))})`,
            total.toFixed(1),
          ),
        ]),
  ]
}

/** 17: pushing and pulling, knee and hip, in balance over the week. */
export const balance: Check = (plan, brief) => {
  if (brief.wish.focus.length > 0) return []
  return [
    ...ratio('push : pull', pushes, pulls, volume.pushPull.value, plan, brief),
    ...ratio('knee : hip', knees, hips, volume.kneeHip.value, plan, brief),
  ]
}

/** 33: an easier week is easier. */
export const deload: Check = (plan, brief) => {
  if (!brief.deload) return []
  const { load } = ruleSet.load.deload.value
  const total = countedSets(plan, brief)
  const most = mostSets(brief.minutes / brief.minutesShare) * 0.7
  return [
    ...(total <= most + 1e-6 ? [] : [finding(33, 'plan', `at most ${most.toFixed(1)} sets`, total.toFixed(1))]),
    ...mainPart(plan, brief).flatMap(({ planned, exercise }) => {
      const { lastKg } = liftOfExercise(brief, exercise)
      const kg = heaviest(planned)
      if (lastKg === null || kg === null || exercise.hyroxStation) return []
      const lightest = loadsOf(brief, exercise)[0] ?? 0
      return kg <= Math.max(lightest, lastKg * load[1]) + 1e-6
        ? []
        : [finding(33, planned.id, `at most ${(lastKg * load[1]).toFixed(1)} kg`, kg)]
    }),
    ...(factorOf(brief) < 1 ? [] : [finding(33, 'plan', 'lower loads', 'the same')]),
  ]
}

/** Working sets of strength, as straight sets. */
const countedSets = (plan: Plan, brief: Brief) => {
  const { straight, superset, round } = volume.setCost.value
  return mainPart(plan, brief)
    .filter(({ exercise }) => isStrength(exercise))
    .reduce((sum, { block, planned }) => {
      const each = onClock(block) || block.kind === 'circuit' ? round : block.kind === 'superset' ? superset : straight
      return sum + setsOf(planned) * each
    }, 0)
}

const heaviest = (planned: PlannedExercise) => {
  const loads = workingSets(planned).flatMap(({ weightKg }) => weightKg ?? [])
  return loads.length === 0 ? null : Math.max(...loads)
}

/** Judged from six sets on each week, and only where the place and the restrictions allow both. */
const ratio = (
  name: string,
  one: readonly Pattern[],
  other: readonly Pattern[],
  [low, high]: readonly [number, number],
  plan: Plan,
  brief: Brief,
) => {
  const possible = (patterns: readonly Pattern[]) =>
    brief.usable.some(({ pattern, role }) => patterns.includes(pattern) && role === 'compound')
  const [first, second] = [weekOf(one, plan, brief), weekOf(other, plan, brief)]
  if (!possible(one) || !possible(other) || first + second < 8 || daysPerWeek(brief) < 2) return []
  const found = first / Math.max(0.5, second)
  return found >= low && found <= high ? [] : [finding(17, name, `${low}-${high}`, found.toFixed(2))]
}

const weekOf = (patterns: readonly Pattern[], plan: Plan, brief: Brief) =>
  mainPart(plan, brief)
    .filter(({ exercise }) => isStrength(exercise) && patterns.includes(exercise.pattern))
    .reduce((sum, { planned }) => sum + setsOf(planned), setsThisWeek(brief, patterns))

import { atMost } from '../basis/plates.ts'
import { ruleSet } from '../basis/rule-set.ts'
import { type Brief, loadsOf } from '../prescribe/brief.ts'
import { isHeavy } from '../prescribe/goals.ts'
import type { Dose } from './doses.ts'
import type { DraftSet } from './draft.ts'

const restSec = 45
const lightKg = 12
/** Three steps up to a load of so many kg or more; two to a lighter one. */
const threeFromKg = 50

/** Lighter sets before the first heavy lift; one before a later one. Without a known load they help to find it. */
export const rampSets = (brief: Brief, { exercise, measure }: Dose, first: boolean): DraftSet[] => {
  if (!isHeavy(exercise) || measure.reps === undefined) return []
  const { heavy, later, most } = ruleSet.session.ramp.value
  const isLong = (measure.weightKg ?? 0) >= threeFromKg && brief.minutes >= 30
  const isOneEnough = brief.minutes < 25 || (measure.weightKg ?? Number.POSITIVE_INFINITY) <= lightKg
  const steps = first ? (brief.goal === 'strength' && isLong ? heavy : heavy.slice(isOneEnough ? 2 : 1)) : later
  if (!first && (brief.minutes < 45 || exercise.axialLoad < 2)) return []
  const { weightKg } = measure
  if (weightKg === undefined) return []
  const unknown = weightKg === null
  if (unknown && brief.minutes <= 30 && isLight(loadsOf(brief, exercise))) return []
  if (unknown) return steps.map(([, reps]) => ({ reps, weightKg: null, ramp: true, restSec }))
  const loads = loadsOf(brief, exercise)
  const ramps = steps.flatMap(([share, reps]) => {
    const kg = atMost(loads, Math.min(weightKg * share, weightKg * most))
    return kg === null ? [] : [{ reps, weightKg: kg, ramp: true, restSec }]
  })
  const lighter = atMost(loads, weightKg * most)
  if (ramps.length === 0 && lighter !== null) return [{ reps: 5, weightKg: lighter, ramp: true, restSec }]
  return ramps.filter((set, at) => set.weightKg !== ramps[at - 1]?.weightKg)
}

/** With nothing heavy at hand a short session begins at once. */
const isLight = (loads: readonly number[]) => loads.length > 0 && (loads[loads.length - 1] ?? 0) <= lightKg

import { day } from '../../days.ts'
import { mean, median } from '../../numbers.ts'
import { type Exercise, isWeighted } from '../basis/catalogue.ts'
import type { Case, Placed } from './case.ts'
import { inRounds, isLower, workingSets } from './case.ts'
import { type Fault, fault, round } from './fault.ts'
import { findLoad, loadAbove, loadStep, otherPhase, progress, reserveOff } from './measures.ts'
import { type Bout, boutsOf, strengthOf } from './past.ts'
import { maxOf, repsAt } from './rep-table.ts'
import { isMainLift } from './session.ts'

/** Load and repetitions of an exercise's work; null where there is no load or no count. */
type Dose = { readonly kg: number; readonly reps: number; readonly sets: number }

const doseOf = ({ planned }: Placed): Dose | null => {
  const sets = workingSets(planned).filter(({ reps }) => reps !== undefined)
  const kg = Math.max(0, ...sets.map(({ weightKg }) => weightKg ?? 0))
  const top = sets.filter(({ weightKg }) => weightKg === kg)
  const reps = Math.min(...top.map(({ reps = 0 }) => reps))
  return kg > 0 && top.length > 0 ? { kg, reps, sets: sets.length } : null
}

/** 46. "2 in reserve" means about two, where strength is known; lighter days say more than they mean. */
export const reserve = (one: Case): readonly Fault[] =>
  one.work.flatMap(placed => {
    const dose = doseOf(placed)
    const strength = strengthOf(one.past, placed.exercise, one.now)
    const { targetRir } = placed.planned
    if (!dose || !strength || targetRir === null || inRounds(placed.block) || one.asked.eased || one.isDeload) return []
    const left = repsAt(dose.kg / strength.kg) - dose.reps
    if (strength.atLeast && left < targetRir) return []
    const off =
      Math.abs(left - targetRir) - (strength.sure ? 0 : 1.5) - coarse(one, placed.exercise, dose, left > targetRir)
    if (off <= reserveOff.plain) return []
    const degree = off > reserveOff.grave ? 'grave' : isMainLift(placed) ? 'plain' : 'slight'
    return [
      fault(46, degree, placed.planned.id, `about ${targetRir} in reserve`, `about ${round(left)} at ${dose.kg} kg`),
    ]
  })

/** Where the next heavier load is far away, a lighter one leaves more. */
const coarse = (one: Case, exercise: Exercise, { kg, reps }: Dose, isLight: boolean): number => {
  const next = nextLoad(one, exercise, kg)
  if (!isLight || next === null || kg === 0) return 0
  const strengthNow = strengthOf(one.past, exercise, one.now)
  return strengthNow ? Math.max(0, repsAt(kg / strengthNow.kg) - Math.max(reps, repsAt(next / strengthNow.kg))) : 0
}

const nextLoad = ({ asked }: Case, exercise: Exercise, kg: number): number | null =>
  asked.loadsOf(exercise).find(one => one > kg + 0.01) ?? null

/** 52. Not heavier than strength implies by more than 2.5 % or one step, and not a leap above what was lifted last. */
export const jumps = (one: Case): readonly Fault[] =>
  one.work.flatMap(placed => {
    const dose = doseOf(placed)
    const { exercise, planned } = placed
    const strength = strengthOf(one.past, exercise, one.now)
    if (!dose || inRounds(placed.block)) return []
    const [last] = boutsOf(one.past, exercise.id).filter(({ eased, kg }) => !eased && kg !== null)
    const faults: Fault[] = []
    if (strength && planned.targetRir !== null) {
      const wanted = maxOf(dose.kg, dose.reps + planned.targetRir)
      const over = wanted / strength.kg - 1
      const step = stepAbove(one, exercise, dose.kg)
      if (over > loadAbove.fine + step && over > loadAbove.grave && strength.sure && !strength.atLeast)
        faults.push(
          fault(
            52,
            over > loadAbove.grave + step ? 'grave' : 'plain',
            planned.id,
            `at most what ${round(strength.kg)} kg for one repetition allow`,
            `${dose.kg} kg × ${dose.reps}`,
          ),
        )
    }
    const lastKg = Math.max(0, ...(last?.sets.map(({ weightKg }) => weightKg ?? 0) ?? []))
    if (last && lastKg > 0 && last.reps !== null && dose.reps >= last.reps && dose.kg > lastKg) {
      const bodyKg = exercise.loadType === 'added' ? (one.request.athlete.weightKg ?? 0) : 0
      const most = (lastKg + bodyKg) * (1 + (isLower(exercise) ? loadStep.lower : loadStep.upper)) - bodyKg
      const step = nextLoad(one, exercise, lastKg) ?? lastKg * 1.05
      const spare = last.sets.some(
        ({ rir, reps, planned }) =>
          (rir ?? (reps ?? 0) - (planned.reps ?? 0)) >= (rir === null ? 2 : (planned.targetRir ?? 2) + 2),
      )
      if (dose.kg > Math.max(most, step) + 0.01 && !spare)
        faults.push(fault(52, 'grave', planned.id, `a step from ${lastKg} kg`, `${dose.kg} kg`))
    }
    return faults
  })

/** One loadable step as a share of the load. */
const stepAbove = (one: Case, exercise: Exercise, kg: number) => {
  const before = one.asked.loadsOf(exercise).findLast(load => load < kg - 0.01)
  return before === undefined ? 0 : (kg - before) / kg
}

/** 51. After a failed day the load is held or lowered. */
export const afterFailure = (one: Case): readonly Fault[] =>
  one.work.flatMap(placed => {
    const dose = doseOf(placed)
    const [last] = boutsOf(one.past, placed.exercise.id).filter(({ eased }) => !eased)
    if (!dose || !last?.missed || last.kg === null || last.reps === null) return []
    const target = last.sets[0]?.planned.reps ?? last.reps
    const heavier = dose.kg > last.kg + 0.01 && dose.reps >= last.reps
    const more = Math.abs(dose.kg - last.kg) < 0.01 && dose.reps > target
    if (!heavier && !more) return []
    return [
      fault(
        51,
        'grave',
        placed.planned.id,
        `no more than ${last.kg} kg × ${target} after a failed day`,
        `${dose.kg} kg × ${dose.reps}`,
      ),
    ]
  })

/** 50. What was met three times in three weeks asks for more: load, repetitions or sets. */
export const stagnation = (one: Case): readonly Fault[] => {
  if (one.isDeload || one.asked.eased || one.asked.raceInDays !== null) return []
  return one.work.filter(isMainLift).flatMap(placed => {
    const days = boutsOf(one.past, placed.exercise.id).filter(
      ({ at, eased }) => !eased && at > one.now - progress.days * day,
    )
    const met = takeWhile(days, bout => bout.met && isOfPhase(one, placed, bout))
    const same = takeWhile(met, bout => isNoMore(placed, bout))
    if (same.length < progress.exposures) return []
    const degree = same.length >= progress.grave - 1 ? 'grave' : 'plain'
    return [
      fault(
        50,
        degree,
        placed.planned.id,
        'more load, repetitions or sets than three met sessions ago',
        `the same for ${same.length + 1} sessions`,
      ),
    ]
  })
}

/** On the way to a meet the next phase asks for so many fewer repetitions that its first days are no less than those before. */
const isOfPhase = ({ asked: { eventInDays } }: Case, { planned }: Placed, bout: Bout): boolean => {
  if (eventInDays === null || eventInDays < 0) return true
  const least = (reps: readonly (number | undefined)[]) => Math.min(...reps.map(one => one ?? 1))
  const now = least(workingSets(planned).map(({ reps }) => reps))
  return least(bout.sets.map(one => one.planned.reps)) < now * otherPhase
}

/** Whether a plan asks for no more than a day of the past did; one repetition more in one of its sets is more. */
const isNoMore = (placed: Placed, bout: Bout): boolean => {
  const sets = workingSets(placed.planned)
  const kg = median(sets.flatMap(({ weightKg }) => weightKg ?? [])) ?? 0
  const amount = amountAt(sets, kg)
  const before = amountAt(bout.sets, bout.kg ?? 0)
  if (amount === null || before === null || sets.some(({ weightKg }) => weightKg === null)) return false
  if (isWeighted(placed.exercise) && kg > 0 && bout.kg)
    return (
      maxOf(kg, amount + (placed.planned.targetRir ?? 0)) <=
        maxOf(bout.kg, Math.min(before, bout.sets[0]?.planned.reps ?? before) + (bout.targetRir ?? 0)) * 1.002 &&
      sets.length <= bout.sets.length
    )
  return amount <= before && sets.length <= bout.sets.length
}

type Counted = {
  readonly reps?: number | null
  readonly durationSec?: number | null
  readonly weightKg?: number | null
}

/** Repetitions or seconds of the sets with the usual load, on average. */
const amountAt = (sets: readonly Counted[], kg: number): number | null =>
  average(
    sets.flatMap(({ reps, durationSec, weightKg }) =>
      Math.abs((weightKg ?? 0) - kg) < 0.01 ? (reps ?? durationSec ?? []) : [],
    ),
  )

const average = (values: readonly number[]): number | null => (values.length === 0 ? null : mean(values))

/** 53. In the fourth week the coach knows what its athletes lift; a new lift or two may be found by feel. */
export const promptsToFind = ({ main, past, now }: Case): readonly Fault[] => {
  const sessions = new Set(past.map(({ workout }) => workout)).size
  const first = past[0]?.at ?? now
  if (sessions < findLoad.sessions || now - first < findLoad.knownDays * day) return []
  const open = main.filter(
    ({ planned, exercise }) => isWeighted(exercise) && workingSets(planned).some(({ weightKg }) => weightKg === null),
  ).length
  if (open < findLoad.plain) return []
  return [
    fault(53, open >= findLoad.grave ? 'grave' : 'plain', 'session', 'loads that are known', `${open} to be found`),
  ]
}

const takeWhile = <One>(list: readonly One[], holds: (one: One) => boolean): readonly One[] => {
  const end = list.findIndex(one => !holds(one))
  return end === -1 ? list : list.slice(0, end)
}

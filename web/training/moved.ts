import { followsBy, type LoggedSet, type Moved, mayRiseBy, movedSet } from '../../domain/coach/adapt/next-set.ts'
import { isEstimated, isFeltFor } from '../../domain/coach/prescribe/lifts/finding.ts'
import { formatNumber } from '../parts/number.ts'
import { doneOf } from './done.ts'
import type { Step } from './steps.ts'

export type { Moved } from '../../domain/coach/adapt/next-set.ts'

const straight: ReadonlySet<string> = new Set(['straight', 'superset'])

/** What a set asks for now that others of its exercise were done; null where the plan stands. `loads`: kg that the place has. */
export const movedOf = ({ block, exercise, set }: Step, loads: readonly number[]): Moved | null => {
  const by = followsBy(exercise.load_type)
  if (set.logged !== null || !straight.has(block.kind) || by === null) return null
  const codes = exercise.reasons.map(({ code }) => code)
  const lift = {
    by,
    sets: exercise.sets.map(({ id, reps, weight, ramp, side }) => ({ id, reps, weightKg: weight, ramp, side })),
    targetRir: exercise.target_rir,
    done: (id: string) => loggedOf(exercise, id),
    loads,
    mayRise: mayRiseBy(codes),
    feltFor: isFeltFor(codes),
    isEstimated: isEstimated(codes),
    safeToFail: exercise.safe_to_fail,
  }
  return movedSet(lift, set.id)
}

const loggedOf = ({ sets }: Step['exercise'], id: string): LoggedSet | undefined => {
  const logged = sets.find(set => set.id === id)?.logged
  if (!logged) return undefined
  const { reps, weight, rir } = doneOf(logged)
  return {
    ...(reps === undefined ? {} : { reps }),
    ...(weight === undefined ? {} : { weightKg: weight }),
    ...(rir === undefined ? {} : { rir }),
  }
}

/** What is filled in for a set that asks for something else now. */
export const doneAs = ({ reps, weightKg }: Moved): { reps: number; weight?: number } =>
  weightKg === null ? { reps } : { reps, weight: weightKg }

/** 'Der letzte Satz war um 3 Wiederholungen leichter als geplant. Jetzt 65 statt 60 kg.' */
export const movedInWords = (
  { cause, left, weightKg, reps, open }: Moved,
  { weight: planned, reps: plannedReps }: { readonly weight: number | null; readonly reps: number | null },
): string => {
  if (open !== undefined) return openInWords(weightKg, reps, planned, open)
  if (cause === 'shown' && weightKg !== null)
    return `Jetzt ist klar, was du kannst: ${formatNumber(weightKg)} kg × ${reps}.`
  if (cause === 'trying' && weightKg !== null) return triedInWords(weightKg, reps, planned)
  const count = formatNumber(Math.abs(left))
  const how = cause === 'was-easy' ? 'leichter' : 'schwerer'
  const times = plannedReps === null ? '' : ` statt ${plannedReps}`
  const instead = planned === null ? '' : ` statt ${formatNumber(planned)}`
  const now =
    weightKg === planned || weightKg === null
      ? `${reps}${times} Wiederholungen`
      : `${formatNumber(weightKg)}${instead} kg${reps === plannedReps ? '' : ` und ${reps} Wiederholungen`}`
  return `Der letzte Satz war um ${count} Wiederholungen ${how} als geplant. Jetzt ${now}.`
}

/** 'Jetzt 22,5 kg: so oft, wie es sauber geht, mindestens 8-mal.' */
const openInWords = (kg: number | null, reps: number, planned: number | null, left: number): string => {
  const now = kg === null || kg === planned ? 'Jetzt' : `Jetzt ${formatNumber(kg)} kg:`
  const until = left > 1 ? `bis du gerade noch ${left} schaffen würdest` : 'wie es sauber geht'
  return `${now} so oft, ${until}, mindestens ${reps}-mal.`
}

/** 'Geschafft! Jetzt 22,5 kg × 8. Sag deine Reserve, dann passt es.' */
const triedInWords = (kg: number, reps: number, planned: number | null): string => {
  const now = kg === planned ? `${reps} Wiederholungen` : `${formatNumber(kg)} kg × ${reps}`
  return `Geschafft! Jetzt ${now}. Sag deine Reserve, dann passt es.`
}

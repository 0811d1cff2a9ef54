import { catalogue } from '../../content/exercises/catalogue.ts'
import type { Moved } from '../../domain/coach/adapt/next-set.ts'
import { exercisesById, isStrength } from '../../domain/coach/basis/catalogue.ts'
import {
  exercisesOf,
  type Finding,
  type Plan,
  type PlannedExercise,
  type PlannedSet,
  type Verdict,
} from '../../domain/coach/basis/plan.ts'
import { ruleSet } from '../../domain/coach/basis/rule-set.ts'
import { titleOf } from '../../domain/coach/basis/title.ts'
import { maxOf } from '../../domain/coach/judge/rep-table.ts'
import type { SetId, WorkoutId } from '../../domain/ids.ts'
import type { Performance } from '../../domain/performance.ts'
import { kgMoved } from '../../domain/volume.ts'
import type { Athlete } from './files/athlete.ts'

const byId = exercisesById(catalogue)
const muscles = catalogue.muscles.map(({ id }) => id)
const hardUpToRir = 4

/** A set as it was done. `trueRir` is what was really left; `rir` what was logged. */
export type Done = Performance & {
  readonly exercise: string
  readonly set: SetId
  readonly ramp: boolean
  readonly side: 'left' | 'right' | null
  readonly trueRir: number | null
  /** What the player asked for instead of the plan, and why; absent where the plan stood. */
  readonly moved?: Moved
}

/** Where a lift stands in this session. Loads in kg, in the unit of a planned load. */
export type LiftState = {
  readonly exercise: string
  readonly reps: number
  readonly weightKg: number | null
  readonly targetRir: number | null
  /** One-repetition maximum that the hardest planned set stands for. */
  readonly plannedMaxKg: number | null
  readonly hiddenMaxKg: number | null
}

export type SessionRecord = {
  readonly week: number
  readonly at: string
  readonly place: string | null
  readonly outcome: 'completed' | 'missed' | 'ill' | 'paused' | 'refused'
  readonly why?: string
  readonly workout?: WorkoutId
  readonly title?: string
  readonly minutes?: { readonly asked: number; readonly estimated: number }
  readonly deload?: boolean
  readonly score?: number
  readonly findings?: readonly Finding[]
  readonly hints?: readonly string[]
  readonly planned?: Plan['blocks']
  readonly states?: readonly LiftState[]
  readonly done?: readonly Done[]
}

export type WeekRecord = {
  readonly week: number
  readonly sessions: number
  readonly deload: boolean
  /** Hard sets as done, by muscle: direct 1, indirect its share in the catalogue. */
  readonly hardSets: Readonly<Record<string, number>>
  /** Σ repetitions × kg of working sets, a weight in each hand or on each side counted once. */
  readonly tonnageKg: number
  readonly runKm: number
}

export type AthleteRecord = {
  readonly athlete: string
  readonly rules: string
  readonly sessions: readonly SessionRecord[]
  readonly weeks: readonly WeekRecord[]
}

type Session = {
  readonly week: number
  readonly at: number
  readonly place?: string | undefined
  readonly outcome: SessionRecord['outcome']
  readonly why?: string
  readonly minutes?: number | undefined
  readonly workout?: WorkoutId
  readonly plan?: Plan
  readonly verdict?: Verdict
  readonly done?: readonly Done[]
  readonly hidden?: Readonly<Record<string, number>>
}

export const sessionOf = (session: Session): SessionRecord => {
  const { week, at, place = null, outcome, why, workout, plan, verdict, minutes, done = [], hidden = {} } = session
  const known = { week, at: new Date(at).toISOString(), place, outcome, ...(why ? { why } : {}) }
  if (!plan || !verdict || !workout) return known
  return {
    ...known,
    workout,
    title: titleOf(plan).de,
    minutes: { asked: minutes ?? 0, estimated: plan.estimatedMinutes },
    deload: isDeload(plan),
    score: verdict.score,
    findings: [...verdict.violations, ...verdict.remarks],
    hints: plan.hints.map(({ de }) => de),
    planned: plan.blocks,
    states: exercisesOf(plan).flatMap(planned => stateOf(planned, hidden)),
    done,
  }
}

const isDeload = (plan: Plan) => exercisesOf(plan).some(({ reasons }) => reasons.some(({ code }) => code === 'deload'))

export const recordOf = ({ id }: Athlete, sessions: readonly SessionRecord[], weeks: number): AthleteRecord => ({
  athlete: id,
  rules: ruleSet.version,
  sessions,
  weeks: Array.from({ length: weeks }, (_, index) =>
    weekOf(
      index + 1,
      sessions.filter(({ week }) => week === index + 1),
    ),
  ),
})

const weekOf = (week: number, sessions: readonly SessionRecord[]): WeekRecord => {
  const work = sessions.flatMap(({ done = [] }) => done.filter(({ ramp }) => !ramp))
  return {
    week,
    sessions: sessions.filter(({ outcome }) => outcome === 'completed').length,
    deload: sessions.some(({ deload }) => deload),
    hardSets: Object.fromEntries(muscles.map(muscle => [muscle, hardSets(work, muscle)])),
    tonnageKg: Math.round(work.reduce((sum, set) => sum + kgMoved(set), 0)),
    runKm: Math.round(work.reduce((sum, set) => sum + kmOf(set), 0) * 10) / 10,
  }
}

/** One-sided work is logged side by side and makes one set together. */
const hardSets = (work: readonly Done[], muscle: string) => {
  const sets = work.map(({ exercise, trueRir, side }) => {
    const known = byId.get(exercise)
    if (!known || !isStrength(known) || (trueRir !== null && trueRir > hardUpToRir)) return 0
    return (known.muscles[muscle] ?? 0) * (side === null ? 1 : 0.5)
  })
  return Math.round(sets.reduce((sum, one) => sum + one, 0) * 100) / 100
}

const kmOf = ({ exercise, distanceM = 0 }: Done) => {
  const known = byId.get(exercise)
  return known?.requires.some(kit => kit.includes('running-route')) ? distanceM / 1000 : 0
}

const stateOf = (planned: PlannedExercise, hidden: Readonly<Record<string, number>>): readonly LiftState[] => {
  const work = planned.sets.filter(({ ramp, reps }) => !ramp && reps !== undefined)
  if (work.length === 0) return []
  // A lighter set after the first may have more repetitions: load and repetitions are of one set.
  const asks = ({ weightKg, reps = 1 }: PlannedSet) => (weightKg ? maxOf(weightKg, Math.max(1, reps)) : reps)
  const [hardest] = work.toSorted((one, other) => asks(other) - asks(one))
  const maxima = work.flatMap(({ weightKg, reps = 1 }) =>
    weightKg ? [maxOf(weightKg, reps + (planned.targetRir ?? 0))] : [],
  )
  return [
    {
      exercise: planned.exercise,
      reps: hardest?.reps ?? 0,
      weightKg: hardest?.weightKg ?? null,
      targetRir: planned.targetRir,
      plannedMaxKg: maxima.length === 0 ? null : Math.round(Math.max(...maxima) * 10) / 10,
      hiddenMaxKg: hidden[planned.exercise] ?? null,
    },
  ]
}

import { type Exercise, isStrength } from '../basis/catalogue.ts'
import type { Plan, PlannedBlock, PlannedExercise, PlannedSet } from '../basis/plan.ts'
import type { Goal, Level, PlanRequest } from '../basis/request.ts'
import { type Bout, boutsIn } from './past.ts'

/** What was asked for and what there is: facts about a person, a day and a place, no opinions. */
export type Asked = {
  readonly goal: Goal
  readonly minutes: number
  readonly level: Level
  /** Muscles that were wished for; empty when none were. */
  readonly muscles: readonly string[]
  /** Exercises that were wished for by name: any of a list will do. */
  readonly lifts: readonly (readonly string[])[]
  /** What is practised fresh on the way to a skill, wherever else it would stand. */
  readonly practised: ReadonlySet<string>
  /** Exercises that place, health and level allow. */
  readonly usable: ReadonlySet<string>
  readonly stock: ReadonlySet<string>
  /** Loads in kg that an exercise can be done with here, ascending; empty when none are known. */
  readonly loadsOf: (exercise: Exercise) => readonly number[]
  /** Age or an answer that a doctor should hear asks for care. */
  readonly cautious: boolean
  /** A bad day, the first days after a break, the taper before a meet (§1: volume −40–60 %): less is asked for on purpose. */
  readonly eased: boolean
  /** Stretching, easy work or endurance was asked for. */
  readonly easyWished: boolean
  /** Trains a muscle although it is too soon, because the athlete said so. */
  readonly overridden: boolean
  /** Rounds, EMOM and the like were asked for. */
  readonly roundsWished: boolean
  readonly raceInDays: number | null
  /** Days to a race or a meet whose date is told; below 0 once it was. */
  readonly eventInDays: number | null
  /** Other sport on the days to come that needs fresh legs or shoulders. */
  readonly matches: readonly { readonly inDays: number; readonly needs: 'legs' | 'shoulders' }[]
}

export type Placed = { readonly block: PlannedBlock; readonly planned: PlannedExercise; readonly exercise: Exercise }

/** A plan with everything that it is judged by. */
export type Case = {
  readonly plan: Plan
  readonly request: PlanRequest
  readonly asked: Asked
  readonly byId: ReadonlyMap<string, Exercise>
  readonly now: number
  /** Everything planned, in order; exercises that no catalogue knows are the gate's business. */
  readonly placed: readonly Placed[]
  /** Without warm-up and cool-down. */
  readonly main: readonly Placed[]
  /** Strength work of the main part. */
  readonly work: readonly Placed[]
  readonly past: readonly Bout[]
  readonly isDeload: boolean
}

export const caseOf = (plan: Plan, request: PlanRequest, asked: Asked, byId: ReadonlyMap<string, Exercise>): Case => {
  const placed = plan.blocks.flatMap(block =>
    block.exercises.flatMap((planned): Placed[] => {
      const exercise = byId.get(planned.exercise)
      return exercise ? [{ block, planned, exercise }] : []
    }),
  )
  const main = placed.filter(({ block }) => block.kind !== 'warmup' && block.kind !== 'cooldown')
  return {
    plan,
    request,
    asked,
    byId,
    now: Date.parse(request.at),
    placed,
    main,
    work: main.filter(({ exercise }) => isStrength(exercise)),
    past: boutsIn(request.history, byId, Date.parse(request.at)),
    isDeload: saysDeload(plan),
  }
}

export const saysDeload = (plan: Plan) =>
  plan.blocks.some(({ exercises }) => exercises.some(({ reasons }) => reasons.some(({ code }) => code === 'deload')))

export const workingSets = ({ sets }: PlannedExercise): readonly PlannedSet[] => sets.filter(({ ramp }) => !ramp)

/** Sets of an exercise; left and right are half a set each. */
export const setCount = (planned: PlannedExercise): number =>
  workingSets(planned).reduce((sum, { side }) => sum + (side ? 0.5 : 1), 0)

export const setsIn = (placed: readonly Placed[]): number =>
  placed.reduce((sum, { planned }) => sum + setCount(planned), 0)

/** Direct sets for a muscle. */
export const directSets = (placed: readonly Placed[], muscle: string): number =>
  setsIn(placed.filter(({ exercise }) => (exercise.muscles[muscle] ?? 0) >= 1))

export const isLower = ({ pattern }: Exercise) => lower.has(pattern)

const lower: ReadonlySet<string> = new Set([
  'squat',
  'lunge',
  'hinge',
  'knee-extension',
  'knee-flexion',
  'hip-isolation',
  'calf',
  'jump',
])

/** Seconds a planned exercise takes with its rests: 3.5 s a repetition, 2.6 m a second, both sides. */
export const secondsOf = ({ planned, exercise }: Pick<Placed, 'planned' | 'exercise'>): number =>
  planned.sets.reduce((sum, set) => {
    const sides = exercise.unilateral && !set.side && set.distanceM === undefined ? 2 : 1
    const worked =
      set.durationSec !== undefined
        ? set.durationSec * sides
        : set.distanceM !== undefined
          ? set.distanceM / 2.6
          : (set.reps ?? 0) * (exercise.defaults.secondsPerRep ?? 3.5) * sides
    return sum + worked + set.restSec
  }, 0)

/** Rounds against the clock: repetitions and rest follow from it. */
export const inRounds = ({ kind }: PlannedBlock) =>
  kind === 'circuit' || kind === 'emom' || kind === 'amrap' || kind === 'interval'

import type { Exercise } from '../basis/catalogue.ts'
import type { Finding, Plan, PlannedBlock, PlannedExercise } from '../basis/plan.ts'
import type { Brief } from '../prescribe/brief.ts'
import { severityOf } from './rules.ts'

export type Check = (plan: Plan, brief: Brief) => readonly Finding[]

export const finding = (rule: number, where: string, expected: string, found: string | number): Finding => ({
  rule,
  severity: severityOf(rule),
  where,
  expected,
  found: String(found),
})

/** An exercise of the plan with its block and what the catalogue says. */
export type Placed = { readonly block: PlannedBlock; readonly planned: PlannedExercise; readonly exercise: Exercise }

/** All exercises that the catalogue knows; unknown ones are rule 1's business. */
export const placed = (plan: Pick<Plan, 'blocks'>, { byId }: Brief): readonly Placed[] =>
  plan.blocks.flatMap(block =>
    block.exercises.flatMap(planned => {
      const exercise = byId.get(planned.exercise)
      return exercise ? [{ block, planned, exercise }] : []
    }),
  )

/** What is neither warm-up nor cool-down. */
export const mainPart = (plan: Plan, brief: Brief): readonly Placed[] =>
  placed(plan, brief).filter(({ block }) => block.kind !== 'warmup' && block.kind !== 'cooldown')

export const workingSets = ({ sets }: PlannedExercise) => sets.filter(({ ramp }) => !ramp)

/** Rounds on a clock: the minute or the cap decides about repetitions and rest. */
export const onClock = ({ kind }: PlannedBlock) => kind === 'emom' || kind === 'amrap' || kind === 'interval'

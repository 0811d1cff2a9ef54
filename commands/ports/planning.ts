import type { Plan, Text, Verdict } from '../../domain/coach/basis/plan.ts'
import type { PlanRequest, ToldBy } from '../../domain/coach/basis/request.ts'
import type { WeekTargets } from '../../domain/coach/basis/week.ts'
import type { RedFlag } from '../../domain/coach/read/conditions.ts'
import type { Health } from '../../domain/coach/read/health.ts'
import type { Field, Item } from '../../domain/coach/read/intent.ts'
import type { EventId, ProfileId, UserId, WorkoutId } from '../../domain/ids.ts'
import type { Position } from '../../domain/kernel/stream.ts'

export type Outcome =
  | {
      readonly plan: Plan
      readonly verdict: Verdict
      readonly planner: 'rules' | 'ai'
      readonly model?: string
      readonly usage?: { calls: number; inputTokens: number; outputTokens: number; costUsd: number | null }
      /** What the built-in planner's plan is worth, and the best that a model offered; null: none was readable. */
      readonly scores?: { readonly rules: number; readonly model: number | null }
      /** The versions of what a model was told. */
      readonly prompts?: { readonly coach: number; readonly reader: number }
    }
  | { readonly refused: string; readonly hints: readonly Text[]; readonly flags?: readonly RedFlag[] }

/** Makes a plan that has passed the gate, or says why none can be. */
export type PlanGenerator = (
  request: PlanRequest,
  options: {
    readonly signal: AbortSignal
    readonly onStage: (stage: Stage) => void
    readonly athlete: UserId
    /** Names of the athlete, to be left out of what leaves the house. */
    readonly hide?: readonly string[]
  },
) => Promise<Outcome>

/** Reads one text beside the built-in reader, four seconds at most: items on its words; null when no answer came. */
export type SecondReader = (
  text: string,
  field: Field,
  hide: readonly string[],
  signal: AbortSignal,
) => Promise<readonly Item[] | null>

/** Where the making of a workout stands. */
export type Stage = 'history' | 'planning' | 'checking' | 'repairing' | 'done' | 'failed'

/** Tells whoever watches how far a workout is. Nothing depends on it: what is told may be lost. */
export type Live = {
  readonly tell: (workout: WorkoutId, stage: Stage) => void
  /** The stage told last, while the workout is being made. */
  readonly latest: (workout: WorkoutId) => Stage | null
  /** Answers how to stop listening. */
  readonly listen: (workout: WorkoutId, hear: (stage: Stage) => void) => () => void
  /** Something of this person changed, up to this place in the log. */
  readonly tellChange: (person: UserId, position: Position) => void
  /** Answers how to stop listening. */
  readonly listenForChanges: (person: UserId, hear: (position: Position) => void) => () => void
}

/** What the coach must know about an athlete, as of a place in the log at least. */
export type AthleteMemory = (
  athlete: UserId,
  profile: ProfileId | null,
  atLeast: Position,
) => Promise<
  Pick<PlanRequest, 'athlete' | 'place' | 'history' | 'feelings' | 'feedback'> & {
    /** What the week of a moment is for. */
    programmeAt: (moment: string) => WeekTargets | null
    /** What was told of the body by forms, as it holds at a moment. */
    saidAt: (moment: string) => readonly Health[]
    sources: { plan: EventId | null; profile: EventId | null; told?: ToldBy }
  }
>

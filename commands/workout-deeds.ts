import type { PlannedBlock } from '../domain/coach/basis/plan.ts'
import { daysBetween } from '../domain/days.ts'
import type { BlockId, PlannedExerciseId, SetId, WorkoutId } from '../domain/ids.ts'
import type { Ask } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import type { Performance } from '../domain/performance.ts'
import type { SkipReason } from '../domain/progress.ts'
import type { Command as ShapingCommand } from '../domain/shaping.ts'
import type { AskWorkout } from './ask-workout.ts'
import type { Clock } from './ports/log.ts'

type Why = { readonly why?: SkipReason }
type Told<Type extends ShapingCommand['type']> = Omit<Ask<ShapingCommand, Type>, 'type' | 'at'>
type Noted = { readonly note: string; readonly was?: string }
type Times = { readonly startedAt: string; readonly finishedAt: string; readonly pausedMinutes: number }

/** Whoever was without a connection for longer has a clock that is wrong. */
const longestAwayDays = 60

/** What an athlete does with a plan: each a command to its workout, at the time they did it. */
export const workoutDeeds = (ask: AskWorkout, clock: Clock) => {
  /** As told, but never in the future, nor by a clock that began anew. */
  const done = ({ doneAt }: CommandContext) => {
    const now = clock()
    if (doneAt === undefined || doneAt >= now) return now
    return daysBetween(doneAt, now) <= longestAwayDays ? doneAt : now
  }

  return {
    start: (context: CommandContext, workout: WorkoutId) => ask(context, workout, { type: 'Start', at: done(context) }),
    logSet: (
      context: CommandContext,
      workout: WorkoutId,
      set: SetId,
      performance: Performance,
      seen?: string | undefined,
    ) => ask(context, workout, { type: 'LogSet', set, ...(seen ? { seen } : {}), ...performance, at: done(context) }),
    skipSet: (context: CommandContext, workout: WorkoutId, set: SetId, why: Why) =>
      ask(context, workout, { type: 'SkipSet', set, ...why, at: done(context) }),
    reopenSet: (context: CommandContext, workout: WorkoutId, set: SetId) =>
      ask(context, workout, { type: 'ReopenSet', set, at: done(context) }),
    takeRest: (context: CommandContext, workout: WorkoutId, set: SetId, seconds: number) =>
      ask(context, workout, { type: 'TakeRest', set, seconds, at: done(context) }),
    addSet: (context: CommandContext, workout: WorkoutId, added: Told<'AddSet'>) =>
      ask(context, workout, { type: 'AddSet', ...added, at: done(context) }),
    removeSet: (context: CommandContext, workout: WorkoutId, removed: Told<'RemoveSet'>) =>
      ask(context, workout, { type: 'RemoveSet', ...removed, at: done(context) }),
    addExercise: (context: CommandContext, workout: WorkoutId, block: PlannedBlock, after: BlockId | null) =>
      ask(context, workout, { type: 'AddExercise', block, after, at: done(context) }),
    removeExercise: (context: CommandContext, workout: WorkoutId, block: BlockId) =>
      ask(context, workout, { type: 'RemoveExercise', block, at: done(context) }),
    moveBlock: (context: CommandContext, workout: WorkoutId, moved: Told<'MoveBlock'>) =>
      ask(context, workout, { type: 'MoveBlock', ...moved, at: done(context) }),
    noteSet: (context: CommandContext, workout: WorkoutId, set: SetId, noted: Noted) =>
      ask(context, workout, { type: 'NoteSet', set, ...noted, at: done(context) }),
    noteExercise: (context: CommandContext, workout: WorkoutId, exercise: PlannedExerciseId, noted: Noted) =>
      ask(context, workout, { type: 'NoteExercise', exercise, ...noted, at: done(context) }),
    completeExercise: (context: CommandContext, workout: WorkoutId, exercise: PlannedExerciseId) =>
      ask(context, workout, { type: 'CompleteExercise', exercise, at: done(context) }),
    skipExercise: (context: CommandContext, workout: WorkoutId, exercise: PlannedExerciseId, why: Why) =>
      ask(context, workout, { type: 'SkipExercise', exercise, ...why, at: done(context) }),
    reopenExercise: (context: CommandContext, workout: WorkoutId, exercise: PlannedExerciseId) =>
      ask(context, workout, { type: 'ReopenExercise', exercise, at: done(context) }),
    completeBlock: (context: CommandContext, workout: WorkoutId, block: BlockId) =>
      ask(context, workout, { type: 'CompleteBlock', block, at: done(context) }),
    skipBlock: (context: CommandContext, workout: WorkoutId, block: BlockId, why: Why) =>
      ask(context, workout, { type: 'SkipBlock', block, ...why, at: done(context) }),
    complete: (context: CommandContext, workout: WorkoutId) =>
      ask(context, workout, { type: 'Complete', at: done(context) }),
    abort: (context: CommandContext, workout: WorkoutId) => ask(context, workout, { type: 'Abort', at: done(context) }),
    reopen: (context: CommandContext, workout: WorkoutId) =>
      ask(context, workout, { type: 'Reopen', at: done(context) }),
    correctTimes: (context: CommandContext, workout: WorkoutId, told: Times) =>
      ask(context, workout, { type: 'CorrectTimes', ...told, at: clock() }),
  }
}

import type { RedFlag } from '../domain/coach/read/conditions.ts'
import type { WorkoutId } from '../domain/ids.ts'
import { type Ask, fold, isRefused, refuse } from '../domain/kernel/decider.ts'
import type { CommandContext } from '../domain/kernel/handle.ts'
import { isFinished, isTouched } from '../domain/progress.ts'
import type { Wish } from '../domain/wish.ts'
import * as Workout from '../domain/workout.ts'
import { derivedId } from './derived-id.ts'
import { handle } from './handle.ts'
import { lastTold } from './last-told.ts'
import type { Clock, Log } from './ports/log.ts'
import type { AthleteMemory, PlanGenerator } from './ports/planning.ts'
import { requestFor } from './reactions/when-workout-requested-then-plan.ts'
import { readWorkout } from './workout-read.ts'

type Parts = {
  readonly log: Log
  readonly memory: AthleteMemory
  readonly generate: PlanGenerator
  readonly clock: Clock
}

/** What is absent stays as it was wished for. */
export type Change = Partial<Pick<Wish, 'prompt' | 'durationMinutes' | 'profile' | 'mood'>>

const mostRevisions = 10
const longestWait = 60_000

/** Plans a workout anew by a changed wish, as long as nothing of it was done. */
export const revisions = ({ log, memory, generate, clock }: Parts) => {
  const revise = async (context: CommandContext, workout: WorkoutId, change: Change) => {
    const read = await readWorkout(log, context, workout)
    if (isRefused(read)) return read
    const { stream, first, events, position, count } = read
    const { at: createdAt } = read.wish
    const { workout: state, revisions } = fold(untouched, events)
    if (read.isKnown && 'plan' in state) return { plan: state.plan, createdAt, position, count }
    const refusal = refusalOf(state, revisions)
    if (refusal) return refusal

    const wish = { ...read.wish, ...change, seed: derivedId(context.commandId, 'seed'), at: clock() }
    const told = await lastTold(log, context.subject, position)
    const made = await generate(await requestFor({ ...first, position: told }, wish, memory), {
      signal: AbortSignal.timeout(longestWait),
      onStage: () => {},
      athlete: context.subject,
    })
    if ('refused' in made) {
      const { refused: failure, flags = [] } = { flags: [], ...made }
      return flags.length > 0 ? stoppedBy(failure, flags) : refuse('not-possible')
    }
    const { plan, verdict } = made
    const why = change.prompt ?? (Object.keys(change).join(', ') || 'another plan')
    const answer = await handle(
      log,
      untouched,
      stream,
      { type: 'RevisePlan', plan, verdict, why, at: clock() },
      context,
    )
    return isRefused(answer) ? answer : { plan, createdAt, position: answer.position, count: answer.count }
  }

  return { revise }
}

export type Revisions = ReturnType<typeof revisions>

/** What the athlete's own words stopped: no refusal of the command, but words for them. */
type Stopped = { readonly failure: string; readonly flags: readonly RedFlag[] }

const stoppedBy = (failure: string, flags: readonly RedFlag[]): Stopped => ({ failure, flags })

const refusalOf = (state: Workout.State, revisions: number) => {
  const planned = Workout.plannedIn(state)
  if (isRefused(planned)) return planned
  if (isFinished(planned)) return refuse('workout-already-finished')
  if (isTouched(planned)) return refuse('logged-sets-would-be-lost')
  return revisions < mostRevisions ? null : refuse('too-many-revisions')
}

type Counted = { readonly workout: Workout.State; readonly revisions: number }

/**
 * The ids of a new plan mean other sets: what was done would end up beside the wrong ones. The limit is judged against
 * the stream as it is when the new plan is appended, however many were made at the same time.
 */
const untouched = {
  initial: { workout: Workout.decider.initial, revisions: 0 } satisfies Counted,
  evolve: ({ workout, revisions }: Counted, event: Workout.Event) => ({
    workout: Workout.decider.evolve(workout, event),
    revisions: revisions + (event.type === 'WorkoutRevised' ? 1 : 0),
  }),
  decide: {
    RevisePlan: (command: Ask<Workout.Command, 'RevisePlan'>, { workout, revisions }: Counted) => {
      if ('plan' in workout && isTouched(workout)) return refuse('logged-sets-would-be-lost')
      if (revisions >= mostRevisions) return refuse('too-many-revisions')
      return Workout.decider.decide.RevisePlan(command, workout)
    },
  },
}

import { exercisesOf, type Plan } from '../../domain/coach/basis/plan.ts'
import type { Feeling, Place, PlanRequest } from '../../domain/coach/basis/request.ts'
import type { ProfileId, WorkoutId } from '../../domain/ids.ts'
import { fold, isRefused, refuse } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import * as Progress from '../../domain/progress.ts'
import * as Workout from '../../domain/workout.ts'
import { placeNamed } from '../../domain/workout-past.ts'
import { lastTold } from '../last-told.ts'
import type { Log } from '../ports/log.ts'
import type { AthleteMemory } from '../ports/planning.ts'
import { requestFor } from '../reactions/when-workout-requested-then-plan.ts'
import { readWorkout } from '../workout-read.ts'

const mostChanges = 60

/** What went in this workout and is not in its plan any more: not today, until it is asked for. */
const swappedAway = (events: readonly Workout.Event[], plan: Plan): readonly Feeling[] => {
  const held = new Set(exercisesOf(plan).map(({ exercise }) => exercise))
  return events.flatMap(event =>
    event.type === 'ExerciseSwapped' && event.went && !held.has(event.went.exercise)
      ? [{ event: '', exercise: event.went.exercise, kind: 'not-today' as const, at: event.at }]
      : [],
  )
}

/** A workout with a plan, finished or not: its plan, what was done of it, and the request that it was made from. */
export const readTraining = async (
  { log, memory }: { log: Log; memory: AthleteMemory },
  context: CommandContext,
  workout: WorkoutId,
) => {
  const read = await readWorkout(log, context, workout)
  if (isRefused(read)) return read
  const { first, wish, events, position, ...known } = read
  const state = Workout.plannedIn(fold(Workout.decider, events))
  if (isRefused(state)) return state
  const changes = events.filter(({ type }) => type === 'WorkoutRevised' || type === 'ExerciseSwapped')
  const isFinished = Progress.isFinished(state)

  const profile = placeNamed(events)
  const ask = async (at: ProfileId | undefined, wanted?: string): Promise<PlanRequest> => {
    const told = await lastTold(log, context.subject, position)
    const asked = await requestFor({ ...first, position: told }, { ...wish, ...(at ? { profile: at } : {}) }, memory)
    const away = swappedAway(events, state.plan).filter(({ exercise }) => exercise !== wanted)
    return {
      ...asked,
      history: asked.history.filter(other => other.workout !== workout),
      feelings: [
        ...asked.feelings.filter(({ kind, exercise }) => kind !== 'not-today' || exercise !== wanted),
        ...away,
      ],
    }
  }

  return {
    ...known,
    position,
    plan: state.plan,
    /** Sets that were logged or left out, and all of an exercise that is over. */
    done: exercisesOf(state.plan).flatMap(({ id, sets }) =>
      sets.flatMap(set =>
        set.id in state.sets || set.id in state.setsSkipped || Progress.isOver({ id }, state) ? [set.id] : [],
      ),
    ),
    isFinished,
    /** Why it may not be changed any more, if so. */
    refusal: isFinished
      ? refuse('workout-already-finished')
      : changes.length >= mostChanges
        ? refuse('too-many-changes')
        : null,
    /** What was swapped away does not come back, unless it is what is `wanted` now. */
    request: (wanted?: string) => ask(profile, wanted),
    placeAt: async (at: ProfileId): Promise<Place | null> => {
      const { place } = await ask(at)
      return place.profile === at ? place : null
    },
  }
}

export type Training = Exclude<Awaited<ReturnType<typeof readTraining>>, { refused: string }>

import { levelAt, type PlanRequest } from '../../domain/coach/basis/request.ts'
import type { RecordedEvent } from '../../domain/facts.ts'
import { saidToday } from '../../domain/health-said.ts'
import type { WorkoutId } from '../../domain/ids.ts'
import { fold, isRefused } from '../../domain/kernel/decider.ts'
import { idOf, streamOf } from '../../domain/streams.ts'
import * as Workout from '../../domain/workout.ts'
import { derivedId } from '../derived-id.ts'
import type { Log } from '../ports/log.ts'
import type { AthleteMemory, Live, PlanGenerator } from '../ports/planning.ts'
import type { Programmes } from '../programmes.ts'
import type { WorkoutCommands } from '../workouts.ts'
import { bySystem, causedBy } from './caused-by.ts'
import { reaction } from './run.ts'

const longestWait = 60_000
const mostFailures = 3

type Requested = Extract<Workout.Event, { type: 'WorkoutRequested' }>

/** The coach at work. A crash in the middle ends in exactly one plan or one clear failure. */
export const whenWorkoutRequestedThenPlan = (parts: {
  log: Log
  workouts: WorkoutCommands
  programmes: Programmes
  memory: AthleteMemory
  generate: PlanGenerator
  live: Pick<Live, 'tell'>
}) =>
  reaction({
    name: 'when-workout-requested-then-plan',
    category: 'workout',
    on: ['WorkoutRequested'],
    width: 8,
    react: async (recorded, signal, failures) => {
      const { event, stream, id, metadata, position } = recorded
      const workout = idOf(stream)
      if ((await phaseOf(parts.log, workout)) !== 'requested') return
      const context = causedBy(recorded, 'plan', bySystem('coach'))
      const made = failures < mostFailures ? await plan() : ({ refused: 'coach-unavailable' } as const)
      const answer =
        'refused' in made
          ? await parts.workouts.recordFailure(context, workout, made.refused, 'flags' in made ? made.flags : [])
          : await parts.workouts.recordPlan(context, workout, made)
      if (isRefused(answer) && answer.refused !== 'no-such-workout') throw new Error(answer.refused)
      parts.live.tell(workout, 'refused' in made ? 'failed' : 'done')

      async function plan() {
        parts.live.tell(workout, 'history')
        const known = await requestFor(recorded, event, parts.memory)
        const kept = await parts.programmes.keepUp({ ...context, commandId: derivedId(id, 'programme') }, known)
        if (isRefused(kept)) throw new Error(kept.refused)
        const isLater = kept.position !== null && parts.log.compare(kept.position, position) > 0
        const request = isLater
          ? await requestFor({ id, position: kept.position ?? position }, event, parts.memory)
          : known
        parts.live.tell(workout, 'planning')
        return parts.generate(request, {
          signal: AbortSignal.any([signal, AbortSignal.timeout(longestWait)]),
          onStage: stage => parts.live.tell(workout, stage),
          athlete: metadata.subject,
        })
      }
    },
  })

const phaseOf = async (log: Log, workout: WorkoutId) => {
  const past = await log.load(streamOf('workout', workout))
  return fold(
    Workout.decider,
    past.map(({ event }) => event),
  ).phase
}

export const requestFor = async (
  { id, position }: Pick<RecordedEvent, 'id' | 'position'>,
  wish: Requested,
  memory: AthleteMemory,
): Promise<PlanRequest> => {
  const { sources, programmeAt, saidAt, ...known } = await memory(wish.athlete, wish.profile ?? null, position)
  return {
    seed: wish.seed,
    at: wish.at,
    minutes: wish.durationMinutes,
    wish: wish.prompt ?? null,
    mood: wish.mood === undefined ? null : levelAt(wish.mood),
    ...known,
    programme: programmeAt(wish.at),
    told: [...saidAt(wish.at), ...saidToday(wish.today ?? [])],
    sources: { request: id, ...sources },
  }
}

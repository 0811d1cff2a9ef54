import type { Log } from '../../commands/ports/log.ts'
import type { AthleteMemory } from '../../commands/ports/planning.ts'
import { erased } from '../../domain/personal.ts'
import { request } from '../domain/coach/requests.ts'
import { workout } from './a-workout.ts'

/** An ordinary athlete in an ordinary gym. */
export const known = request()
/** What the coach remembers of them: their gym, and what they felt in this workout. */
export const memoryOf =
  (log: Log): AthleteMemory =>
  async (_, profile) => ({
    athlete: known.athlete,
    place: profile === null || profile === known.place.profile ? known.place : { ...known.place, profile: null },
    history: [],
    feelings: (await log.load(workout)).flatMap(({ event, id }) =>
      event.type === 'ExerciseFelt' && event.kind !== erased
        ? [{ event: id, exercise: event.catalogueId, kind: event.kind, at: event.at }]
        : [],
    ),
    programmeAt: () => null,
    saidAt: () => [],
    sources: { plan: null, profile: null },
  })

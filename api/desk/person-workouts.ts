import type { Log } from '../../commands/ports/log.ts'
import { titleOf } from '../../domain/coach/basis/title.ts'
import type { Facts } from '../../domain/facts.ts'
import type { ProfileId, UserId, WorkoutId } from '../../domain/ids.ts'
import type { Recorded } from '../../domain/kernel/log.ts'
import { streamOf } from '../../domain/streams.ts'
import * as Profiles from '../../domain/training-profiles.ts'
import { type WorkoutEntry, workoutList } from '../../projections/workout-list.ts'
import { inTurns } from './in-turns.ts'
import { pageAfter, readable, workoutsAPage } from './pages.ts'

/** A person's workouts as their list calls them, folded from the log. */
export const workoutsShown = (log: Log, workoutsOf: (person: UserId) => Promise<readonly WorkoutId[]>) => {
  const read = readable(log)
  return async (person: UserId, before: WorkoutId | undefined) => {
    const { page, next } = pageAfter(await workoutsOf(person), before, workoutsAPage)
    const placeOf = placesIn((await read(streamOf('profiles', person))) ?? [])
    const workouts = await inTurns(page, async id => {
      const past = (await read(streamOf('workout', id))) ?? []
      const row = past.reduce<WorkoutEntry | null>(workoutList.fold, null)
      const [first] = past
      return first && row
        ? [
            {
              ...entryOf(row),
              title: row.planned_at ? titleIn(past) : null,
              place: placeOf(first),
              revision: past.length - 1,
            },
          ]
        : []
    })
    return { workouts: workouts.flat(), next }
  }
}

const entryOf = ({ id, status, times, requested_at, deleted_at, logged }: WorkoutEntry) => ({
  workout: id,
  date: times.startedAt ?? requested_at,
  started: times.startedAt,
  finished: times.finishedAt,
  paused_minutes: Math.round(times.pausedSec / 60),
  status,
  deleted: deleted_at !== null,
  sets: logged,
})

/** Of the plan as it was made or changed last. */
const titleIn = (past: readonly Recorded<Facts['workout'], 'workout'>[]) => {
  const plan = past.flatMap(({ event }) => ('plan' in event && event.plan ? event.plan : [])).at(-1)
  return plan ? titleOf(plan) : null
}

/** Of a request: what its place is called, or was called last. Where none was named, the usual one of then was meant. */
const placesIn = (past: readonly Recorded<Facts['profiles'], 'profiles'>[]) => {
  const names = new Map<ProfileId, string>()
  const usual: { readonly at: string; readonly place: ProfileId | null }[] = []
  let state = Profiles.decider.initial
  for (const { event, at } of past) {
    if ('profile' in event && 'fields' in event && event.fields.name !== undefined)
      names.set(event.profile, event.fields.name)
    state = Profiles.decider.evolve(state, event)
    usual.push({ at, place: state.primary })
  }
  return ({ event, at }: Recorded<Facts['workout'], 'workout'>) => {
    const named = event.type === 'WorkoutRequested' ? event.profile : undefined
    const place = named ?? usual.findLast(each => each.at <= at)?.place
    return (place && names.get(place)) ?? null
  }
}

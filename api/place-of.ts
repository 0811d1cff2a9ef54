import type * as Profiles from '../domain/training-profiles.ts'
import type * as Workout from '../domain/workout.ts'

/** Where a workout was planned: the place it moved to, else the one asked for, else what was the primary one then. */
export const placeOf = async (
  past: readonly Workout.Event[],
  profilesAt: (at: string) => Promise<Profiles.State>,
): Promise<string | null> => {
  const named = past.flatMap(event => ('profile' in event && event.profile) || []).at(-1)
  const made = past.find(({ type }) => type === 'WorkoutGenerated')
  return named ?? (made ? (await profilesAt(made.at)).primary : null)
}

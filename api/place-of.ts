import type { ProfileId } from '../domain/ids.ts'
import type * as Profiles from '../domain/training-profiles.ts'
import type * as Workout from '../domain/workout.ts'
import { placeNamed } from '../domain/workout-past.ts'

/** Where a workout was planned: the place it moved to, else the one asked for, else what was the primary one then. */
export const placeOf = async (
  past: readonly Workout.Event[],
  profilesAt: (at: string) => Promise<Profiles.State>,
): Promise<ProfileId | null> => {
  const made = past.find(({ type }) => type === 'WorkoutGenerated')
  return placeNamed(past) ?? (made ? (await profilesAt(made.at)).primary : null)
}

import { asEventId, asUserId, asWorkoutId } from '../domain/ids.ts'

// Where an address becomes an id of its kind. Whether there is such a thing, the server says.

export const workoutNamed = asWorkoutId
export const personNamed = asUserId
export const eventNamed = asEventId

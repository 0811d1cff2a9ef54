import { later } from '../../parts/later.tsx'

// What a tap opens comes with the tap.
export const AddExercise = later(() => import('./add-exercise.tsx').then(m => m.AddExercise))
export const Adapt = later(() => import('./adapt.tsx').then(m => m.Adapt))
export const ChangePlace = later(() => import('./change-place.tsx').then(m => m.ChangePlace))
export const Feedback = later(() => import('./feedback.tsx').then(m => m.Feedback))
export const Notes = later(() => import('./notes.tsx').then(m => m.Notes))
export const OriginOfWorkout = later(() => import('../origin/origin.tsx').then(m => m.OriginOfWorkout))
export const OriginOfRecords = later(() => import('../origin/records.tsx').then(m => m.OriginOfRecords))
export const RestSettings = later(() => import('./rest-settings.tsx').then(m => m.RestSettings))
export const Skip = later(() => import('./skip.tsx').then(m => m.Skip))
export const Swap = later(() => import('./swap.tsx').then(m => m.Swap))
export const Times = later(() => import('./times.tsx').then(m => m.Times))

/** Fetched as soon as a set stands. */
export const BlockClock = later(() => import('./block-clock.tsx').then(m => m.BlockClock))

import type { Shapes, Upcast } from './kernel/upcasting.ts'
import { restsOtherwise, upcasting } from './kernel/upcasting.ts'
import type { Event } from './workout.ts'

/** Version 1 kept a weight as it was typed, in kilograms: "42,5". Sets without a weight had none then, too. */
const weightAsTyped: Upcast = ({ weight, ...event }) => {
  if (weight === undefined || weight === '') return event
  const weightKg = Number(String(weight).replace(',', '.'))
  if (!Number.isFinite(weightKg)) throw new Error(`"${weight}" is no weight`)
  return { ...event, weightKg }
}

export const shapes: Shapes<Event> = {
  WorkoutRequested: [restsOtherwise],
  WorkoutGenerated: [restsOtherwise],
  GenerationFailed: [restsOtherwise],
  WorkoutRevised: [restsOtherwise],
  WorkoutStarted: [],
  SetLogged: [weightAsTyped, restsOtherwise],
  SetCorrected: [weightAsTyped, restsOtherwise],
  SetSkipped: [restsOtherwise],
  SetReopened: [],
  RestTaken: [],
  SetNoted: [],
  SetAdded: [],
  SetRemoved: [],
  BlockMoved: [],
  ExerciseAdded: [],
  ExerciseRemoved: [],
  ExerciseNoted: [],
  ExerciseCompleted: [],
  ExerciseSkipped: [restsOtherwise],
  ExerciseReopened: [],
  ExerciseSwapped: [restsOtherwise],
  ExerciseFelt: [restsOtherwise],
  BlockCompleted: [],
  BlockSkipped: [restsOtherwise],
  WorkoutCompleted: [],
  WorkoutAborted: [],
  WorkoutReopened: [],
  TimesCorrected: [],
  WorkoutExpired: [],
  WorkoutDeleted: [],
  WorkoutRestored: [],
  WorkoutErased: [],
}

export const upcast = upcasting<Event>(shapes)

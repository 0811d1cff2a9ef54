// The main part of a session as somebody else composed it, in ids, numbers and codes: words, warm-up and cool-down are ours.

export const kinds = ['straight', 'superset', 'circuit', 'emom', 'amrap', 'interval'] as const
export const reasonCodes = ['goal', 'wish', 'due', 'restriction', 'aerobic-base', 'intervals', 'mobility'] as const

export type ReasonCode = (typeof reasonCodes)[number]

/** Null: not measured so. Loads in kg, rests in seconds. */
export type ComposedExercise = {
  readonly id: string
  readonly reps: number | null
  readonly seconds: number | null
  readonly meters: number | null
  readonly kg: number | null
  readonly rir: number | null
  readonly restSec: number
  readonly reasons: readonly ReasonCode[]
}

export type ComposedBlock = {
  readonly kind: (typeof kinds)[number]
  readonly rounds: number
  readonly capMinutes: number | null
  readonly exercises: readonly ComposedExercise[]
}

/** `ignored`: words of the wish that it does not follow. */
export type Composed = { readonly blocks: readonly ComposedBlock[]; readonly ignored: readonly string[] }

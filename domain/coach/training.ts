/** Tables that a trainer tunes, handed in with the catalogue. */
export type Training = { readonly firstLoads: FirstLoads }

/** Where nothing was lifted yet; loads in kg as an exercise writes them (per hand, per side, in total). */
export type FirstLoads = {
  /** Bench press for one repetition as a share of body weight, by level 1-5. */
  readonly benchOfBodyWeight: Readonly<Record<'male' | 'female' | 'other', readonly number[]>>
  /** From an age on, a factor; the last that applies counts. */
  readonly age: readonly (readonly [from: number, factor: number])[]
  /** One repetition of an exercise as a share of the bench press. */
  readonly ofBench: Readonly<Record<string, number>>
  /** What is left of an estimate, to be on the safe side. */
  readonly keep: { readonly sameMovement: number; readonly otherLift: number; readonly body: number }
}

import type { Pattern } from '../basis/vocabulary.ts'
import type { Region } from './body.ts'

/** What the session should be made of. */
export type Training = Focus | NamedExercise | Ability | ToLearn

/** `only`: this and nothing else; `with`: at least this; `less`: some, not much; `without`: none of it. */
export type Want = 'only' | 'with' | 'less' | 'without'

/**
 * "Nur Oberkörper", "Brust und Bizeps", "Beine nicht", "weniger Schultern", "nichts über Kopf".
 * `only`: no working set trains anything else directly. `with`: at least half of the working sets go to all such
 * targets together. `less`: at most half of what the session would have had. `without`: no set that trains a muscle of
 * it directly, no exercise of that pattern or trait, warm-up and cool-down included for traits. Where `with` and
 * `without` meet, `without` wins. Several `only` are one list.
 */
type Focus = { readonly kind: 'focus'; readonly want: Want; readonly on: Target }

export type Target =
  | { readonly of: 'muscle'; readonly id: string }
  | { readonly of: 'pattern'; readonly id: Pattern }
  | { readonly of: 'region'; readonly id: Region }
  | { readonly of: 'trait'; readonly id: Trait }

/** How an exercise is done, where that is what somebody wants or cannot do. */
export type Trait = (typeof traits)[number]

export const traits = [
  'overhead',
  'jumping',
  'running',
  'axial-load',
  'deep-knee-bend',
  'kneeling',
  'on-the-floor',
  'lying-on-back',
  'lying-on-front',
  'standing',
  'wrist-support',
  'hanging',
  'grip',
  'twisting',
  'bending',
  'breath-holding',
  'one-sided',
  'explosive',
  'head-down',
] as const

/**
 * "5x5 Kniebeuge mit 80", "Schrägbankdrücken", "keine Burpees". `exercises` are ids, any one of which is what was
 * named; for `less` and `without` all of them are. `with`: one of them is in the session in the told dose, which stands
 * above the programme's unless a limit forbids it (then the coach says so). `without` from a wish holds today, from the
 * profile's fields or from feedback until it is revoked.
 */
type NamedExercise = {
  readonly kind: 'exercise'
  readonly want: Want
  readonly exercises: readonly string[]
  readonly dose: Dose
}

/** Only what was said. `reps`, `seconds` and `meters` are of one set. */
export type Dose = {
  readonly sets?: number
  readonly reps?: readonly [least: number, most: number]
  readonly seconds?: number
  readonly meters?: number
  readonly kg?: number
  /** Of one repetition maximum. */
  readonly percent?: number
  readonly rir?: number
  readonly restSeconds?: number
}

/**
 * "Ich drücke 100 kg", "schaffe 8 Klimmzüge", "5 km in 27 Minuten": what the athlete can do. Informs first loads as an
 * own best set of that day; never asks for it today.
 */
type Ability = { readonly kind: 'ability'; readonly exercises: readonly string[]; readonly done: Dose }

/**
 * "Will meinen ersten Klimmzug schaffen", "Muscle-Up bis Sommer". The session holds a step of the ladder towards it;
 * from `goal` it shapes the programme until `inDays`. `count`: that many in a row.
 */
type ToLearn = {
  readonly kind: 'skill'
  readonly skill: Skill
  readonly count: number | null
  readonly inDays: number | null
}

export type Skill = (typeof skills)[number]

export const skills = [
  'pull-up',
  'chin-up',
  'push-up',
  'one-arm-push-up',
  'dip',
  'muscle-up',
  'handstand',
  'handstand-push-up',
  'pistol-squat',
  'front-lever',
  'back-lever',
  'planche',
  'l-sit',
  'human-flag',
  'toes-to-bar',
  'double-under',
  'rope-climb',
  'bridge',
  'splits',
  'toe-touch',
  'snatch',
  'clean-and-jerk',
  'turkish-get-up',
] as const

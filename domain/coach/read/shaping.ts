import type { Dose, Want } from './training.ts'

/** Which form the session should take, with which things, and how hard it should be. */
export type Shaping = Form | Kit | Loads | Scheme | Section | Intensity | Rests | Variety | Verdict

/**
 * "EMOM 12", "AMRAP", "5x400 m mit 90 s Pause", "Zirkel mit 4 Runden", "keine Supersätze". The main part takes this form
 * with the told shape; `without` forbids it.
 */
export type Form = {
  readonly kind: 'format'
  readonly want: Want
  readonly format: Format
  readonly shape: Shape
}

export type Format = (typeof formats)[number]

export const formats = [
  'straight',
  'superset',
  'circuit',
  'emom',
  'amrap',
  'tabata',
  'interval',
  'for-time',
  'ladder',
  'pyramid',
  'drop-set',
  'continuous',
  'race-simulation',
] as const

/** Only what was said; seconds and metres of one effort, minutes of the whole block. */
export type Shape = {
  readonly rounds?: number
  readonly workSeconds?: number
  readonly restSeconds?: number
  readonly meters?: number
  readonly minutes?: number
}

/**
 * "Nur Kurzhanteln", "ohne Maschinen", "an Maschinen", "Beinpresse ist besetzt", "ohne Geräte" (`only`, no equipment).
 * `only`: the stock is this (and furniture, and the floor). `with`: it is there, and is used. `without`: not used today.
 */
type Kit = {
  readonly kind: 'kit'
  readonly want: Exclude<Want, 'less'>
  readonly equipment: readonly string[]
}

/** "Bis 12 kg", "nur eine 16er", "2 × 10", "in 2,5er-Schritten": loads that the equipment has. No set asks for others. */
export type Loads = {
  readonly kind: 'loads'
  readonly equipment: readonly string[]
  readonly exactly: readonly number[]
  readonly most: number | null
  readonly least: number | null
  readonly step: number | null
}

/**
 * "Nur 3 Übungen", "alles 3x10", "2 Sätze pro Übung": at most so many exercises in the main part, and sets and repetitions of
 * every lift whose own were not said.
 */
export type Scheme = {
  readonly kind: 'scheme'
  readonly exercises: number | null
  readonly dose: Pick<Dose, 'sets' | 'reps'>
}

/** "Zum Schluss 10 Minuten dehnen", "ohne Aufwärmen, bin schon warm". Minutes of that part, within the session's. */
type Section = {
  readonly kind: 'section'
  readonly part: 'warm-up' | 'finisher' | 'cool-down'
  readonly want: 'with' | 'without'
  readonly minutes: number | null
}

/**
 * "Locker", "nicht zu schwer" (easy to moderate: `moderate`), "Vollgas", "RIR 2". Moves target RIR and loads: `easy`
 * RIR ≥ 4, `moderate` ≥ 3, `hard` as programmed down to 1, `all-out` to 0 where an exercise allows. Never lifts a limit.
 */
export type Intensity = {
  readonly kind: 'intensity'
  readonly level: 'easy' | 'moderate' | 'hard' | 'all-out'
  readonly rir: number | null
  readonly percent: number | null
}

/**
 * "Pausen höchstens 60 Sekunden", "3 min Pause zwischen den Sätzen", "kurze Pausen": seconds between the sets of the whole
 * session, or shorter or longer than is usual for the goal (`length`). Rests of one lift or of a form stand with these.
 */
export type Rests = {
  readonly kind: 'rests'
  readonly length: 'short' | 'long' | null
  readonly least: number | null
  readonly most: number | null
}

/** "Wie letztes Mal": the last session of that type with its next steps; "mal was Neues": other accessories, same main lift. */
type Variety = { readonly kind: 'variety'; readonly like: 'last' | 'new' }

/** "War zu leicht", "viel zu lang": about a session that was done, or about these exercises of it. Informs the next doses. */
export type Verdict = {
  readonly kind: 'verdict'
  readonly was: 'too-easy' | 'too-hard' | 'too-long' | 'too-short' | 'good' | 'boring'
  readonly exercises: readonly string[]
}

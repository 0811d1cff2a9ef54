import type { Goal } from '../basis/request.ts'
import type { Sport } from './sports.ts'
import type { Target } from './training.ts'

/** Around the session: time, place, mood, purpose, what else is going on. */
export type Circumstance =
  | Duration
  | Mood
  | Sore
  | Purpose
  | Doing
  | Event
  | Schedule
  | Mileage
  | Athlete
  | Place
  | Bound

/**
 * Minutes of the whole session. "40 Minuten": both 40; "maximal 25": `most` alone; "mindestens eine Stunde": `least`
 * alone. Stands above the form's number. Parts of a session are not durations (see section and format).
 */
type Duration = { readonly kind: 'duration'; readonly least: number | null; readonly most: number | null }

/** How somebody feels without being ill. Low energy lowers sets and raises RIR, high energy never raises above the programme. */
type Mood = { readonly kind: 'mood'; readonly mood: Feeling }

export type Feeling = keyof typeof energyOf

export const energyOf = {
  tired: 'low',
  unmotivated: 'low',
  stressed: 'low',
  sad: 'low',
  angry: 'high',
  motivated: 'high',
  rested: 'high',
} as const

/** "Muskelkater in den Beinen": those muscles count as not recovered today; no complaint, no limit, lifted by an override. */
type Sore = { readonly kind: 'soreness'; readonly on: Target }

/** "Muskelaufbau", "will abnehmen", "kein Cardio" (`without` endurance). Today's purpose in a wish, the programme's in the goal. */
type Purpose = { readonly kind: 'goal'; readonly goal: Goal; readonly want: 'with' | 'without' }

/**
 * A sport somebody does. `regularly`: takes its share of the week's load; `once`: on that day, its muscles are tired
 * (past) or must be fresh (coming two days); `prepare`: the programme serves it.
 */
type Doing = {
  readonly kind: 'sport'
  readonly sport: Sport
  readonly when: 'regularly' | 'once' | 'prepare'
  readonly inDays: number | null
  readonly timesAWeek: number | null
}

/**
 * "Morgen Spiel", "HYROX in 4 Wochen", "10 km unter 50 Minuten im Mai". Phases lead to the day; within two days before,
 * nothing heavy for what it needs; the day after, easy. `sport` null: not said.
 */
export type Event = {
  readonly kind: 'event'
  readonly event: 'race' | 'match' | 'competition' | 'test' | 'tour' | 'occasion'
  readonly sport: Sport | null
  readonly inDays: number | null
  readonly meters: number | null
  readonly targetSeconds: number | null
  /** Words of a HYROX start; loads follow from them. */
  readonly division: readonly ('open' | 'pro' | 'doubles' | 'relay' | 'women' | 'men' | 'mixed')[]
}

/** "3x die Woche", "Mo, Mi und Fr", "nie am Wochenende": how often and when the athlete trains. Shapes the week. */
type Schedule = {
  readonly kind: 'schedule'
  readonly timesAWeek: number | null
  readonly on: readonly Weekday[]
  readonly notOn: readonly Weekday[]
}

/** "Laufe 45 km pro Woche", "3x die Woche 10 km", "25 miles a week": what a runner's weeks hold by now. */
type Mileage = { readonly kind: 'mileage'; readonly km: number }

export type Weekday = 'mo' | 'tu' | 'we' | 'th' | 'fr' | 'sa' | 'su'

/** "Absoluter Anfänger", "nach zwei Jahren Pause", "bin 67". Level and age caps follow; a break lowers first loads. */
type Athlete = {
  readonly kind: 'athlete'
  readonly level: 'beginner' | 'returning' | 'intermediate' | 'advanced' | null
  readonly years: number | null
  readonly breakDays: number | null
}

/**
 * `quiet`: no impact, no noise; `small`: what fits on a mat; `outdoors`: what can be carried, running routes; `crowded`:
 * one station at a time, few changes of kit; the rest choose a stock when no place is told. `without`: not there.
 */
export type Place = {
  readonly kind: 'place'
  readonly place: 'quiet' | 'small' | 'outdoors' | 'indoors' | 'hotel' | 'home' | 'gym' | 'office' | 'crowded' | 'track'
  readonly want: 'with' | 'without'
}

/** "Puls unter 140", "Zone 2", "in 5:30er Pace", "200 Watt". Units: bpm, zone 1–5, s/km, km/h, W. Endurance work stays within. */
type Bound = {
  readonly kind: 'bound'
  readonly of: 'heart-rate' | 'zone' | 'pace' | 'speed' | 'power'
  readonly least: number | null
  readonly most: number | null
}

import type { EventId, ExerciseId, Loose, ProfileId, SetId, WorkoutId } from '../../ids.ts'
import type { PlanFields } from '../../training-profiles.ts'
import type { Health } from '../read/health.ts'
import type { Plan } from './plan.ts'
import type { WeekTargets } from './week.ts'

export const goals = ['strength', 'muscle', 'endurance', 'weight-loss', 'mobility', 'hyrox', 'health'] as const
export type Goal = (typeof goals)[number]

const levels = [1, 2, 3, 4, 5] as const
export type Level = (typeof levels)[number]

/** The level that a number means: the nearest not below it, 5 at most. */
export const levelAt = (number: number): Level => levels.find(level => level >= number) ?? 5

export const lowerLevel = (one: Level, other: Level): Level => (one < other ? one : other)

/** What an athlete can be asked for: the lower of what body and technique bear. */
export const levelOf = ({ fitnessLevel, experienceLevel }: Pick<AthleteFacts, 'fitnessLevel' | 'experienceLevel'>) =>
  lowerLevel(fitnessLevel, experienceLevel)

/** What the athlete has told about themselves. Null means "not said". */
export type AthleteFacts = {
  readonly gender: 'male' | 'female' | 'other' | null
  readonly age: number | null
  readonly heightCm: number | null
  readonly weightKg: number | null
  readonly goal: Goal
  readonly goalDetails: string | null
  /** When that was told last (ISO): "in 6 Wochen" counts from there. */
  readonly goalToldAt?: string | null
  /** Days a week. */
  readonly trainingFrequency: number | null
  readonly sessionMinutes: number | null
  readonly otherActivities: string | null
  readonly restrictions: string | null
  readonly mobilityRestrictions: string | null
  readonly comments: string | null
  readonly fitnessLevel: Level
  readonly experienceLevel: Level
}

/** The place to train: `equipment` are catalogue ids; `details` is free text ("Kurzhanteln bis 12 kg"). */
export type Place = {
  readonly profile: ProfileId | null
  readonly name: string | null
  readonly equipment: readonly string[]
  readonly details: string | null
}

/** A set as it was really done. */
export type DoneSet = {
  readonly event: Loose<EventId>
  /** Id of the planned set in its plan; tells ramp sets from work. */
  readonly set?: SetId
  readonly exercise: ExerciseId
  readonly at: string
  readonly planned: {
    readonly reps?: number
    readonly durationSec?: number
    readonly weightKg?: number | null
    readonly targetRir: number | null
  }
  readonly reps: number | null
  readonly durationSec: number | null
  readonly weightKg: number | null
  readonly distanceM: number | null
  readonly rir: number | null
}

/** A workout of the past, newest first in the request. */
export type PastWorkout = {
  readonly workout: Loose<WorkoutId>
  readonly at: string
  readonly status: 'completed' | 'in_progress' | 'aborted'
  /** As told when the workout was asked for. */
  readonly mood?: Level | null
  readonly plan: Plan
  readonly sets: readonly DoneSet[]
  /** What the athlete wrote to sets and exercises of it. */
  readonly notes?: readonly string[]
}

/** What an athlete said about one exercise: never again, not today, or that it hurt. Pain expires. */
export type Feeling = {
  readonly event: Loose<EventId>
  readonly exercise: ExerciseId
  readonly kind: 'never' | 'not-today' | 'pain'
  readonly at: string
  /** The part of the body was named: its complaint limits, and nothing has to be guessed from the exercise. */
  readonly isLocated?: boolean
}

/** An answer to a question of the questionnaire, and the event that holds it. */
export type Answered<Value extends string> = {
  readonly value: Value
  readonly event: Loose<EventId>
  readonly at: string
}

/** What the athlete told in questionnaires, the newest answer to each question, and said of workouts, newest first. */
export type Feedback = {
  /** Whether following a plan is hard for them. */
  readonly struggles: Answered<'ja' | 'nein'> | null
  /** A plan that builds up, or a workout whenever there is time. */
  readonly wants: Answered<'plan' | 'jetzt'> | null
  readonly hyrox: Answered<'erstes' | 'erfahren' | 'kein_interesse'> | null
  readonly mobility: Answered<'regelmässig' | 'gezielt' | 'analyse' | 'kein_interesse'> | null
  readonly said: readonly {
    readonly event: Loose<EventId>
    readonly at: string
    /** Null: not about one workout. */
    readonly workout: Loose<WorkoutId> | null
    readonly difficulty: 'too-easy' | 'right' | 'too-hard' | null
    readonly comment: string | null
    /** What told the comment, where that was not the answer beside it. */
    readonly commentedBy?: Loose<EventId>
  }[]
}

/** Of what athletes tell of themselves, the event of each field. */
export type ToldBy = Readonly<Partial<Record<keyof PlanFields, Loose<EventId>>>>

/** Everything a plan may depend on. Same request, same rule set: same plan. */
export type PlanRequest = {
  readonly seed: string
  readonly at: string
  readonly minutes: number
  readonly wish: string | null
  /** 1 exhausted … 5 full of energy; null not said. */
  readonly mood: Level | null
  readonly athlete: AthleteFacts
  readonly place: Place
  readonly history: readonly PastWorkout[]
  readonly feelings: readonly Feeling[]
  readonly feedback?: Feedback
  /** What was told of the body by forms and taps, as it holds at `at`. */
  readonly told?: readonly Health[]
  /** What the week at hand is for; null where nothing was laid out. */
  readonly programme?: WeekTargets | null
  /** Ids of the stored events behind the athlete's facts, for reasons to point to. */
  readonly sources: {
    readonly request: Loose<EventId>
    readonly plan: Loose<EventId> | null
    /** Which event told each of these fields last. */
    readonly told?: ToldBy
    readonly profile: Loose<EventId> | null
  }
}

/** Every event that is named behind an athlete's facts, and behind what they answered and said. */
export const sourcesOf = ({ sources, feedback }: PlanRequest): readonly Loose<EventId>[] => {
  const { told = {}, ...others } = sources
  const said = (feedback?.said ?? []).flatMap(({ event, commentedBy }) => [event, commentedBy])
  return [...Object.values(others), ...Object.values(told), ...said].flatMap(id => id ?? [])
}

/** What the goal is told in: a choice, and words. */
export const goalFields = ['goal', 'goalDetails', 'goalContext'] as const

/** The events that told these fields, in their order; where none did, whatever told of the athlete last. */
export const eventsTelling = (
  { sources }: Pick<PlanRequest, 'sources'>,
  fields: readonly (keyof ToldBy)[],
): readonly [Loose<EventId>, ...Loose<EventId>[]] => {
  const [first, ...others] = new Set(fields.flatMap(field => sources.told?.[field] ?? []))
  return first === undefined ? [sources.plan ?? sources.request] : [first, ...others]
}

import type { z } from 'zod'
import type { catalogue as Catalogue } from '../content/exercises/catalogue.ts'
import { wireOf } from '../contract/measures.ts'
import type { block, exercise, plannedSet, workoutDetail, workoutEntry } from '../contract/workout-shapes.ts'
import type { Dose, PlannedBlock, PlannedExercise, PlannedSet, Reason, Text } from '../domain/coach/basis/plan.ts'
import { titleOf } from '../domain/coach/basis/title.ts'
import { hintsFor } from '../domain/coach/explain/refusal.ts'
import { blockStatus, exerciseLook, setLook } from '../domain/looks.ts'
import { performanceOf } from '../domain/performance.ts'
import type { Done, Progress } from '../domain/progress.ts'
import { trainedMinutes } from '../domain/times.ts'
import type { WorkoutDetail } from '../projections/workout-detail.ts'
import type { WorkoutEntry } from '../projections/workout-list.ts'

export type Language = 'de' | 'en'
type BookEntry = Pick<(typeof Catalogue)['exercises'][number], 'cues' | 'loadType' | 'role' | 'failureSafe'>
export type ExerciseBook = ReadonlyMap<string, BookEntry>

export const exerciseBook = ({ exercises }: typeof Catalogue): ExerciseBook =>
  new Map(exercises.map(exercise => [exercise.id, exercise]))

/** A workout as the API shows it: the plan, with what was done beside each set. */
export const detailAnswer = (
  row: WorkoutDetail,
  book: ExerciseBook,
  language: Language,
): z.output<typeof workoutDetail> => {
  const { plan, verdict, planner, failure } = row.planned
  const { times } = row.training.progress
  const say = (text: Text) => text[language]
  return {
    id: row.id,
    name: plan ? say(titleOf(plan)) : 'Workout',
    description: plan ? say(plan.description) : '',
    date_created: row.requested_at,
    status: row.status,
    started_at: row.started_at,
    finished_at: row.finished_at,
    last_at: times.lastAt,
    trained_minutes: trainedMinutes(times),
    paused_seconds: times.pausedSec,
    times_corrected: times.isCorrected,
    duration_minutes: row.minutes,
    estimated_minutes: plan?.estimatedMinutes ?? null,
    failure,
    refusal: refusalAnswer(row.planned),
    planner,
    rule_set: verdict?.ruleSet ?? null,
    score: verdict?.score ?? null,
    verdict: verdict && { violations: [...verdict.violations], remarks: [...verdict.remarks] },
    not_understood: [...(plan?.notUnderstood ?? [])],
    hints: [...(plan?.hints ?? [])],
    blocks: (plan?.blocks ?? []).map(planned => blockAnswer(planned, row, book, language)),
  }
}

/** Why no plan is the better answer, with the words for what stopped it; null where a plan failed for another reason. */
export const refusalAnswer = ({ failure, flags }: Pick<WorkoutDetail['planned'], 'failure' | 'flags'>) =>
  failure === null || flags.length === 0 ? null : { code: failure, text: [...hintsFor(flags)] }

const blockAnswer = (
  planned: PlannedBlock,
  row: WorkoutDetail,
  book: ExerciseBook,
  language: Language,
): z.output<typeof block> => ({
  id: planned.id,
  kind: planned.kind,
  name: planned.name[language],
  description: planned.description[language],
  status: blockStatus(planned, row.training.progress),
  notes: null,
  block_pattern: planned.kind,
  block_focus: planned.focus,
  number_of_rounds: planned.rounds,
  round_duration_sec: planned.roundDurationSec,
  duration_min: planned.minutes,
  exercises: planned.exercises.map(one => exerciseAnswer(one, row, book, language)),
})

export const cuesOf = (book: ExerciseBook, { exercise }: Pick<PlannedExercise, 'exercise'>, language: Language) =>
  (book.get(exercise)?.cues[language] ?? []).join(' ')

const exerciseAnswer = (
  planned: PlannedExercise,
  { training: { progress } }: WorkoutDetail,
  book: ExerciseBook,
  language: Language,
): z.output<typeof exercise> => ({
  id: planned.id,
  exercise_id: planned.exercise,
  load_type: book.get(planned.exercise)?.loadType ?? 'none',
  safe_to_fail: book.get(planned.exercise)?.failureSafe ?? false,
  name: planned.name[language],
  description: cuesOf(book, planned, language),
  type: planned.type,
  added: planned.added ?? false,
  completed: progress.exercisesDone.includes(planned.id),
  look: exerciseLook(planned, progress),
  skipped: progress.exercisesSkipped[planned.id] ?? null,
  note: progress.exerciseNotes[planned.id] ?? null,
  lifts: planned.lifts ?? 1,
  target_rir: planned.targetRir,
  reasons: planned.reasons.map(reasonAnswer),
  sets: planned.sets.map(set => setAnswer(set, planned, progress)),
})

const setAnswer = (set: PlannedSet, exercise: PlannedExercise, progress: Progress): z.output<typeof plannedSet> => {
  const done = progress.sets[set.id]
  return {
    id: set.id,
    reps: set.reps ?? null,
    duration: set.durationSec ?? null,
    weight: set.weightKg ?? null,
    distance: set.distanceM ?? null,
    speed: set.speedKmh ?? null,
    rest_time: set.restSec,
    side: set.side ?? null,
    ramp: set.ramp ?? false,
    added: set.added ?? false,
    logged: done ? loggedAnswer(done) : null,
    rest_taken: progress.rests[set.id] ?? null,
    look: setLook(exercise, set.id, progress),
    skipped: progress.setsSkipped[set.id] ?? null,
    note: progress.setNotes[set.id] ?? null,
  }
}

const loggedAnswer = (done: Done) => ({
  ...wireOf(performanceOf(done)),
  at: done.at,
  edited: done.edited ? { at: done.edited.at, was: done.edited.was && wireOf(done.edited.was) } : null,
})

/** The day of a workout: when it was begun, before that when it was asked for. */
export const dateOf = ({ started_at, requested_at }: Pick<WorkoutEntry, 'started_at' | 'requested_at'>) =>
  started_at ?? requested_at

export const entryAnswer = (entry: WorkoutEntry): z.input<typeof workoutEntry> => ({
  id: entry.id,
  name: entry.name,
  status: entry.status,
  date_created: entry.requested_at,
  date: dateOf(entry),
  duration_minutes: entry.minutes,
  trained_minutes: entry.trained,
})

/** German unless the client clearly prefers English. */
export const languageOf = (acceptLanguage: string | undefined): Language =>
  /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'de'

const reasonAnswer = ({ code, text, facts, events, from, to }: Reason) => ({
  code,
  text,
  facts,
  events: [...events],
  ...(from ? { from: doseAnswer(from) } : {}),
  ...(to ? { to: doseAnswer(to) } : {}),
})

export const doseAnswer = ({ weightKg, reps, rir }: Dose) => ({
  ...(weightKg === undefined ? {} : { weight: weightKg }),
  ...(reps === undefined ? {} : { reps }),
  ...(rir === undefined ? {} : { rir }),
})

import type { Kysely } from 'kysely'
import { exercisesOf, type Plan } from '../domain/coach/basis/plan.ts'
import {
  type AthleteFacts,
  type DoneSet,
  type Feeling,
  goals,
  levelAt,
  type PastWorkout,
  type PlanRequest,
  type ToldBy,
} from '../domain/coach/basis/request.ts'
import type { WeekTargets } from '../domain/coach/basis/week.ts'
import type { Health } from '../domain/coach/read/health.ts'
import { daysBefore, daysBetween } from '../domain/days.ts'
import type { Told as ToldOfBody } from '../domain/health.ts'
import { ageAt, saidOf } from '../domain/health-said.ts'
import type { EventId, ProfileId, UserId } from '../domain/ids.ts'
import type { Position } from '../domain/kernel/stream.ts'
import { phaseIn } from '../domain/progress.ts'
import type { Places, PlanFields } from '../domain/training-profiles.ts'
import { type FeedbackEntry, type FeedbackTables, feedback, feedbackBy } from './feedback.ts'
import { feedbackMemory } from './feedback-memory.ts'
import type { Freshness } from './freshness.ts'
import { type HealthTables, health, healthOf } from './health.ts'
import { type ProgrammeRow, type ProgrammeTables, programmeOf, programmes, targetsAt } from './programmes.ts'
import { profilesOf, type TrainingProfileTables, trainingProfiles } from './training-profiles.ts'
import { feltBy, trainedSince } from './workout-detail.queries.ts'
import { type WorkoutDetail, type WorkoutDetailTables, workoutDetail } from './workout-detail.ts'

type Memory = Pick<PlanRequest, 'athlete' | 'place' | 'history' | 'feelings' | 'feedback'> & {
  programmeAt: (moment: string) => WeekTargets | null
  saidAt: (moment: string) => readonly Health[]
  sources: { plan: EventId | null; profile: EventId | null; told: ToldBy }
}

const daysBack = 90
const patience = 10_000

/** The rows that the coach's memory of an athlete is made of, wherever they are kept. */
export type AthleteRows = {
  readonly profiles: (athlete: UserId) => Promise<Awaited<ReturnType<typeof profilesOf>>>
  readonly trainedSince: (athlete: UserId, since: string) => Promise<readonly WorkoutDetail[]>
  readonly felt: (athlete: UserId) => Promise<readonly Pick<WorkoutDetail, 'training'>[]>
  readonly feedback: (athlete: UserId) => Promise<readonly FeedbackEntry[]>
  readonly programme: (athlete: UserId) => Promise<ProgrammeRow | undefined>
  readonly health: (athlete: UserId) => Promise<ToldOfBody>
}

/** What the coach must know about an athlete, as of a place in the log at least. */
export const athleteMemory = (
  db: Kysely<TrainingProfileTables & WorkoutDetailTables & FeedbackTables & ProgrammeTables & HealthTables>,
  fresh: Freshness,
  clock: () => string,
) => {
  const recall = recallFrom(
    {
      profiles: athlete => profilesOf(db, athlete),
      trainedSince: (athlete, since) => trainedSince(db, athlete, since),
      felt: athlete => feltBy(db, athlete),
      feedback: athlete => feedbackBy(db, athlete),
      programme: athlete => programmeOf(db, athlete),
      health: athlete => healthOf(db, athlete),
    },
    clock,
  )
  return async (athlete: UserId, profile: ProfileId | null, atLeast: Position): Promise<Memory> => {
    if (
      !(await fresh.reached(
        [trainingProfiles.name, workoutDetail.name, feedback.name, programmes.name, health.name],
        atLeast,
        patience,
      ))
    )
      throw new Error('the read models are too far behind to plan by')
    return recall(athlete, profile)
  }
}

/** Puts an athlete's rows together as the coach asks for them. */
export const recallFrom =
  (rows: AthleteRows, clock: () => string) =>
  async (athlete: UserId, profile: ProfileId | null): Promise<Memory> => {
    const { sources, ...profiles } = await rows.profiles(athlete)
    const since = daysBefore(clock(), daysBack)
    const trained = await rows.trainedSince(athlete, since)
    const programme = await rows.programme(athlete)
    const told = await rows.health(athlete)
    const place = profile && profiles.profiles[profile] ? profile : profiles.primary
    return {
      athlete: {
        ...factsOf(profiles.plan, profiles.goalToldAt),
        age: ageAt(told, { age: profiles.plan.age ?? null, at: profiles.ageToldAt }, clock()),
      },
      place: placeIn(profiles, place),
      history: trained.flatMap(pastWorkout),
      feelings: feelingsIn(
        (await rows.felt(athlete)).flatMap(({ training }) => training.felt),
        told,
      ),
      feedback: feedbackMemory(await rows.feedback(athlete)),
      programmeAt: moment => targetsAt(programme, moment),
      saidAt: moment => saidOf(told, moment),
      sources: { plan: sources.plan, told: sources.told, profile: (place && sources.profiles[place]) ?? null },
    }
  }

/** Without what may be planned again; pain whose place was named limits by its complaint. */
export const feelingsIn = (felt: readonly Feeling[], { allowed, complaints }: ToldOfBody): readonly Feeling[] =>
  felt.flatMap(feeling => {
    if ((allowed[feeling.exercise] ?? '') >= feeling.at) return []
    const isLocated =
      feeling.kind === 'pain' &&
      complaints.some(
        ({ exercise, reportedAt }) =>
          exercise === feeling.exercise && Math.abs(daysBetween(feeling.at, reportedAt)) < sameReport,
      )
    return [isLocated ? { ...feeling, isLocated } : feeling]
  })

/** Days between saying that something hurts and saying where: another time it may be something else. */
const sameReport = 1

/** A goal that the coach knows; anything else is a goal in the athlete's own words. */
const goalIn = (plan: PlanFields) => goals.find(goal => goal === plan.goal)

export const factsOf = (plan: PlanFields, goalToldAt: string | null): AthleteFacts => ({
  gender: plan.gender ?? null,
  age: plan.age ?? null,
  heightCm: plan.heightCm ?? null,
  weightKg: plan.weightKg ?? null,
  goal: goalIn(plan) ?? 'health',
  goalDetails: [goalIn(plan) ? null : plan.goal, plan.goalDetails, plan.goalContext].filter(Boolean).join('. ') || null,
  goalToldAt,
  trainingFrequency: plan.trainingFrequency ?? null,
  sessionMinutes: plan.sessionMinutes ?? null,
  otherActivities: plan.otherActivities ?? null,
  restrictions: plan.restrictions ?? null,
  mobilityRestrictions: plan.mobilityRestrictions ?? null,
  comments:
    [plan.comments, plan.fitnessLevelDescription, plan.experienceLevelDescription].filter(Boolean).join('. ') || null,
  fitnessLevel: levelAt(plan.fitnessLevel ?? 2),
  experienceLevel: levelAt(plan.experienceLevel ?? 2),
})

/** A place to train as the coach knows it; a place without equipment where there is none. */
export const placeIn = ({ profiles }: Places, id: ProfileId | null) => {
  const profile = id ? profiles[id] : undefined
  return {
    profile: id,
    name: profile?.name ?? null,
    equipment: profile?.equipment ?? [],
    details: [profile?.equipmentDetails, profile?.equipmentContext].filter(Boolean).join('. ') || null,
  }
}

/** A workout as the coach looks back on it; nothing where it was not begun. */
export const pastWorkout = (row: WorkoutDetail): PastWorkout[] => {
  const { plan } = row.planned
  const status = phaseIn(row.status)
  if (!plan || !row.started_at || !status || status === 'planned') return []
  return [
    {
      workout: row.id,
      at: row.started_at,
      status,
      mood: row.mood === null ? null : levelAt(row.mood),
      plan,
      sets: doneSets(plan, row.training),
      ...notesOf(row.training),
    },
  ]
}

const notesOf = ({ progress: { exerciseNotes = {}, setNotes = {} } }: WorkoutDetail['training']) => {
  const notes = [...Object.values(exerciseNotes), ...Object.values(setNotes)].filter(note => note !== '')
  return notes.length > 0 ? { notes } : {}
}

const doneSets = (plan: Plan, { progress, events }: WorkoutDetail['training']): DoneSet[] =>
  exercisesOf(plan).flatMap(({ exercise, targetRir, sets: planned }) =>
    planned.flatMap(({ id, reps, durationSec, weightKg }) => {
      const [done, event] = [progress.sets[id], events[id]]
      if (!done || !event) return []
      return [
        {
          event,
          set: id,
          exercise,
          at: done.at,
          planned: {
            ...(reps === undefined ? {} : { reps }),
            ...(durationSec === undefined ? {} : { durationSec }),
            ...(weightKg === undefined ? {} : { weightKg }),
            targetRir,
          },
          reps: done.reps ?? null,
          durationSec: done.durationSec ?? null,
          weightKg: done.weightKg ?? null,
          distanceM: done.distanceM ?? null,
          rir: done.rir ?? null,
        },
      ]
    }),
  )

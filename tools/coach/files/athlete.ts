import { z } from 'zod'
import { catalogue } from '../../../content/exercises/catalogue.ts'
import { goals } from '../../../domain/coach/basis/request.ts'

const exerciseIds = new Set(catalogue.exercises.map(({ id }) => id))
const equipmentIds = new Set(catalogue.equipment.map(({ id }) => id))

export const exerciseId = z.string().refine(id => exerciseIds.has(id), {
  error: ({ input }) => `there is no exercise "${input}"`,
})

const equipmentId = z.string().refine(id => equipmentIds.has(id), {
  error: ({ input }) => `there is no equipment "${input}"`,
})

const words = z.string().min(1).max(2000)
const level = z.int().min(1).max(5)
const share = z.number().min(0).max(1)
const week = z.int().min(1).max(104)

/** What an athlete tells of themselves, in the product's own words and limits. */
export const profile = z.strictObject({
  gender: z.enum(['male', 'female', 'other']).nullable().default(null),
  age: z.int().min(16).max(100).nullable().default(null),
  heightCm: z.int().min(120).max(230).nullable().default(null),
  weightKg: z.number().min(30).max(250).nullable().default(null),
  goal: z.enum(goals),
  goalDetails: words.nullable().default(null),
  trainingFrequency: z.int().min(1).max(7).nullable().default(null),
  sessionMinutes: z.int().min(10).max(180).nullable().default(null),
  otherActivities: words.nullable().default(null),
  restrictions: words.nullable().default(null),
  mobilityRestrictions: words.nullable().default(null),
  comments: words.nullable().default(null),
  fitnessLevel: level.nullable().default(null),
  experienceLevel: level.nullable().default(null),
})

export const place = z.strictObject({
  name: words,
  equipment: z.array(equipmentId),
  details: words.optional(),
})

const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])

const trainingDay = z.strictObject({
  day: weekday,
  minutes: z.int().min(10).max(180).optional(),
  place: words.optional(),
  wish: z.string().min(1).max(1000).optional(),
  mood: level.optional(),
})

/** What a body can really do; nobody but the simulation knows it. */
const hidden = z
  .strictObject({
    oneRepMaxKg: z.number().positive().max(1000).optional(),
    maxReps: z.number().min(0).max(200).optional(),
    maxSeconds: z.number().positive().max(36_000).optional(),
    secondsPerKm: z.number().min(120).max(1200).optional(),
    response: z.number().min(0).max(0.1).optional(),
  })
  .refine(
    ability => Object.keys(ability).filter(key => key !== 'response').length === 1,
    'wants exactly one of oneRepMaxKg, maxReps, maxSeconds, secondsPerKm',
  )

const follows = z.strictObject({
  as: z.enum(['exact', 'noisy', 'no-rir']).default('exact'),
  misses: share.default(0),
  fails: share.default(0),
})

export const athlete = z
  .strictObject({
    id: z.string().min(1).max(100),
    start: z.iso.date().default('2026-01-05'),
    profile,
    places: z.array(place).min(1).max(10),
    trains: z.array(trainingDay).min(1).max(7),
    strength: z.record(exerciseId, hidden).default({}),
    response: z.number().min(0).max(0.1).default(0.005),
    noise: z.number().min(0).max(0.3).default(0),
    follows: follows.prefault({}),
    illness: z.array(week).default([]),
    pauses: z.array(z.strictObject({ fromWeek: week, weeks: z.int().min(1).max(26) })).default([]),
    moves: z.array(z.strictObject({ fromWeek: week, place: words })).default([]),
    pains: z.array(z.strictObject({ week, day: weekday.optional(), exercise: exerciseId.optional() })).default([]),
    answers: z
      .array(
        z.strictObject({
          week,
          difficulty: z.enum(['too-easy', 'right', 'too-hard']).optional(),
          comment: z.string().min(1).max(1000).optional(),
          questionnaire: z.record(z.string(), z.string()).optional(),
        }),
      )
      .default([]),
  })
  .superRefine(({ places, trains, moves }, context) => {
    const names = places.map(({ name }) => name)
    const check = (at: readonly (string | number)[], named: string | undefined) => {
      if (named !== undefined && !names.includes(named))
        context.addIssue({ code: 'custom', path: [...at], message: `there is no place "${named}"` })
    }
    for (const [index, { place }] of trains.entries()) check(['trains', index, 'place'], place)
    for (const [index, { place }] of moves.entries()) check(['moves', index, 'place'], place)
  })

export const athletesFile = z.strictObject({ athletes: z.array(athlete).min(1).max(1000) })

/** An athlete as the file says, every default filled in. */
export type Athlete = z.output<typeof athlete>
export type Hidden = z.output<typeof hidden>

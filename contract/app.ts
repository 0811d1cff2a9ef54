import { z } from 'zod'
import { call } from './call.ts'
import { blockId, wishedProfile, workoutId } from './ids.ts'
import { text } from './text.ts'
import { dashboardOverview, refusesTraining, refusesWorkout } from './workouts.ts'

// The app's own view of workouts

const shared = {
  id: z.string(),
  name: z.string(),
  description: z.string(),
  completed: z.boolean(),
  sets: z
    .array(
      z.object({
        id: z.string().describe('for the exercise status call'),
        repetitions: z.number().optional(),
        durationSeconds: z.number().optional(),
        distanceMeters: z.number().optional(),
        weightKg: z.number().optional().describe('absent where no load is known yet'),
        restSeconds: z.number(),
        done: z.boolean(),
      }),
    )
    .describe('one by one, ramp sets first'),
}

export const appExercise = z.discriminatedUnion('type', [
  z.object({
    ...shared,
    type: z.literal('repetitions'),
    repetitions: z.number(),
    weightKg: z.number().optional().describe('absent where no load is known yet'),
  }),
  z.object({ ...shared, type: z.literal('duration'), durationSeconds: z.number() }),
])

export const appBlock = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(['incomplete', 'in_progress', 'complete']),
  exercises: z.array(appExercise),
})

export const appStatus = z.enum(['planned', 'in_progress', 'completed', 'aborted', 'not_started'])

export const appWorkout = z.object({
  id: z.string(),
  name: z.string(),
  date: z.string().describe('when it was begun, or asked for'),
  durationMinutes: z.number(),
  status: appStatus.describe('not_started: the plan is not there yet, or could not be made'),
  blocks: z.array(appBlock),
})

/** A workout told in three texts. */
export const generated = z.object({
  workoutId: z.string(),
  workout: z.object({ warmup: z.string(), main: z.string(), cooldown: z.string(), createdAt: z.string() }),
})

/** What can be wished for. Everything may be left out: then the profile decides. */
export const form = {
  prompt: text(1000).nullish().describe('a wish in German or English'),
  durationMinutes: z.number().int().min(10).max(180).nullish(),
  profileId: wishedProfile,
  mood: z.number().int().min(1).max(5).nullish().describe('1 exhausted … 5 full of energy'),
}

const id = z.object({ id: workoutId })

const exampleForm = { prompt: 'Beine, aber ohne Sprünge', durationMinutes: 45, mood: 4 }
const exampleId = 'b6f0ec0b-9a3e-5b0c-8a51-0c8c1e0b7d11'

export const exampleGenerated = {
  workoutId: exampleId,
  workout: {
    warmup: 'Lockeres Gehen: 180 s',
    main: 'Goblet Squat: 3 × 10, 16 kg\nRudern mit Kurzhantel: 3 × 12, 14 kg',
    cooldown: 'Hüftbeuger dehnen: 2 × 30 s',
    createdAt: '2026-03-01T18:20:00.000Z',
  },
}

const exampleBlock = {
  id: 'b2',
  name: 'Kraft',
  description: 'Satz für Satz mit Pause.',
  status: 'in_progress' as const,
  exercises: [
    {
      id: 'b2e1',
      name: 'Goblet Squat',
      type: 'repetitions' as const,
      description: 'Halte die Hantel eng am Körper.',
      completed: false,
      repetitions: 10,
      weightKg: 16,
      sets: [{ id: 'b2e1s1', repetitions: 10, weightKg: 16, restSeconds: 90, done: true }],
    },
  ],
}

export const appOverview = call({
  ...dashboardOverview,
  path: '/api/dashboard/overview',
  summary: 'Progress, next workouts and training history, for the app',
})

export const requestTrainingPlan = call({
  method: 'POST',
  path: '/api/training-plan',
  summary: 'Ask the coach for the next workout',
  description:
    'The coach plans by all it knows: the training plan, the primary place, past workouts, feedback. It takes as long as session_duration says (45 minutes when not told). Answers at once; the workout is made in the background and uses one credit.',
  access: 'signed-in',
  status: 201,
  answer: z.object({ message: z.string(), workoutId: z.string() }),
  refuses: ['free-workouts-used-up', 'allowance-used-up', 'parent-needed', 'no-such-profile'],
  examples: { answer: { message: 'Your next workout is being made', workoutId: exampleId } },
})

export const getAppWorkout = call({
  method: 'GET',
  path: '/api/workouts/:id',
  summary: 'One workout with its blocks, in the shape of the app',
  access: 'signed-in',
  params: id,
  status: 200,
  answer: appWorkout,
  refuses: ['no-such-workout'],
  etag: true,
  examples: {
    answer: {
      id: exampleId,
      name: 'Kraft für den ganzen Körper',
      date: '2026-03-01T18:20:00.000Z',
      durationMinutes: 44,
      status: 'in_progress',
      blocks: [exampleBlock],
    },
  },
})

export const getAppBlock = call({
  method: 'GET',
  path: '/api/workouts/:id/blocks/:block',
  summary: 'One block of a workout',
  access: 'signed-in',
  params: z.object({ id: workoutId, block: blockId }),
  status: 200,
  answer: appBlock,
  refuses: ['no-such-workout', 'no-such-block'],
  etag: true,
  examples: { answer: exampleBlock },
})

export const createAppWorkout = call({
  method: 'POST',
  path: '/api/workouts',
  summary: 'Create a workout by form and wait until it is made',
  access: 'signed-in',
  body: z.strictObject(form).optional(),
  status: 201,
  answer: generated,
  refuses: [...refusesWorkout, 'no-such-workout'],
  examples: { body: exampleForm, answer: exampleGenerated },
})

export const changeAppWorkout = call({
  method: 'PUT',
  path: '/api/workouts/:id',
  summary: 'Change a workout by form: the coach plans it anew',
  description:
    'What is left out stays as it was wished for. Possible until the first set is logged, at most 10 times; it uses no credit.',
  access: 'signed-in',
  params: id,
  body: z.strictObject(form),
  status: 200,
  answer: generated,
  refuses: [
    ...refusesTraining,
    'logged-sets-would-be-lost',
    'no-such-profile',
    'health-consent-needed',
    'parent-needed',
    'too-many-revisions',
    'not-possible',
    'plan-breaks-rules',
  ],
  etag: true,
  examples: { body: { durationMinutes: 30 }, answer: exampleGenerated },
})

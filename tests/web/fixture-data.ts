import { equipment } from '../../content/exercises/equipment.ts'
import { asEventId, asProfileId, asWorkoutId, type WorkoutId } from '../../domain/ids.ts'
import type { AnswerOf } from '../../web/data/calls.ts'
import { plan } from './fixture-plan.ts'

// Sample data for looking at the web client without the product behind it.

export const ids = {
  planned: asWorkoutId('11111111-1111-4111-8111-111111111111'),
  begun: asWorkoutId('22222222-2222-4222-8222-222222222222'),
  done: asWorkoutId('33333333-3333-4333-8333-333333333333'),
  failed: asWorkoutId('44444444-4444-4444-8444-444444444444'),
}

export const user = {
  id: 'u1',
  email: 'lena@beispiel.de',
  verified: true,
  name: 'Lena Vogt',
  staff: false,
  age: 'adult',
}

type Workout = AnswerOf<'GET /workouts/:id'>

export const workout = (id: WorkoutId, status: Workout['status'], name = 'Kraft für Beine und Rücken'): Workout => ({
  id,
  name,
  description: 'Schwere Kniebeugen, danach Rudern und Drücken im Wechsel. Der Schluss gehört dem Rumpf.',
  date_created: new Date().toISOString(),
  status,
  started_at: null,
  finished_at: null,
  last_at: null,
  trained_minutes: null,
  paused_seconds: 0,
  times_corrected: false,
  duration_minutes: 45,
  estimated_minutes: 43,
  refusal: null,
  failure: status === 'FAILED' ? 'Mit dieser Ausrüstung ließ sich kein Plan bauen, der alle Regeln einhält.' : null,
  planner: 'rules',
  rule_set: '1',
  score: 94,
  verdict: { violations: [], remarks: [] },
  not_understood: [],
  hints: [
    {
      de: 'Das Gewicht der Kniebeuge ist neu für dich. Wenn die ersten Wiederholungen schwer sind, nimm weniger.',
      en: 'New load.',
    },
  ],
  blocks: status === 'GENERATING' || status === 'FAILED' ? [] : plan(),
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

export const overview: AnswerOf<'GET /dashboard/overview'> = {
  user: { email: user.email, name: user.name },
  progress: { completed: 31, total: 31 },
  nextWorkouts: [
    { id: ids.begun, name: 'Ganzkörper zu Hause', date: daysAgo(0), duration: 30, status: 'PLANNED', logged: 0 },
    {
      id: ids.planned,
      name: 'Kraft für Beine und Rücken',
      date: daysAgo(0),
      duration: 45,
      status: 'PLANNED',
      logged: 0,
    },
  ],
  trainingHistory: [2, 4, 7, 9, 11, 14, 16, 18].map((days, at) => ({
    id: at === 0 ? ids.done : asWorkoutId(`${ids.done.slice(0, -1)}${at + 3}`),
    name: ['Oberkörper im Studio', 'Beine und Rumpf', 'Intervalle auf dem Ruderergometer'][at % 3] ?? '',
    date: daysAgo(days),
    duration: [45, 60, 30][at % 3] ?? 45,
    status: at === 4 ? ('ABORTED' as const) : ('COMPLETED' as const),
    completed: at !== 4,
    logged: 21,
  })),
  weeks: [2, 3, 2, 0, 3, 3, 4, 2, 3, 4, 3, 2].map((workouts, at) => ({
    start: daysAgo((11 - at) * 7 + 3),
    workouts,
    sets: workouts * 17 + (at % 3),
    minutes: workouts * 44,
    kg: workouts * (2900 + at * 140),
  })),
  credits: { free_left: 0, subscribed: true, allowance_left: 88 },
}

export const emptyOverview: typeof overview = {
  ...overview,
  progress: { completed: 0, total: 0 },
  nextWorkouts: [],
  trainingHistory: [],
  weeks: overview.weeks.map(week => ({ ...week, workouts: 0, sets: 0, minutes: 0, kg: 0 })),
  credits: { free_left: 10, subscribed: false, allowance_left: null },
}

export const places: AnswerOf<'GET /training-profiles/all'> = [
  {
    id: asProfileId('51111111-1111-4111-8111-111111111111'),
    name: 'Zuhause',
    is_primary: true,
    equipment: ['dumbbells', 'resistance-band', 'mat', 'chair'],
    equipment_llm_context: null,
    equipment_details: 'Kurzhanteln bis 12 kg, Altbau, also bitte leise.',
  },
  {
    id: asProfileId('52222222-2222-4222-8222-222222222222'),
    name: 'Studio am Ostbahnhof',
    is_primary: false,
    equipment: ['barbell', 'weight-plates', 'rack', 'bench', 'cable-machine', 'rowing-machine', 'leg-press'],
    equipment_llm_context: null,
    equipment_details: null,
  },
]

export const trainingPlan: AnswerOf<'GET /training-plan/mine'> = {
  gender: 'female',
  age: 34,
  height: 171,
  weight: 64.5,
  workout_goal_id: 'strength',
  workout_goal_llm_context: null,
  goal_details: 'Zehn saubere Klimmzüge bis zum Sommer.',
  training_frequency: 3,
  session_duration: 45,
  other_regular_activities: null,
  restrictions: null,
  mobility_restrictions: null,
  comments: null,
  fitness_level: 3,
  fitness_level_description: null,
  experience_level: null,
  experience_level_description: null,
  equipment: [],
}

export const catalogue = {
  equipment,
  goals: [
    { id: 'strength', name: { de: 'Kraft', en: 'Strength' } },
    { id: 'muscle', name: { de: 'Muskelaufbau', en: 'Muscle' } },
    { id: 'hyrox', name: { de: 'Wettkampf im HYROX-Format', en: 'HYROX-style race' } },
  ],
  muscles: [],
  exercises: [],
}

const at = (minutes: number) => new Date(Date.parse(daysAgo(2)) + minutes * 60_000).toISOString()

type Event = AnswerOf<'GET /api/workouts/:id/history'>['events'][number]

const told: [number, string, Event['facts'], Event['actor']][] = [
  [0, 'WorkoutRequested', { minutes: 45, prompt: 'Beine, aber bitte leise' }, 'user'],
  [0, 'WorkoutGenerated', { planner: 'rules', score: 94 }, 'system'],
  [6, 'WorkoutStarted', {}, 'user'],
  [9, 'SetLogged', { exercise: 'Kniebeuge mit Langhantel', set: 1, reps: 8, weightKg: 62.5 }, 'user'],
  [11, 'RestTaken', { seconds: 118 }, 'user'],
  [12, 'SetLogged', { exercise: 'Kniebeuge mit Langhantel', set: 2, reps: 9, weightKg: 62.5, rir: 1 }, 'user'],
  [12, 'SetCorrected', { exercise: 'Kniebeuge mit Langhantel', set: 2, reps: 8, weightKg: 62.5, rir: 1 }, 'user'],
  [15, 'ExerciseCompleted', { exercise: 'Kniebeuge mit Langhantel' }, 'user'],
  [15, 'BlockCompleted', { block: 'Kraft' }, 'user'],
  [41, 'WorkoutCompleted', {}, 'user'],
]

export const history: AnswerOf<'GET /api/workouts/:id/history'> = {
  id: ids.done,
  name: 'Kraft für Beine und Rücken',
  events: told.map(([minutes, type, facts, actor], revision) => ({
    id: asEventId(`ev${revision}`),
    revision,
    type,
    at: at(minutes),
    actor,
    facts,
  })),
}

/** What the place can load for each exercise of the plan. */
export const preparation = {
  exercises: ['e2', 'e3'].map(id => ({
    id,
    last: null,
    notes: null,
    best: null,
    loads: Array.from({ length: 60 }, (_, at) => 20 + at * 2.5),
    bar: id === 'e2' ? 20 : null,
  })),
}

import { randomUUID } from 'node:crypto'
import { asWorkoutId } from '../../domain/ids.ts'
import type { Act } from '../../web/data/outbox.ts'
import { applied } from '../../web/training/applied.ts'
import * as sample from './fixture-data.ts'

type Workout = ReturnType<typeof sample.workout>

const shapes = [
  ['PUT /api/workouts/:id/sets/:set', /^\/sets\/(?<set>[^/]+)$/],
  ['PUT /api/workouts/:id/sets/:set/rest', /^\/sets\/(?<set>[^/]+)\/rest$/],
  [
    'PUT /api/workouts/:id/blocks/:block/exercises/:exercise/status',
    /^\/blocks\/(?<block>[^/]+)\/exercises\/(?<exercise>[^/]+)\/status$/,
  ],
  ['PUT /api/workouts/:id/blocks/:block/complete', /^\/blocks\/(?<block>[^/]+)\/complete$/],
  ['PUT /api/workouts/:id/status', /^\/status$/],
] as const

export const changed = (workout: Workout, rest: string, body: object): Workout => {
  for (const [name, shape] of shapes) {
    const found = shape.exec(rest)
    if (!found) continue
    const act = { name, params: { id: workout.id, ...found.groups }, body } as unknown as Act
    const entry = {
      id: '',
      order: 0,
      user: '',
      workout: workout.id,
      act,
      at: new Date().toISOString(),
      acknowledged: true,
    }
    return applied(workout, [entry])
  }
  return workout
}

const begun = (workout: Workout): Workout => {
  const first = { duration: 40 }
  return ['w1', 'w2'].reduce((now, set) => changed(now, `/sets/${set}`, first), workout)
}

const finished = (workout: Workout): Workout => {
  const sets = workout.blocks.flatMap(({ exercises }) => exercises).flatMap(({ sets }) => sets)
  const logged = sets.reduce(
    (now, { id, reps, duration, weight }) =>
      changed(
        now,
        `/sets/${id}`,
        Object.fromEntries(Object.entries({ reps, duration, weight }).filter(([, value]) => value !== null)),
      ),
    workout,
  )
  const done = workout.blocks.reduce((now, { id }) => changed(now, `/blocks/${id}/complete`, {}), logged)
  const start = Date.now() - 2 * 86_400_000
  return {
    ...changed(done, '/status', { status: 'completed' }),
    started_at: new Date(start).toISOString(),
    finished_at: new Date(start + 46 * 60_000).toISOString(),
    trained_minutes: 46,
  }
}

export const generate = () => {
  const id = asWorkoutId(randomUUID())
  kept.set(id, sample.workout(id, 'GENERATING', ''))
  setTimeout(() => kept.set(id, sample.workout(id, 'PLANNED')), 4000)
  return id
}

export const kept = new Map<string, Workout>()

export const reset = () => {
  const all = [
    sample.workout(sample.ids.planned, 'PLANNED'),
    begun(sample.workout(sample.ids.begun, 'PLANNED', 'Ganzkörper zu Hause')),
    finished(sample.workout(sample.ids.done, 'PLANNED', 'Oberkörper im Studio')),
    sample.workout(sample.ids.failed, 'FAILED', 'Neues Workout'),
  ]
  for (const workout of all) kept.set(workout.id, workout)
}

reset()

import { setTimeout } from 'node:timers/promises'
import { derivedId, type Order } from '../../commands/handle.ts'
import type { WorkoutCommands } from '../../commands/workouts.ts'
import * as contract from '../../contract/workouts.ts'
import type { Position } from '../../domain/log.ts'
import type { Performance } from '../../domain/workout.ts'
import type { Db } from '../../projections/all.ts'
import { workoutDetail, workoutOf } from '../../projections/workout-detail.ts'
import { historyOf, workoutHistory } from '../../projections/workout-history.ts'
import { workoutList, workoutsOf } from '../../projections/workout-list.ts'
import { problem, refused } from '../problems.ts'
import { type Serving, serve, settle } from '../serve.ts'
import { type CueBook, detailAnswer, entryAnswer, languageOf } from '../workout-answer.ts'

type Parts = {
  readonly workouts: WorkoutCommands
  readonly db: Db
  readonly cues: CueBook
}

const minutesByDefault = 45
const longestWait = 90_000

export const workoutRoutes = (serving: Serving, { workouts, db, cues }: Parts) => {
  const detailOf = async (user: string, id: string) => {
    const row = await workoutOf(db, user, id)
    if (!row) throw refused('no-such-workout')
    return row
  }

  serve(
    serving,
    contract.listWorkouts,
    async ({ query, who }) => {
      const entries = await workoutsOf(db, who.id, {
        status: query.status,
        before: query.before,
        limit: query.limit ?? 200,
      })
      return entries.map(entryAnswer)
    },
    [workoutList.name],
  )

  serve(
    serving,
    contract.getWorkout,
    async ({ params, who, request }) =>
      detailAnswer(await detailOf(who.id, params.id), cues, languageOf(request.headers['accept-language'])),
    [workoutDetail.name],
  )

  serve(serving, contract.deleteWorkout, async ({ params, order, reply }) => {
    settle(reply, await workouts.remove(order, params.id))
    return { message: 'Workout deleted' }
  })

  serve(serving, contract.startWorkoutCreation, async ({ body, order, reply }) => {
    const { workout } = settle(reply, await workouts.request(order, wishOf(body)))
    return { workout_id: workout }
  })

  serve(serving, contract.createWorkout, async ({ body, who, order, request, reply }) => {
    const { workout, position } = settle(reply, await workouts.request(order, wishOf(body ?? {})))
    const row = await made(who.id, workout, position)
    if (row.status === 'FAILED')
      throw problem(422, 'The workout could not be made', { code: row.training.failure ?? 'failed' })
    return detailAnswer(row, cues, languageOf(request.headers['accept-language']))
  })

  /** Waits until the coach has answered; the work itself goes on without us. */
  const made = async (user: string, workout: string, position: Position | null) => {
    for (const end = Date.now() + longestWait; Date.now() < end; await setTimeout(50)) {
      if (position) await serving.fresh.reached([workoutDetail.name], position, 2000)
      const row = await workoutOf(db, user, workout)
      if (row && row.status !== 'GENERATING') return row
    }
    throw problem(503, 'The workout is still being made', { code: 'still-generating', headers: { 'retry-after': '5' } })
  }

  serve(serving, contract.setWorkoutStatus, async ({ params, body, order, reply }) => {
    const ask = { in_progress: workouts.start, completed: workouts.complete, aborted: workouts.abort }[body.status]
    settle(reply, await ask(order, params.id))
    return { message: `Workout ${body.status.replace('_', ' ')}` }
  })

  serve(serving, contract.logSet, async ({ params, body, order, reply }) => {
    settle(reply, await workouts.logSet(order, params.id, params.set, performanceOf(body)))
    return { message: 'Set logged' }
  })

  serve(serving, contract.takeRest, async ({ params, body, order, reply }) => {
    settle(reply, await workouts.takeRest(order, params.id, params.set, body.seconds))
    return { message: 'Rest noted' }
  })

  serve(serving, contract.setExerciseStatus, async ({ params, body, who, order, reply }) => {
    await needs(who.id, params.id, params.block, params.exercise)
    for (const { id, ...done } of body.sets ?? [])
      settle(reply, await workouts.logSet(step(order, `set/${id}`), params.id, id, performanceOf(done)))
    const ask = body.completed ? workouts.completeExercise : workouts.reopenExercise
    settle(reply, await ask(step(order, 'exercise'), params.id, params.exercise))
    return { message: 'Exercise status updated', exercise_id: params.exercise, completed: body.completed }
  })

  serve(serving, contract.completeBlock, async ({ params, order, reply }) => {
    settle(reply, await workouts.completeBlock(order, params.id, params.block))
    return { message: 'Block completed' }
  })

  const needs = async (user: string, workout: string, block: string, exercise: string) => {
    const { plan } = (await detailOf(user, workout)).training
    const planned = plan?.blocks.find(({ id }) => id === block)
    if (!planned) throw refused('no-such-block')
    if (!planned.exercises.some(({ id }) => id === exercise)) throw refused('no-such-exercise')
  }

  serve(
    serving,
    contract.getHistory,
    async ({ params, who, request }) => {
      const row = await detailOf(who.id, params.id)
      const { name, blocks } = detailAnswer(row, cues, languageOf(request.headers['accept-language']))
      const exercises = blocks.flatMap(block => block.exercises)
      const exerciseNames = new Map(exercises.map(({ id, name }) => [id, name]))
      const setNumbers = new Map(exercises.flatMap(({ sets }) => sets.map(({ id }, index) => [id, index + 1] as const)))
      const setOwners = new Map(exercises.flatMap(({ name, sets }) => sets.map(({ id }) => [id, name] as const)))
      const blockNames = new Map(blocks.map(({ id, name }) => [id, name]))
      const events = (await historyOf(db, who.id, params.id)).map(({ id, revision, type, at, actor, facts }) => {
        const { exerciseId, setId, blockId, ...rest } = facts
        const named = {
          exercise: exerciseNames.get(String(exerciseId)) ?? setOwners.get(String(setId)),
          set: setNumbers.get(String(setId)),
          block: blockNames.get(String(blockId)),
        }
        const known = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) as Record<
          string,
          string | number
        >
        return { id, revision, type, at, actor, facts: { ...known, ...rest } }
      })
      return { id: row.id, name, events }
    },
    [workoutDetail.name, workoutHistory.name],
  )
}

type Body = {
  prompt?: string | null | undefined
  duration_minutes?: number | null | undefined
  profile_id?: string | null | undefined
  mood?: number | null | undefined
}

const wishOf = ({ prompt, duration_minutes, profile_id, mood }: Body) => ({
  durationMinutes: duration_minutes ?? minutesByDefault,
  ...(prompt?.trim() ? { prompt: prompt.trim() } : {}),
  ...(profile_id ? { profile: profile_id } : {}),
  ...(mood ? { mood } : {}),
})

type Wire = {
  reps?: number | undefined
  duration?: number | undefined
  weight?: number | undefined
  distance?: number | undefined
  speed?: number | undefined
  rir?: number | undefined
}

const performanceOf = ({ reps, duration, weight, distance, speed, rir }: Wire): Performance =>
  Object.fromEntries(
    Object.entries({ reps, durationSec: duration, weightKg: weight, distanceM: distance, speedKmh: speed, rir }).filter(
      ([, value]) => value !== undefined,
    ),
  )

const step = (order: Order, name: string): Order => ({ ...order, commandId: derivedId(order.commandId, name) })

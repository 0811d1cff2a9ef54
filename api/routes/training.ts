import type { FastifyRequest } from 'fastify'
import type { Adaptations } from '../../commands/adaptations.ts'
import type { WorkoutCommands } from '../../commands/workouts.ts'
import { doseOf, wireDoseOf } from '../../contract/measures.ts'
import * as contract from '../../contract/training.ts'
import { type Addition, addedBlock } from '../../domain/added.ts'
import { additionOf } from '../../domain/coach/adapt/additions.ts'
import { daysBefore } from '../../domain/days.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import { blockOf, type SkipReason } from '../../domain/progress.ts'
import { restorableDays } from '../../domain/workout.ts'
import type { Db } from '../../projections/all.ts'
import { deletedSince, workoutList } from '../../projections/workout-list.ts'
import { etag } from '../etag.ts'
import type { HealthGate } from '../health.ts'
import { refused } from '../problems.ts'
import { route, type Serving, settle } from '../route.ts'
import { cuesOf, type ExerciseBook, entryAnswer, type Language, languageOf } from '../workout-answer.ts'

type Parts = {
  readonly workouts: WorkoutCommands
  readonly adaptations: Adaptations
  readonly book: ExerciseBook
  readonly gate: HealthGate
  readonly db: Db
  readonly clock: () => string
}

export const trainingRoutes = (serving: Serving, { workouts, adaptations, book, gate, db, clock }: Parts) => {
  const pained = async (body: Skipping, context: CommandContext, request: FastifyRequest) => {
    if (body?.why === 'pain') await gate.allow(context, request)
    return reasonOf(body)
  }

  route(serving, contract.skipSet, async ({ params: { id, set }, body, context, request, reply }) => {
    settle(reply, await workouts.skipSet(context, id, set, await pained(body, context, request)))
    return { message: 'Set skipped' }
  })

  route(serving, contract.reopenSet, async ({ params: { id, set }, context, reply }) => {
    settle(reply, await workouts.reopenSet(context, id, set))
    return { message: 'Set open again' }
  })

  route(
    serving,
    contract.skipExercise,
    async ({ params: { id, block, exercise }, body, who, context, request, reply }) => {
      const state = await workouts.of(who.id, id)
      const planned = state && 'plan' in state ? blockOf(state.plan, block) : undefined
      if (state && 'plan' in state && !planned) throw refused('no-such-block')
      if (planned && !planned.exercises.some(one => one.id === exercise)) throw refused('no-such-exercise')
      settle(reply, await workouts.skipExercise(context, id, exercise, await pained(body, context, request)))
      return { message: 'Exercise skipped' }
    },
  )

  route(serving, contract.skipBlock, async ({ params: { id, block }, body, context, request, reply }) => {
    settle(reply, await workouts.skipBlock(context, id, block, await pained(body, context, request)))
    return { message: 'Block skipped' }
  })

  const noted = async ({ note, was }: Noted, context: CommandContext, request: FastifyRequest) => {
    await gate.allowWords(context, request, note)
    return { note, ...(was === undefined ? {} : { was }) }
  }

  route(serving, contract.noteSet, async ({ params: { id, set }, body, context, request, reply }) => {
    const written = await noted(body, context, request)
    settle(reply, await workouts.note(context, id, { type: 'NoteSet', set }, written))
    return { message: 'Noted' }
  })

  route(serving, contract.noteExercise, async ({ params: { id, exercise }, body, context, request, reply }) => {
    const written = await noted(body, context, request)
    settle(reply, await workouts.note(context, id, { type: 'NoteExercise', exercise }, written))
    return { message: 'Noted' }
  })

  route(serving, contract.addSet, async ({ params: { id, exercise, set }, body = {}, context, reply }) => {
    const { after, planned } = body
    const as = { ...(after === undefined ? {} : { after }), ...(planned ? { planned: doseOf(planned) } : {}) }
    settle(reply, await workouts.shape(context, id, { type: 'AddSet', exercise, set, ...as }))
    return { message: 'Set added' }
  })

  route(serving, contract.removeSet, async ({ params: { id, exercise, set }, context, reply }) => {
    settle(reply, await workouts.shape(context, id, { type: 'RemoveSet', exercise, set }))
    return { message: 'Set removed' }
  })

  route(serving, contract.listAdditions, async ({ params: { id }, context, request }) => {
    const found = await adaptations.additions(context, id)
    if ('refused' in found) throw refused(found.refused)
    const language = languageOf(request.headers['accept-language'])
    return found.map(({ exercise, misfit }) => ({ ...additionAnswer(additionOf(exercise), book, language), misfit }))
  })

  route(serving, contract.addExercise, async ({ params: { id, block }, body, context, reply }) => {
    const found = await adaptations.addition(context, id, body.exercise_id)
    if ('refused' in found) throw refused(found.refused)
    const added = { type: 'AddExercise', block: addedBlock(block, found), after: body.after } as const
    settle(reply, await workouts.shape(context, id, added))
    return { message: 'Exercise added' }
  })

  route(serving, contract.removeExercise, async ({ params: { id, block }, context, reply }) => {
    settle(reply, await workouts.shape(context, id, { type: 'RemoveExercise', block }))
    return { message: 'Exercise removed' }
  })

  route(serving, contract.moveBlock, async ({ params: { id, block }, body: { after }, context, reply }) => {
    settle(reply, await workouts.shape(context, id, { type: 'MoveBlock', block, after }))
    return { message: 'Block moved' }
  })

  route(serving, contract.reopenWorkout, async ({ params, context, reply }) => {
    settle(reply, await workouts.reopen(context, params.id))
    return { message: 'Workout open again' }
  })

  route(serving, contract.correctTimes, async ({ params, body, context, reply }) => {
    const [startedAt, finishedAt] = [body.started_at, body.finished_at].map(at => new Date(at).toISOString())
    const told = { startedAt: startedAt ?? '', finishedAt: finishedAt ?? '', pausedMinutes: body.paused_minutes }
    const { count } = settle(reply, await workouts.correctTimes(context, params.id, told))
    reply.header('etag', etag(count))
    const minutes = (Date.parse(told.finishedAt) - Date.parse(told.startedAt)) / 60_000 - told.pausedMinutes
    return { message: 'Times corrected', trained_minutes: Math.max(1, Math.round(minutes)) }
  })

  route(
    serving,
    contract.listDeleted,
    async ({ who }) => {
      const since = daysBefore(clock(), restorableDays)
      const entries = await deletedSince(db, who.id, since)
      return entries.map(entry => ({ ...entryAnswer(entry), deleted_at: entry.deleted_at ?? since }))
    },
    [workoutList.name],
  )

  route(serving, contract.restoreWorkout, async ({ params, context, reply }) => {
    settle(reply, await workouts.restore(context, params.id))
    return { message: 'Workout restored' }
  })
}

const additionAnswer = (addition: Addition, book: ExerciseBook, language: Language) => ({
  exercise_id: addition.exercise,
  name: addition.name[language],
  load_type: book.get(addition.exercise)?.loadType ?? 'none',
  description: cuesOf(book, addition, language),
  type: addition.type,
  target_rir: addition.targetRir,
  lifts: addition.lifts ?? 1,
  sided: addition.sided,
  dose: wireDoseOf(addition.dose),
})

type Noted = { note: string; was?: string | undefined }
type Skipping = { why?: SkipReason | undefined } | undefined

const reasonOf = (body: Skipping) => (body?.why ? { why: body.why } : {})

import type { FastifyRequest } from 'fastify'
import type { Adaptations } from '../../commands/adaptations.ts'
import type { WorkoutCommands } from '../../commands/workouts.ts'
import { doseOf, wireDoseOf } from '../../contract/measures.ts'
import * as contract from '../../contract/reshaping.ts'
import { type Addition, addedBlock } from '../../domain/added.ts'
import { additionOf } from '../../domain/coach/adapt/additions.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import type { CommandContext } from '../../domain/kernel/handle.ts'
import type { HealthGate } from '../health.ts'
import { route, type Serving } from '../route.ts'
import { cuesOf, type ExerciseBook, type Language, languageOf } from '../workout-answer.ts'

type Parts = {
  readonly workouts: WorkoutCommands
  readonly adaptations: Adaptations
  readonly book: ExerciseBook
  readonly gate: HealthGate
}

type Noted = { note: string; was?: string | undefined }

/** What the athlete writes to a plan and changes in its shape. */
export const reshapingRoutes = (serving: Serving, { workouts, adaptations, book, gate }: Parts) => {
  const noted = async ({ note, was }: Noted, context: CommandContext, request: FastifyRequest) => {
    const allowed = await gate.allowWords(context, request, note)
    return allowed && isRefused(allowed) ? allowed : { note, ...(was === undefined ? {} : { was }) }
  }

  route(serving, contract.noteSet, async ({ params: { id, set }, body, context, request, settle }) => {
    const written = settle(await noted(body, context, request))
    settle(await workouts.noteSet(context, id, set, written))
    return { message: 'Noted' }
  })

  route(serving, contract.noteExercise, async ({ params: { id, exercise }, body, context, request, settle }) => {
    const written = settle(await noted(body, context, request))
    settle(await workouts.noteExercise(context, id, exercise, written))
    return { message: 'Noted' }
  })

  route(serving, contract.addSet, async ({ params: { id, exercise, set }, body = {}, context, settle }) => {
    const { after, planned } = body
    const as = { ...(after === undefined ? {} : { after }), ...(planned ? { planned: doseOf(planned) } : {}) }
    settle(await workouts.addSet(context, id, { exercise, set, ...as }))
    return { message: 'Set added' }
  })

  route(serving, contract.removeSet, async ({ params: { id, exercise, set }, context, settle }) => {
    settle(await workouts.removeSet(context, id, { exercise, set }))
    return { message: 'Set removed' }
  })

  route(serving, contract.listAdditions, async ({ params: { id }, context, request, settle }) => {
    const found = settle(await adaptations.additions(context, id))
    const language = languageOf(request.headers['accept-language'])
    return found.map(({ exercise, misfit, suggestion }) => ({
      ...additionAnswer(additionOf(exercise), book, language),
      misfit,
      suggestion: suggestion?.[language] ?? null,
    }))
  })

  route(serving, contract.addExercise, async ({ params: { id, block }, body, context, settle }) => {
    const found = settle(await adaptations.addition(context, id, body.exercise_id))
    settle(await workouts.addExercise(context, id, addedBlock(block, found), body.after))
    return { message: 'Exercise added' }
  })

  route(serving, contract.removeExercise, async ({ params: { id, block }, context, settle }) => {
    settle(await workouts.removeExercise(context, id, block))
    return { message: 'Exercise removed' }
  })

  route(serving, contract.moveBlock, async ({ params: { id, block }, body: { after }, context, settle }) => {
    settle(await workouts.moveBlock(context, id, { block, after }))
    return { message: 'Block moved' }
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

import { z } from 'zod'
import { type Composed, kinds, reasonCodes } from '../../domain/coach/by-model/composed.ts'
import { concern } from './heard.ts'

const between = (least: number, most: number) => z.number().min(least).max(most)
const whole = (least: number, most: number) => z.int().min(least).max(most)

const exercise = z.strictObject({
  id: z.string().min(1).max(80),
  reps: whole(1, 100).nullable(),
  seconds: whole(5, 10_800).nullable(),
  meters: whole(5, 42_195).nullable(),
  kg: between(0.25, 1000).nullable(),
  rir: whole(0, 4).nullable(),
  rest_seconds: whole(0, 600),
  reasons: z.array(z.enum(reasonCodes)).min(1).max(3),
})

const block = z.strictObject({
  kind: z.enum(kinds),
  rounds: whole(1, 60),
  cap_minutes: whole(1, 120).nullable(),
  exercises: z.array(exercise).min(1).max(12),
})

/** The main part of a session in ids, numbers and codes: nothing a model writes is ever shown to a person. */
const answer = z.strictObject({
  blocks: z.array(block).max(16),
  /** What keeps the model from planning, or leaves something open; without any there must be a plan. */
  concerns: z.array(concern).max(5).default([]),
  unclear_words_ignored: z.array(z.string().max(200)).max(50),
})

export type Answer = z.output<typeof answer>

/** What was answered, as the coach takes it. */
export const composedIn = ({ blocks, unclear_words_ignored }: Answer): Composed => ({
  blocks: blocks.map(({ kind, rounds, cap_minutes, exercises }) => ({
    kind,
    rounds,
    capMinutes: cap_minutes,
    exercises: exercises.map(({ rest_seconds, ...one }) => ({ ...one, restSec: rest_seconds })),
  })),
  ignored: unclear_words_ignored,
})

/** Asked of the model, so that most answers fit before they are read. */
export const answerSchema = (() => {
  const { $schema: _, ...schema } = z.toJSONSchema(answer)
  return schema
})()

/** What a model wrote, or where it does not fit. */
export const readAnswer = (text: string): Answer | { readonly faults: readonly string[] } => {
  const json = parsed(text)
  if (json === undefined) return { faults: ['the answer is not one complete JSON object'] }
  const read = answer.safeParse(json)
  if (read.success && read.data.blocks.length + read.data.concerns.length === 0)
    return { faults: ['blocks: at least one where there are no concerns'] }
  if (read.success) return read.data
  return {
    faults: read.error.issues.slice(0, 12).map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`),
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

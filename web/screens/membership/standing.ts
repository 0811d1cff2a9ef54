import type { AnswerOf } from '../../data/calls.ts'

export type Standing = AnswerOf<'GET /api/membership'>

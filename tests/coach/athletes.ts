import type { Answer } from '../../adapters/coach-openai/answer.ts'
import { catalogue } from '../../content/exercises/catalogue.ts'
import type { PlanRequest } from '../../domain/coach/basis/request.ts'
import { isRefusal, makePlan } from '../../domain/coach/planner.ts'
import { request } from '../domain/coach/requests.ts'
import { answerOf } from './answers.ts'

/** Somebody who has told nothing yet and has no equipment, as the product knows them after the first sign-in. */
export const newcomer = (minutes: number, wish: string | null = null): PlanRequest =>
  request({
    minutes,
    wish,
    athlete: {
      gender: null,
      age: null,
      heightCm: null,
      weightKg: null,
      goal: 'health',
      trainingFrequency: null,
      sessionMinutes: null,
      fitnessLevel: 2,
      experienceLevel: 2,
    },
    place: { profile: null, name: null, equipment: [], details: null },
  })

/** What a good model would answer to this request. */
export const goodAnswer = (asked: PlanRequest): Answer => {
  const made = makePlan(asked, catalogue)
  if (isRefusal(made)) throw new Error(made.refused)
  return answerOf(made.plan)
}

/** A profile of the bench: an intermediate who has no words for the coach. */
export const somebody = {
  gender: 'female',
  age: 34,
  heightCm: 170,
  weightKg: 65,
  goal: 'muscle',
  goalDetails: null,
  trainingFrequency: 3,
  sessionMinutes: 45,
  otherActivities: null,
  restrictions: null,
  mobilityRestrictions: null,
  comments: null,
  fitnessLevel: 3,
  experienceLevel: 3,
} as const

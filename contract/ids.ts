import { z } from 'zod'
import {
  asBlockId,
  asComplaintId,
  asEventId,
  asFactorId,
  asFeedbackId,
  asPlannedExerciseId,
  asProfileId,
  asRepairId,
  asSearchId,
  asSessionId,
  asSetId,
  asUserId,
  asWebhookId,
  asWorkoutId,
} from '../domain/ids.ts'
import type { RefusalName } from './refusals.ts'
import { text, uuid } from './text.ts'

// Ids in paths. What cannot be an id of ours is the id of nothing: it is refused by the name given here, not as malformed.

export const named = (refusal: RefusalName) => refusal

export const workoutId = z.uuid(named('no-such-workout')).transform(asWorkoutId)
export const userId = z.uuid(named('no-such-user')).transform(asUserId)
export const eventId = z.uuid(named('no-such-event')).transform(asEventId)
export const repairId = z.uuid(named('no-such-repair')).transform(asRepairId)
export const complaintId = z.uuid(named('no-such-complaint')).transform(asComplaintId)
export const webhookId = z.uuid(named('no-such-webhook')).transform(asWebhookId)
export const searchId = z.uuid(named('no-such-search')).transform(asSearchId)
export const factorId = uuid.transform(asFactorId)
export const sessionId = uuid.transform(asSessionId)
export const profileId = z.uuid(named('no-such-profile')).transform(asProfileId)
/** Of a plan's own; what is none of it is refused by who decides. */
export const blockId = text(40).transform(asBlockId)
export const plannedExerciseId = text(40).transform(asPlannedExerciseId)
export const setId = text(40).transform(asSetId)
/** As one of the wishes: what cannot be an id is malformed there. */
export const wishedProfile = uuid
  .transform(asProfileId)
  .nullish()
  .describe('the place to train; the primary profile when absent')

/** A whole number that every JSON reader holds exactly. */
const number = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)

export const feedbackNumber = number.describe('id of the feedback record')
export const namedFeedback = feedbackNumber.transform(digits => asFeedbackId(String(digits)))

export const feedbackId = z
  .string()
  .regex(/^[1-9]\d{0,15}$/, named('no-such-feedback'))
  .refine(digits => Number.isSafeInteger(Number(digits)), named('no-such-feedback'))
  .transform(asFeedbackId)

/** Of an event in its stream, as databases count. */
export const revision = z.coerce.number().int().min(0).max(2_147_483_647)

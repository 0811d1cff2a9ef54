import type { Subject } from './kernel/log.ts'
import { asId, type Id } from './kernel/stream.ts'

// An id names one thing of one kind: another's does not compile in its place. Text becomes one where it comes in, and
// nowhere else (the contract's schemas, an adapter's token or column); a new one is derived from another
// (`commands/derived-id.ts`).

/** A person with an account: the one whom facts are about. */
export type UserId = Subject
export const asUserId = (text: string): UserId => asId(text)
/** Whom facts are about that are about nobody. */
export const operator = /* @__PURE__ */ asUserId('operator')
/** No user's id comes before it. */
export const firstUserId = /* @__PURE__ */ asUserId('00000000-0000-0000-0000-000000000000')

export type WorkoutId = Id<'workout'>
export const asWorkoutId = (text: string): WorkoutId => asId(text)

/** A place to train. */
export type ProfileId = Id<'profile'>
export const asProfileId = (text: string): ProfileId => asId(text)

/** An id that data may write out as text; no id of another kind passes for it. */
export type Loose<Of extends string> = string & Partial<Omit<Of, keyof string>>

/** What data of ours name was one when they were written. */
export const firm = <Of extends string>(named: Loose<Of>) => named as Of

/** An exercise of the catalogue. */
export type ExerciseId = Loose<Id<'exercise'>>

/** A block of a plan; one of its workout only, as all that a plan is made of. */
export type BlockId = Id<'block'>
export const asBlockId = asId<'block'>
/** The nth block of a plan, from 1. */
export const blockIdAt = (nth: number) => asBlockId(`b${nth}`)

/** An exercise of a plan, wherever it stands: not the one of the catalogue that is done there. */
export type PlannedExerciseId = Id<'planned-exercise'>
export const asPlannedExerciseId = asId<'planned-exercise'>
/** The nth exercise of a block, from 1. */
export const exerciseIdIn = (block: BlockId, nth: number) => asPlannedExerciseId(`${block}e${nth}`)

/** A set of a plan. */
export type SetId = Id<'set'>
export const asSetId = asId<'set'>
/** The nth set of an exercise, from 1. */
export const setIdIn = (exercise: PlannedExerciseId, nth: number) => asSetId(`${exercise}s${nth}`)
/** Of two sides: the one that follows. */
export const otherSideOf = (set: SetId) => asSetId(`${set}r`)

/** A person's yes to one purpose; also names the key of what is told by it. */
export type ConsentId = Id<'consent'>
export const asConsentId = (text: string): ConsentId => asId(text)
/** Of a yes from before each had an id. */
export const unnamedConsent = /* @__PURE__ */ asConsentId('')

/** What staff propose to put right in a person's records. */
export type RepairId = Id<'repair'>
export const asRepairId = asId<'repair'>

/** What hurts somebody, as they told it. */
export type ComplaintId = Id<'complaint'>
export const asComplaintId = asId<'complaint'>

/** An address that is told of what happens. */
export type WebhookId = Id<'webhook'>
export const asWebhookId = asId<'webhook'>

/** Work on a read model: folding it anew, or comparing it with a fresh fold. */
export type WorkId = Id<'work'>

/** A search that somebody at the desk keeps. */
export type SearchId = Id<'search'>
export const asSearchId = asId<'search'>

/** What somebody told after a training; a whole number in digits. */
export type FeedbackId = Id<'feedback'>
export const asFeedbackId = asId<'feedback'>

/** An order of a subscription is ours; the subscription and its payments are as their provider calls them. */
export type OrderId = Id<'order'>
export const asOrderId = asId<'order'>
export type SubscriptionId = Id<'subscription'>
export const asSubscriptionId = asId<'subscription'>
export type PaymentId = Id<'payment'>
export const asPaymentId = asId<'payment'>

/** A second factor of somebody's, and a device that is signed in. */
export type FactorId = Id<'factor'>
export const asFactorId = asId<'factor'>
export type SessionId = Id<'session'>
export const asSessionId = asId<'session'>

/** What is asked once: derived from who asks and what they ask it by, so that asked twice it is the same. */
export type { CommandId, EventId } from './kernel/stream.ts'
export const asCommandId = asId<'command'>
export const asEventId = asId<'event'>

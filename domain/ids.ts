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

/** An exercise of the catalogue, whose data say its id as text: so may others, but no id of another kind passes for it. */
export type ExerciseId = string & Partial<Omit<Id<'exercise'>, keyof string>>

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

/** What is asked once: derived from who asks and what they ask it by, so that asked twice it is the same. */
export type { CommandId, EventId } from './kernel/stream.ts'
export const asCommandId = asId<'command'>
export const asEventId = asId<'event'>

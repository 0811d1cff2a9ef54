import type { z } from 'zod'
import type { findEvents, findText, listPlanners } from '../../contract/desk-events.ts'
import type { UserId } from '../../domain/ids.ts'
import { type Refused, refuse } from '../../domain/kernel/decider.ts'

type EventQuestion = z.output<typeof findEvents.query>
type EventsFound = z.input<typeof findEvents.answer>

/** Looks through a bounded part of the log, newest first. */
export type SearchEvents = (question: EventQuestion) => Promise<EventsFound | Refused<'log-not-searched'>>

/** Of a log outside PostgreSQL: nothing found would be a lie. */
export const notSearched = async () => refuse('log-not-searched')

/** Which planners ever answered, the last one first, as far as the log was read. */
export type PlannerVersions = () => Promise<z.input<typeof listPlanners.answer>>

type TextQuestion = z.output<typeof findText.body>
type TextFound = z.input<typeof findText.answer>
type Found = TextFound['events'][number] & { readonly person: UserId }

/** Looks into the fields that are about no person, for a bounded time, newest first. */
export type SearchText = (
  question: TextQuestion,
) => Promise<(Omit<TextFound, 'events'> & { readonly events: Found[] }) | Refused<'log-not-searched'>>

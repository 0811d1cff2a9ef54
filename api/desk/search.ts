import type { z } from 'zod'
import type { findEvents } from '../../contract/desk.ts'

export type EventQuestion = z.output<typeof findEvents.query>
export type EventsFound = z.input<typeof findEvents.answer>

/** Looks through a bounded part of the log, newest first. */
export type SearchEvents = (question: EventQuestion) => Promise<EventsFound>

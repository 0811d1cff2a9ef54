import type { z } from 'zod'
import type { findEvents, listPlanners } from '../../contract/desk-events.ts'

type EventQuestion = z.output<typeof findEvents.query>
type EventsFound = z.input<typeof findEvents.answer>

/** Looks through a bounded part of the log, newest first. */
export type SearchEvents = (question: EventQuestion) => Promise<EventsFound>

/** Which planners ever answered, the last one first. */
export type PlannerVersions = () => Promise<z.input<typeof listPlanners.answer>['planners']>

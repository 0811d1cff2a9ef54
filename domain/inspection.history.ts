import type { Event } from './inspection.ts'
import { type Shapes, upcasting } from './kernel/upcasting.ts'

export const shapes: Shapes<Event> = { RecordInspected: [], SessionsEndedByStaff: [] }

export const upcast = upcasting<Event>(shapes)

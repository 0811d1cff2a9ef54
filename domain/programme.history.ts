import { type Shapes, upcasting } from './kernel/upcasting.ts'
import type { Event } from './programme.ts'

export const shapes: Shapes<Event> = { ProgrammeStarted: [], ProgrammeAdjusted: [] }

export const upcast = upcasting<Event>(shapes)

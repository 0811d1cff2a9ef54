import { type Shapes, upcasting } from './kernel/upcasting.ts'
import type { Event } from './repair.ts'

export const shapes: Shapes<Event> = {
  RepairProposed: [],
  RepairConfirmed: [],
  RepairDropped: [],
  RepairDone: [],
  RepairFailed: [],
}

export const upcast = upcasting<Event>(shapes)

import { type Shapes, upcasting } from './kernel/upcasting.ts'
import type { Event } from './saved-searches.ts'

export const shapes: Shapes<Event> = { SearchSaved: [], SearchRenamed: [], SearchRemoved: [] }

export const upcast = upcasting<Event>(shapes)

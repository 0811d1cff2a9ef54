import type { Shapes } from './kernel/upcasting.ts'
import { upcasting } from './kernel/upcasting.ts'
import type { Event } from './training-profiles.ts'

export const shapes: Shapes<Event> = {
  TrainingProfileCreated: [],
  TrainingProfileChanged: [],
  PrimaryProfileChosen: [],
  TrainingProfileDeleted: [],
  TrainingPlanChanged: [],
}

export const upcast = upcasting<Event>(shapes)

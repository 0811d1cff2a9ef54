import type { Shapes } from './history.ts'
import { upcasting } from './history.ts'
import type { Event } from './training-profiles.ts'

export const shapes: Shapes<Event> = {
  TrainingProfileCreated: [],
  TrainingProfileChanged: [],
  PrimaryProfileChosen: [],
  TrainingProfileDeleted: [],
  TrainingPlanChanged: [],
}

export const upcast = upcasting(shapes)

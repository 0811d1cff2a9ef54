import type { Shapes } from './kernel/upcasting.ts'
import { restsOtherwise, upcasting } from './kernel/upcasting.ts'
import type { Event } from './training-profiles.ts'

export const shapes: Shapes<Event> = {
  TrainingProfileCreated: [restsOtherwise],
  TrainingProfileChanged: [restsOtherwise],
  PrimaryProfileChosen: [],
  TrainingProfileDeleted: [],
  TrainingPlanChanged: [restsOtherwise],
  HealthTold: [],
  HealthForgotten: [],
}

export const upcast = upcasting<Event>(shapes)

import { z } from 'zod'
import { appBlock, appExercise, appWorkout, generated } from '../app.ts'
import { getOverview } from '../desk-screens.ts'
import { feedbackRecord } from '../feedback.ts'
import { origin } from '../origins.ts'
import { problem } from '../problem.ts'
import { trainingPlan, trainingProfile, userProfile } from '../profiles.ts'
import { getProgramme } from '../programme.ts'
import { whatIf } from '../what-if.ts'
import {
  block,
  exercise,
  historyEntry,
  performance,
  plannedSet,
  workoutDetail,
  workoutEntry,
} from '../workout-shapes.ts'
import { dashboardOverview } from '../workouts.ts'

export type Json = { [key: string]: unknown }

/** Shapes that are worth a name; the rest is written out where it is used. */
const named = {
  Problem: problem,
  Workout: workoutDetail,
  WorkoutEntry: workoutEntry,
  Block: block,
  Exercise: exercise,
  PlannedSet: plannedSet,
  Performance: performance,
  HistoryEntry: historyEntry,
  AppWorkout: appWorkout,
  AppBlock: appBlock,
  AppExercise: appExercise,
  GeneratedWorkout: generated,
  FeedbackRecord: feedbackRecord,
  TrainingProfile: trainingProfile,
  TrainingPlan: trainingPlan,
  UserProfile: userProfile,
  Overview: dashboardOverview.answer,
  OverviewThen: getOverview.answer,
  Programme: getProgramme.answer,
  Origin: origin,
  WhatIf: whatIf,
}

/** Of its own: names in zod's global registry change what everybody else writes as JSON Schema. */
class Names extends z.core.$ZodRegistry<z.core.GlobalMeta, z.core.$ZodType> {
  override get(schema: z.core.$ZodType) {
    const described = z.globalRegistry.get(schema)
    const name = super.get(schema)
    return described || name ? { ...described, ...name } : undefined
  }
}

const names = new Names()
for (const [id, schema] of Object.entries<z.ZodType>(named)) names.add(schema, { id })

/** Writes schemas as JSON Schema 2020-12, as they stand on the wire, and gathers the named ones. */
export const schemaBook = () => {
  const components: Json = {}
  const write = (schema: z.ZodType): Json => {
    const { $schema: _, $defs, ...written } = z.toJSONSchema(schema, asOnTheWire)
    for (const [id, definition] of Object.entries($defs ?? {})) components[id] = relinked(definition)
    return relinked(written) as Json
  }
  write(problem)
  return { components, write }
}

/** Answers may gain fields; a client must not break over one. */
const override: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ zodSchema, jsonSchema }) => {
  const { def } = zodSchema._zod
  if (def.type === 'object' && !('catchall' in def && def.catchall)) delete jsonSchema.additionalProperties
  if (jsonSchema.format === 'uuid' || jsonSchema.format === 'date-time') delete jsonSchema.pattern
}

const asOnTheWire = { io: 'input', unrepresentable: 'any', metadata: names, override } as const

const relinked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relinked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'id' || typeof Reflect.get(value, 'id') !== 'string')
      .map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string'
          ? inner.replace('#/$defs/', '#/components/schemas/')
          : relinked(inner),
      ]),
  )
}

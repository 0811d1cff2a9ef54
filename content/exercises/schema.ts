import { z } from 'zod'
import {
  contraindications,
  handWork,
  hyroxStations,
  joints,
  loadTypes,
  metrics,
  patterns,
  roles,
} from '../../domain/coach/basis/vocabulary.ts'
import { training } from '../training/schema.ts'

const longestCue = 160

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not kebab-case')
const words = z.string().regex(/\S/, 'is empty')
const cue = words.max(longestCue, `is longer than ${longestCue} characters`)
const level = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

const name = z.strictObject({ de: words, en: words })

const equipment = z.strictObject({
  id,
  name,
  kind: z.enum(['free-weight', 'machine', 'station', 'fixture', 'accessory', 'cardio', 'place']),
  portable: z.boolean(),
})

const muscle = z.strictObject({ id, name, major: z.boolean(), size: z.enum(['large', 'small']) })

const goal = z.strictObject({ id, name })

const jointLoad = z.record(z.enum(joints), level)

const range = z
  .tuple([z.number().int().positive(), z.number().int().positive()])
  .refine(([low, high]) => low <= high, 'runs backwards')

const defaults = z.strictObject({
  reps: range.optional(),
  seconds: range.optional(),
  meters: range.optional(),
  restSeconds: z.number().int().nonnegative(),
  secondsPerRep: z.number().positive().optional(),
})

const exercise = z.strictObject({
  id,
  name,
  cues: z.strictObject({ de: z.array(cue).min(2).max(3), en: z.array(cue).min(2).max(3) }),
  pattern: z.enum(patterns),
  role: z.enum(roles),
  requires: z.array(z.array(id)).min(1),
  muscles: z.record(id, z.union([z.literal(1), z.literal(0.5), z.literal(0.25)])),
  unilateral: z.boolean(),
  jointLoad,
  impact: level,
  overhead: z.boolean(),
  axialLoad: level,
  /** Where the spine goes fast, against load or to its end; osteoporosis forbids it. */
  spine: z.enum(['neutral', 'flexion', 'rotation']),
  /** The head is below the heart. */
  inverted: z.boolean(),
  hands: z.enum(handWork),
  /** Flat on the back, or on the front (planks and push-ups too). */
  lies: z.enum(['back', 'front']).nullable(),
  /** The nerve that it draws long. */
  stretches: z.enum(['leg-nerve', 'arm-nerve']).nullable(),
  noise: level,
  spaceM2: z.number().positive(),
  skill: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  loadType: z.enum(loadTypes),
  metrics: z.array(z.enum(metrics)).min(1),
  defaults,
  regressions: z.array(id),
  progressions: z.array(id),
  contraindications: z.array(z.enum(contraindications)),
  gripHeavy: z.boolean(),
  failureSafe: z.boolean(),
  hyroxStation: z.enum(hyroxStations).optional(),
  source: words,
})

export const catalogue = z.strictObject({
  equipment: z.array(equipment),
  muscles: z.array(muscle),
  goals: z.array(goal),
  exercises: z.array(exercise),
  training,
})

export type Name = z.infer<typeof name>
export type Equipment = z.infer<typeof equipment>
export type Muscle = z.infer<typeof muscle>
export type Goal = z.infer<typeof goal>
export type JointLoad = z.infer<typeof jointLoad>
export type Exercise = z.infer<typeof exercise>
export type Catalogue = z.infer<typeof catalogue>

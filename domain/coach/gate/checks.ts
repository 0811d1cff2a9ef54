import { cap, continuity, loads, repetitions } from './dose.ts'
import type { Check } from './finding.ts'
import { care, equipment, restrictions, skill, surroundings } from './fit.ts'
import { facts, week } from './hyrox.ts'
import { clash, coverage, order, variety } from './order.ts'
import { blocks, schema, sides } from './shape.ts'
import { coolDown, duration, rests, warmUp } from './time.ts'
import { balance, ceiling, deload, floor, recovered, session } from './volume.ts'
import { language, reasons } from './words.ts'

/** Every rule that one plan can be judged by, in the order of the table. */
export const checks: readonly Check[] = [
  schema,
  equipment,
  restrictions,
  duration,
  warmUp,
  coolDown,
  recovered,
  ceiling,
  floor,
  session,
  repetitions,
  rests,
  loads,
  cap,
  continuity,
  balance,
  sides,
  order,
  clash,
  skill,
  variety,
  coverage,
  blocks,
  care,
  surroundings,
  facts,
  week,
  reasons,
  language,
  deload,
]

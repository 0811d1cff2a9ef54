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
export const checks: readonly { readonly rule: number; readonly check: Check }[] = [
  { rule: 1, check: schema },
  { rule: 2, check: equipment },
  { rule: 3, check: restrictions },
  { rule: 4, check: duration },
  { rule: 5, check: warmUp },
  { rule: 6, check: coolDown },
  { rule: 7, check: recovered },
  { rule: 8, check: ceiling },
  { rule: 9, check: floor },
  { rule: 10, check: session },
  { rule: 11, check: repetitions },
  { rule: 12, check: rests },
  { rule: 13, check: loads },
  { rule: 14, check: cap },
  { rule: 15, check: continuity },
  { rule: 17, check: balance },
  { rule: 18, check: sides },
  { rule: 19, check: order },
  { rule: 20, check: clash },
  { rule: 21, check: skill },
  { rule: 22, check: variety },
  { rule: 23, check: coverage },
  { rule: 24, check: blocks },
  { rule: 25, check: care },
  { rule: 26, check: surroundings },
  { rule: 27, check: facts },
  { rule: 28, check: week },
  { rule: 29, check: reasons },
  { rule: 30, check: language },
  { rule: 33, check: deload },
]

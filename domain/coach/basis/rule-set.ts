import { dose } from './rule-set/dose.ts'
import { load } from './rule-set/load.ts'
import { programme } from './rule-set/programme.ts'
import { hyrox, session } from './rule-set/session.ts'
import { recovery, volume } from './rule-set/volume.ts'

/** Every number that a workout is made and judged by. A change of any number is a new version. */
export const ruleSet = {
  version: '2026-12.2',
  volume,
  recovery,
  dose,
  load,
  session,
  hyrox,
  programme,
} as const

import { cares } from './cares.ts'
import { cautions } from './cautions.ts'
import { distances } from './distances.ts'
import { firstLoads } from './first-loads.ts'
import { firstReps } from './first-reps.ts'
import { hyrox } from './hyrox.ts'
import { paces } from './paces.ts'
import { relief } from './relief.ts'
import { runWalk } from './run-walk.ts'
import type { Training } from './schema.ts'
import { skills } from './skills.ts'
import { sports } from './sports.ts'
import { staples } from './staples.ts'
import { templates } from './templates.ts'
import { waves } from './waves.ts'

export const training: Training = {
  firstLoads,
  firstReps,
  templates,
  staples,
  relief,
  distances,
  paces,
  cares,
  cautions,
  runWalk,
  skills,
  sports,
  waves,
  hyrox,
}

import type { Alone } from '../../domain/kernel/alone.ts'
import type { ReadModels } from '../../projections/ports.ts'
import type { Database } from './pool.ts'
import { modelsIn, placesIn } from './read-models/models.ts'
import { live, tidy } from './read-models/swap.ts'

/** The models that the product reads: the schema `read_models`. All of it may be dropped at any time. */
export const postgresReadModels = (database: Database, alone: Alone): ReadModels => ({
  ...modelsIn(database, live),
  places: () => placesIn(database, live),
  alone: (name, signal, work) => alone(`projection ${name}`, signal, work),
  tidy: () => tidy(database),
})

import type { Alone } from '../../domain/kernel/alone.ts'
import type { ReadModels } from '../../projections/ports.ts'
import type { Database } from './pool.ts'
import { modelsIn, placesIn, statusOf } from './read-models/models.ts'
import { live, tidy } from './read-models/swap.ts'

/**
 * The models that the product reads: the schema `read_models`. All of it may be dropped at any time. Who asks how they
 * stand does not wait behind what keeps them up where there are `readers`.
 */
export const postgresReadModels = (database: Database, alone: Alone, readers = database): ReadModels => ({
  ...modelsIn(database, live),
  status: () => statusOf(readers, live),
  places: () => placesIn(database, live),
  alone: (name, signal, work) => alone(`projection ${name}`, signal, work),
  tidy: () => tidy(database),
})

import { workerData } from 'node:worker_threads'
import type { Config } from '../adapters/config.ts'
import { openPool } from '../adapters/postgres/pool.ts'
import { postgresDrafts } from '../adapters/postgres/read-models/drafts.ts'
import { sealedDrafts } from '../adapters/postgres/read-models/sealed-rows.ts'
import { configInThread, inThread } from '../adapters/thread-pool.ts'
import { openInfrastructure } from '../app/infrastructure.ts'
import { projections } from '../projections/all.ts'
import { portionWorker } from '../projections/portion.ts'
import { heapBeyond } from './heap-beyond.ts'
import { pacing } from './pacing.ts'

/** What a thread is told when it starts: where everything is, how many bytes of rows it may hold, and its pace. */
export type Start = { readonly config: Config; readonly budget: number; readonly pace?: SharedArrayBuffer }

const { config, budget, pace }: Start = workerData
const infrastructure = await openInfrastructure(configInThread(config), { say: () => {}, connections: 2 })
const patient = openPool(infrastructure.workshop.url, {
  max: 2,
  role: infrastructure.workshop.role,
  timeout: 3_600_000,
})
const work = portionWorker({
  log: infrastructure.log,
  drafts: sealedDrafts(postgresDrafts(patient), infrastructure.keys),
  projections,
  full: heapBeyond(budget),
  ...(pace ? { turn: pacing(new Int32Array(pace)) } : {}),
})
inThread(work, () => Promise.all([infrastructure.close(), patient.end()]))

import { parentPort, workerData } from 'node:worker_threads'
import type { Config } from '../adapters/config.ts'
import { openPool } from '../adapters/postgres/pool.ts'
import { postgresDrafts } from '../adapters/postgres/read-models/drafts.ts'
import { sealedDrafts } from '../adapters/postgres/read-models/sealed-rows.ts'
import { openInfrastructure } from '../app/infrastructure.ts'
import { projections } from '../projections/all.ts'
import type { Progress, Task } from '../projections/build.ts'
import { portionWorker } from '../projections/portion.ts'
import { heapBeyond } from './heap-beyond.ts'
import { pacing } from './pacing.ts'

/** What a thread is told when it starts: where everything is, how many bytes of rows it may hold, and its pace. */
export type Start = { readonly config: Config; readonly budget: number; readonly pace?: SharedArrayBuffer }
export type Told = { readonly task: Task } | { readonly close: true }
export type Tells =
  | { readonly progress: Progress }
  | { readonly outcome: 'done' | 'full' }
  | { readonly failed: string }

const { config, budget, pace }: Start = workerData
const port = parentPort
if (!port) throw new Error('this file is a thread of the projections tool')

const bytes = (secret: Uint8Array) => Buffer.from(secret)
const keys = {
  secret: config.secret && bytes(config.secret),
  masterKeys: config.masterKeys?.map(key => ({ ...key, secret: bytes(key.secret) })) ?? null,
}
const infrastructure = await openInfrastructure({ ...config, ...keys }, { say: () => {}, connections: 2 })
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
const tell = (told: Tells) => port.postMessage(told)

port.on('message', async (told: Told) => {
  if ('close' in told) {
    await Promise.all([infrastructure.close(), patient.end()])
    return port.close()
  }
  try {
    tell({ outcome: await work(told.task, progress => tell({ progress })) })
  } catch (error) {
    tell({ failed: error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : String(error) })
  }
})

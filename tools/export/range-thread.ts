import { workerData } from 'node:worker_threads'
import { maskedLog } from '../../adapters/event-store/masked.ts'
import { postgresStore } from '../../adapters/event-store/postgres/postgres-store.ts'
import { wakeUps } from '../../adapters/event-store/wake-ups.ts'
import { openPool } from '../../adapters/postgres/pool.ts'
import { configInThread, inThread } from '../../adapters/thread-pool.ts'
import { rangeWriter } from './log-rows.ts'
import { pseudonymsAt } from './pseudonyms.ts'
import type { Start } from './range-threads.ts'

const { config, role, key, ...form }: Start = workerData

/** Whoever opens nothing needs neither keys nor all else that the product stands on: to load it would be most of a short export. */
const sealed = () => {
  const url = config.DATABASE_URL ?? ''
  const database = openPool(url, { max: 2, role })
  const store = postgresStore(url, database, wakeUps(), role)
  const masked = maskedLog(store)
  return { masked, open: masked, close: () => Promise.all([store.close(), database.end()]) }
}

const opened = async () => {
  const { openInfrastructure } = await import('../../app/infrastructure.ts')
  const { store, log, close } = await openInfrastructure(configInThread(config), { say: () => {}, connections: 2 })
  return { masked: maskedLog(store), open: log, close }
}

const { close, ...sources } = form.level === 'names' ? await opened() : sealed()
inThread(rangeWriter(sources, { ...form, pseudonyms: pseudonymsAt(form.level, Buffer.from(key)) }), close)

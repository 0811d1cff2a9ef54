import { workerData } from 'node:worker_threads'
import { maskedLog } from '../../adapters/event-store/masked.ts'
import { configInThread, inThread } from '../../adapters/thread-pool.ts'
import { openInfrastructure } from '../../app/infrastructure.ts'
import { rangeWriter } from './export.ts'
import { pseudonymsAt } from './pseudonyms.ts'
import type { Start } from './range-threads.ts'

const { config, key, ...form }: Start = workerData
const { store, log, close } = await openInfrastructure(configInThread(config), { say: () => {}, connections: 2 })
const model = () => Promise.reject(new Error('a range of the log has no read model'))
const pseudonyms = pseudonymsAt(form.level, Buffer.from(key))
inThread(rangeWriter({ masked: maskedLog(store), open: log, model }, { ...form, pseudonyms }), close)

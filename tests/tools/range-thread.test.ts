import { once } from 'node:events'
import { MessageChannel, Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { resolving } from '../support/resolving.ts'

/** Says to who started it what was resolved in this thread, when asked. */
const telling = resolving(`
  import { workerData } from 'node:worker_threads'
  workerData.asked.on('message', () => workerData.asked.postMessage([...loaded]))
  workerData.asked.unref()`)

test('a thread that writes a range opens nothing: it loads no keys, no read models, and is ready without the database', async () => {
  const { port1, port2 } = new MessageChannel()
  const form = { folder: '/nowhere', level: 'pseudonymous', format: 'parquet', key: Buffer.alloc(32), role: null }
  const config = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }
  const thread = new Worker(new URL('../../tools/export/range-thread.ts', import.meta.url), {
    workerData: { ...form, config, asked: port2 },
    transferList: [port2],
    execArgv: ['--import', telling],
  })
  onTestFinished(async () => {
    port1.close()
    await thread.terminate()
  })
  expect(await once(thread, 'message')).toEqual([{ ready: true }])
  port1.postMessage('what was loaded?')
  const [loaded]: string[][] = await once(port1, 'message')
  expect(loaded?.some(url => url.includes('/hyparquet-writer/'))).toBe(true)
  expect(loaded?.filter(url => /node_modules\/(kysely|zod)\/|\/adapters\/keys\/|\/projections\//.test(url))).toEqual([])
})

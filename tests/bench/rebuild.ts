import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { copyText } from '../../adapters/postgres/read-models/copy-text.ts'
import { createIndexes, createTable } from '../../adapters/postgres/read-models/tables.ts'
import { build } from '../../projections/build.ts'
import { filterOf } from '../../projections/fold-page.ts'
import { foldShare } from '../../projections/fold-share.ts'
import { portionWorker } from '../../projections/portion.ts'
import { projector } from '../../projections/projector.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { row } from './append.ts'
import { inTurns } from './measure.ts'
import type { Row } from './row.ts'
import { seed } from './seed.ts'
import { rounds, type Stand } from './stand.ts'

const wanted = Number(process.env.BENCH_EVENTS ?? 60_000)
const whole = { index: 0, of: 1 }

/** The limit reads what the fold needs of every event and copies the finished rows: what any rebuild must do. */
export const benchRebuild = async (stand: Stand): Promise<readonly Row[]> => {
  const { raw, log, drafts, owner } = stand
  const events = await seed(stand, wanted, 'rebuild')
  await owner.query('vacuum analyze log.events')
  const end = { position: await log.head() }
  const never = { full: () => false, onRead: () => {} }
  const rows = [...((await foldShare(log, workoutList, whole, end, never)) ?? new Map()).values()]

  const readAll = async () => {
    let after = 0n
    let count = 0
    for (;;) {
      const page = await raw.query({
        name: 'bare-page',
        text: `select gp, stream, type, data from log.events where gp > $1 and gp <= $1::bigint + 5000 and stream like 'workout-%' order by gp`,
        values: [after],
      })
      after += 5000n
      count += page.rows.length
      if (after >= BigInt(end.position ?? 0)) return count
    }
  }
  const copyAll = async () => {
    await owner.query(`create schema if not exists bench_copy; drop table if exists bench_copy.${workoutList.name}`)
    await owner.query(createTable('bench_copy', workoutList))
    const client = await owner.connect()
    const columns = Object.keys(workoutList.columns).join(', ')
    const copy = client.query(copyFrom(`copy bench_copy.${workoutList.name} (${columns}) from stdin`))
    await pipeline(Readable.from(copyText(workoutList, [rows])), copy).finally(() => client.release())
    await owner.query(createIndexes('bench_copy', workoutList))
  }
  const worker = portionWorker({ log, drafts, projections: [workoutList], full: () => false })
  const rate = (work: () => Promise<unknown>) => async () => {
    const began = performance.now()
    await work()
    return { rate: (events * 1000) / (performance.now() - began) }
  }
  const limit = rate(async () => {
    await readAll()
    await copyAll()
  })
  const ours = rate(async () => {
    await drafts.drop('bench_build')
    const parts = { drafts, workers: [worker], code: 'bench', onProgress: () => {} }
    await build(workoutList, 'bench_build', end, parts)
  })
  await limit()
  await ours()
  const turns = await inTurns(rounds, limit, ours)

  const batched = rate(async () => {
    await drafts.drop('bench_live')
    const models = drafts.models('bench_live')
    const steps = projector(workoutList, models, await models.open(workoutList), log)
    for await (const page of log.read(null, filterOf(workoutList))) await steps.take(page)
    await steps.close()
  })
  const peer = await inTurns(Math.min(rounds, 3), batched, ours)
  for (const schema of ['bench_build', 'bench_live', 'bench_copy']) await drafts.drop(schema).catch(() => {})
  return [
    row('Rebuild, one worker', 'keyset read of the needed columns, COPY of the result', turns, 'rate', 'events/s', {
      atLeast: 0.8,
    }),
    row('Rebuild, one worker', 'batched upsert, 5000 a page', peer, 'rate', 'events/s', { atLeast: 5 }),
  ]
}

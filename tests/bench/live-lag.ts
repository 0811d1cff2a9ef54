import { setTimeout } from 'node:timers/promises'
import { type Appended, type Conflict, isConflict } from '../../domain/kernel/log.ts'
import type { Position } from '../../domain/kernel/stream.ts'
import { projections } from '../../projections/all.ts'
import { runProjections } from '../../projections/run.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { interval, percentile } from './measure.ts'
import { figure, type Row, withinMs } from './row.ts'
import { rounds, type Stand } from './stand.ts'
import { newWorkouts, setsInTraining } from './steady-writes.ts'

const perSecond = Number(process.env.BENCH_RATE ?? 300)
const seconds = 4

/** From an append's answer to the committed row, with all models at work in this process. */
export const benchLiveLag = async ({ log, models, raw, owner }: Stand): Promise<readonly Row[]> => {
  const stop = new AbortController()
  const waiting = new Map<string, (at: number) => void>()
  const seen = (name: string, position: Position) => {
    if (name !== workoutList.name) return
    const now = performance.now()
    for (const [wanted, tell] of waiting)
      if (log.compare(wanted as Position, position) <= 0) {
        waiting.delete(wanted)
        tell(now)
      }
  }
  const report = (line: string, error: unknown) => console.error(line, error)
  const work = runProjections(projections, { log, models, report, onMoved: seen }, stop.signal)

  const told = async (append: () => Promise<Appended | Conflict>) => {
    const answer = await append()
    if (isConflict(answer)) throw new Error('conflict')
    const acked = performance.now()
    const readable = await new Promise<number>(resolve => waiting.set(answer.position, resolve))
    return Math.max(0, readable - acked)
  }
  const kinds = [
    { what: 'new workouts', append: newWorkouts(log) },
    { what: 'sets', append: await setsInTraining(log) },
  ]
  for (let level = false; !level; await setTimeout(100)) {
    const head = await log.head()
    level = (await models.status()).filter(({ position }) => position === head).length === projections.length
  }

  await owner.query(
    'create schema if not exists bench; create table if not exists bench.row (id int primary key, n int)',
  )
  await owner.query('insert into bench.row values (1, 0) on conflict do nothing')
  await raw.query('set synchronous_commit = off')
  const head = BigInt((await log.head()) ?? 0)
  const rows: Row[] = []
  for (const { what, append } of kinds) {
    const floors: number[] = []
    const halves: number[] = []
    const tails: number[] = []
    for (let round = 0; round < rounds; round++) {
      const lags: Promise<number>[] = []
      const began = performance.now()
      for (let n = 0; n < perSecond * seconds; n++) {
        await setTimeout(Math.max(0, began + (n * 1000) / perSecond - performance.now()))
        lags.push(told(append))
      }
      const taken = await Promise.all(lags)
      halves.push(percentile(taken, 0.5))
      tails.push(percentile(taken, 0.99))
      const pair = await paced(300, async () => {
        await raw.query({
          name: 'one',
          text: 'select gp, stream, version, type, id, data, meta, created from log.events where gp = $1',
          values: [head],
        })
        await raw.query({ name: 'row', text: 'update bench.row set n = n + 1 where id = 1' })
      })
      floors.push(percentile(pair, 0.5))
    }
    rows.push(...rowsOf(what, floors, halves, tails))
  }
  await raw.query('set synchronous_commit = on')
  stop.abort()
  await work
  return rows
}

const rowsOf = (
  what: string,
  floors: readonly number[],
  halves: readonly number[],
  tails: readonly number[],
): readonly Row[] => [
  {
    what: `Live lag at ${perSecond} ${what} a second, p50`,
    bound: 'one read and one commit by node pg, as often a second',
    limit: figure(interval(floors), 'ms'),
    ours: figure(interval(halves), 'ms'),
    ratio: interval(halves.map((half, round) => half / (floors[round] ?? Number.NaN))),
    target: { atMost: 2 },
  },
  withinMs(`Live lag at ${perSecond} ${what} a second, p99`, 5, tails),
]

/** How long each call took, in ms, when as many are made in a second as events come: a busy loop would meet warmer caches. */
const paced = async (times: number, call: () => Promise<unknown>) => {
  const taken: number[] = []
  for (let n = 0; n < times; n++) {
    await setTimeout(1000 / perSecond)
    const began = performance.now()
    await call()
    taken.push(performance.now() - began)
  }
  return taken
}

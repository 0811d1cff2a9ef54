import { builtModels } from '../../adapters/postgres/built-models.ts'
import { sealedSnapshots } from '../../adapters/postgres/read-models/sealed-rows.ts'
import { textSearch } from '../../adapters/postgres/text-search.ts'
import { comparing } from '../../api/desk/build-differences.ts'
import { openFields } from '../../api/desk/fact-catalogue.ts'
import { isRefused } from '../../domain/kernel/decider.ts'
import { asOf } from '../../projections/as-of.ts'
import { portionWorker } from '../../projections/portion.ts'
import { workoutList } from '../../projections/workout-list.ts'
import { row } from './append.ts'
import { inTurns, timed } from './measure.ts'
import { fill } from './million.ts'
import { type Row, withinMs } from './row.ts'
import { seed } from './seed.ts'
import { rounds, type Stand } from './stand.ts'

const told = 30_000
const wanted = Number(process.env.BENCH_EVENTS ?? 1_000_000)
const rowsInEach = Number(process.env.BENCH_ROWS ?? 30_000)

/** What the desk looks through for a bounded time, page after page, beside one bare query over all of it. */
export const benchDeskSearch = async (stand: Stand): Promise<readonly Row[]> => {
  await seed(stand, told, 'desk search')
  const differing = await comparingBuilds(stand)
  return [...(await looking(stand, await fill(stand, wanted))), ...differing]
}

const few = Math.min(rounds, 3)

const looking = async ({ database, owner }: Stand, events: number): Promise<readonly Row[]> => {
  const search = textSearch(database, openFields)
  // In no event, so that each page looks as long as it may.
  const text = 'nowhere to be found'
  const pages: number[] = []
  const found = await inTurns(
    few,
    async () => {
      const [ms = 0] = await timed(1, () =>
        owner.query(
          `select count(*) from log.events where strpos(lower(data::text), '${text}') > 0 and type = any($1)`,
          [Object.keys(openFields)],
        ),
      )
      return { rate: (events / ms) * 1000 }
    },
    async () => {
      const began = performance.now()
      for (let before: string | undefined; ; ) {
        const [ms = 0] = await timed(1, async () => {
          const page = await search({ text, limit: 50, ...(before ? { before } : {}) })
          before = page.next ?? undefined
        })
        pages.push(ms)
        if (before === undefined) break
      }
      return { rate: (events / (performance.now() - began)) * 1000 }
    },
  )
  const what = `Desk: text looked for in ${events.toLocaleString('en')} events`
  return [
    row(what, 'one bare scan for it, over whole events', found, 'rate', 'events/s', { atLeast: 0.5 }),
    withinMs(`${what}, its slowest page`, 2000, [Math.max(...pages)]),
  ]
}

/** Two builds of one model with so many rows; one in a hundred has another status. */
const comparingBuilds = async (stand: Stand): Promise<readonly Row[]> => {
  const { owner, log, drafts, bareSnapshots, database, keys } = stand
  const worker = portionWorker({ log, drafts, projections: [workoutList], full: () => false })
  const build = async (code: string) => {
    const schema = await asOf(
      [workoutList],
      { position: await log.head() },
      {
        drafts,
        workers: [worker],
        code,
        onProgress: () => {},
      },
    )
    const table = `${schema}.${workoutList.name}`
    const columns = Object.keys(workoutList.columns).join(', ')
    const fresh = columns.replace(/\bid\b/, 'md5(id::text || copy)::uuid')
    await owner.query(
      `insert into ${table} (${columns}) select ${fresh} from ${table}, generate_series(1, 10000) copy limit ${rowsInEach}`,
    )
    await owner.query(`vacuum analyze ${table}`)
    return { schema, table }
  }
  const [one, other] = [await build('aaaaaaaa'), await build('bbbbbbbb')]
  await owner.query(`update ${other.table} set status = 'COMPLETED?' where get_byte(uuid_send(id), 0) < 3`)
  const compare = comparing({ built: builtModels(database), snapshots: sealedSnapshots(bareSnapshots, keys) })
  const pages: number[] = []
  const [{ rows }] = [await owner.query(`select count(*)::int as n from ${one.table}`)]
  const all = Number(rows[0].n)
  const done = await inTurns(
    few,
    async () => {
      const [ms = 0] = await timed(1, () =>
        owner.query(
          `select count(*) from ${one.table} a full join ${other.table} b using (id) where a::text is distinct from b::text`,
        ),
      )
      return { rate: (all / ms) * 1000 }
    },
    async () => {
      const began = performance.now()
      let [looked, differ] = [0, 0]
      for (let after: string | undefined; ; ) {
        const page = async () => {
          const answer = await compare(
            { build: one.schema, other: other.schema, model: 'workout_list', after, limit: 50 },
            async () => true,
          )
          if (isRefused(answer)) throw new Error(answer.refused)
          looked += answer.answer.looked
          differ += answer.answer.rows.length
          after = answer.answer.next ?? undefined
        }
        pages.push((await timed(1, page))[0] ?? 0)
        if (after === undefined) break
      }
      if (looked !== all || differ === 0) throw new Error(`${looked} of ${all} rows were looked at, ${differ} differ`)
      return { rate: (all / (performance.now() - began)) * 1000 }
    },
  )
  const what = `Desk: two builds of ${all.toLocaleString('en')} rows compared`
  return [
    row(what, 'one bare join of both', done, 'rate', 'rows/s', { atLeast: 0.2 }),
    withinMs(`${what}, its slowest page`, 3000, [Math.max(...pages)]),
  ]
}

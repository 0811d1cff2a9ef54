import type { Config } from '../adapters/config.ts'
import { openPool } from '../adapters/postgres/pool.ts'
import { postgresDrafts } from '../adapters/postgres/read-models/drafts.ts'
import { sealedDrafts, sealedSnapshots } from '../adapters/postgres/read-models/sealed-rows.ts'
import { postgresSnapshots } from '../adapters/postgres/read-models/snapshots.ts'
import type { Job, ModelJobs } from '../api/desk/operations.ts'
import type { OperationCommands } from '../commands/operations.ts'
import { hour } from '../domain/days.ts'
import { doneAlone } from '../projections/done-alone.ts'
import type { AnyProjection, Difference } from '../projections/ports.ts'
import { type RebuildParts, rebuild } from '../projections/rebuild.ts'
import { verify } from '../projections/verify.ts'
import { codeHash } from '../tools/code-hash.ts'
import { giveUp, newPace } from '../tools/pacing.ts'
import { openThreads, usualMemory } from '../tools/threads.ts'
import type { Ground } from './ground.ts'

const lookMs = 500

type Parts = {
  readonly ground: Ground
  readonly config: Config
  readonly clock: () => string
  readonly operating: Pick<OperationCommands, 'works' | 'ended'>
}

/**
 * Rebuilds and comparisons begun at the desk: one after the other, folded in one thread, so that athletes notice
 * nothing. Beside the same on the command line only one of them works, as it holds the same hold. What the log says of a
 * work's pace holds within half a second; that it ended is told there, unless the process ends first.
 */
export const modelJobs = ({
  ground,
  config,
  clock,
  operating,
}: Parts): ModelJobs & { readonly close: () => Promise<void> } => {
  const jobs = new Map<string, Job>()
  const stop = new AbortController()
  let queue: Promise<void> = Promise.resolve()

  const run = async (projection: AnyProjection, what: Job['what'], id: string) => {
    const note = (news: Partial<Job>) => {
      const job = jobs.get(projection.name)
      if (job) jobs.set(projection.name, { ...job, ...news })
    }
    const end = async (outcome: 'done' | 'failed', says: string) => {
      note({ state: outcome, endedAt: clock(), says, ...(outcome === 'done' ? { part: 1 } : {}) })
      if (!stop.signal.aborted) await operating.ended(id, outcome, says).catch(() => {})
    }
    const pace = newPace()
    const paced = keepingPace({ operating, signal: stop.signal }, projection.name, new Int32Array(pace))
    try {
      await paced.look()
      const says = await withBuilders({ ground, config, pace }, parts => {
        const onProgress: RebuildParts['onProgress'] = (_, { events, part }) =>
          note({ events: (jobs.get(projection.name)?.events ?? 0) + events, part })
        return doneAlone(
          ground.alone,
          what === 'rebuild' ? `rebuild ${projection.name}` : 'verify',
          stop.signal,
          lost => works[what](projection, { ...parts, onProgress, lost }),
        )
      })
      await end('done', says)
    } catch (error) {
      await end('failed', error instanceof Error ? error.message : String(error))
    } finally {
      paced.end()
    }
  }

  return {
    of: name => jobs.get(name) ?? null,
    begin: (projection, what, id) => {
      const job: Job = {
        id,
        what,
        state: 'running',
        part: null,
        events: 0,
        startedAt: clock(),
        endedAt: null,
        says: null,
      }
      jobs.set(projection.name, job)
      queue = queue.then(() => (stop.signal.aborted ? undefined : run(projection, what, id)))
      return job
    },
    close: async () => {
      stop.abort()
      await queue
    },
  }
}

/** Brings the pace of a work's threads to what the log says of it, until it ends. */
const keepingPace = (
  { operating, signal }: Pick<Parts, 'operating'> & { readonly signal: AbortSignal },
  model: string,
  pace: Int32Array,
) => {
  const set = (percent: number) => Atomics.store(pace, 0, percent)
  const look = async () => {
    const work = (await operating.works().catch(() => null))?.[model]
    if (work && !signal.aborted) set(work.isPaused ? 0 : work.percent)
  }
  const leave = () => set(giveUp)
  set(100)
  signal.addEventListener('abort', leave)
  const timer = setInterval(() => void look(), lookMs)
  return {
    look,
    end: () => {
      clearInterval(timer)
      signal.removeEventListener('abort', leave)
    },
  }
}

type Builders = Omit<RebuildParts, 'onProgress'> & { readonly snapshots: ReturnType<typeof sealedSnapshots> }
type Told = Pick<RebuildParts, 'onProgress'> & { readonly lost: AbortSignal }
type Work = (projection: AnyProjection, parts: Builders & Told) => Promise<string>

const works: Readonly<Record<Job['what'], Work>> = {
  rebuild: async (projection, parts) => `Swapped in ${(await rebuild(projection, parts)).swapMs.toFixed(0)} ms.`,
  verify: async (projection, parts) => {
    const { rows, first } = await verify(projection, parts)
    return first ? differing(first) : `${rows} rows, all as the log says.`
  },
}

/** Which row and which columns; what stands in them is somebody's. */
const differing = ({ key, live, fresh }: Difference) => {
  if (!live) return `Row ${key} is missing.`
  if (!fresh) return `Row ${key} should not be there.`
  const columns = Object.keys(live).filter(column => live[column] !== fresh[column])
  return `Row ${key} differs in ${columns.join(', ')}.`
}

const withBuilders = async <Result>(
  { ground, config, pace }: Pick<Parts, 'ground' | 'config'> & { readonly pace: SharedArrayBuffer },
  work: (parts: Builders) => Promise<Result>,
): Promise<Result> => {
  const patient = openPool(ground.workshop.url, { max: 4, role: ground.workshop.role, timeout: hour })
  const threads = openThreads({ ...config, DATABASE_URL: ground.url }, 1, usualMemory, pace)
  try {
    return await work({
      log: ground.log,
      drafts: sealedDrafts(postgresDrafts(patient), ground.keys),
      snapshots: sealedSnapshots(postgresSnapshots(patient), ground.keys),
      workers: threads.workers,
      code: await codeHash(),
      say: () => {},
    })
  } finally {
    await threads.close()
    await patient.end()
  }
}

import type { Config } from '../adapters/config.ts'
import { openPool } from '../adapters/postgres/pool.ts'
import { postgresDrafts } from '../adapters/postgres/read-models/drafts.ts'
import { sealedDrafts, sealedSnapshots } from '../adapters/postgres/read-models/sealed-rows.ts'
import { postgresSnapshots } from '../adapters/postgres/read-models/snapshots.ts'
import type { Job, ModelJobs } from '../api/desk/operations.ts'
import type { OperationCommands } from '../commands/operations.ts'
import { hour } from '../domain/days.ts'
import type { WorkId } from '../domain/ids.ts'
import { abandon, clearAway, leaseOf, leftMs } from '../projections/abandon.ts'
import { doneAlone } from '../projections/done-alone.ts'
import type { AnyProjection, Difference } from '../projections/ports.ts'
import { type RebuildParts, rebuild } from '../projections/rebuild.ts'
import { verify } from '../projections/verify.ts'
import { codeHash } from '../tools/code-hash.ts'
import { giveUp, newPace } from '../tools/pacing.ts'
import { openThreads, usualMemory } from '../tools/threads.ts'
import type { Infrastructure } from './infrastructure.ts'

const lookMs = 500

type Parts = {
  readonly infrastructure: Infrastructure
  readonly config: Config
  readonly clock: () => string
  readonly operating: Pick<OperationCommands, 'works' | 'ended'>
}

/**
 * Rebuilds and comparisons begun at the desk: one after the other, folded in one thread, so that athletes notice
 * nothing. Beside the same on the command line only one of them works, under the same lease. What the log says of a
 * work's pace, or that it was cancelled, holds within half a second; that it ended is told there, unless the process ends
 * first.
 */
export const modelJobs = ({
  infrastructure,
  config,
  clock,
  operating,
}: Parts): ModelJobs & { readonly close: () => Promise<void> } => {
  const jobs = new Map<string, Job>()
  const stop = new AbortController()
  let queue: Promise<void> = Promise.resolve()
  const inLine = (work: () => Promise<void>) => {
    queue = queue.then(() => (stop.signal.aborted ? undefined : work()))
  }
  const builders = { infrastructure, config }

  const noteOn =
    ({ name }: AnyProjection, id: WorkId) =>
    (news: Partial<Job>) => {
      const job = jobs.get(name)
      if (job?.id === id) jobs.set(name, { ...job, ...news })
    }

  const run = async (projection: AnyProjection, what: Job['what'], id: WorkId) => {
    const steered = steering({ operating, signal: stop.signal }, projection.name, id)
    const note = noteOn(projection, id)
    const end = async (outcome: 'done' | 'failed', says: string) => {
      note({ state: outcome, endedAt: clock(), says, ...(outcome === 'done' ? { part: 1 } : {}) })
      if (!stop.signal.aborted) await operating.ended(id, outcome, says).catch(() => {})
    }
    const { stillWanted, cancelled } = steered
    try {
      await stillWanted()
      const says = await withBuilders({ ...builders, pace: steered.pace }, parts => {
        const onProgress: RebuildParts['onProgress'] = (_, { events, part }) =>
          note({ events: (jobs.get(projection.name)?.events ?? 0) + events, part })
        return doneAlone(
          infrastructure.alone,
          leaseOf(projection, what),
          AbortSignal.any([stop.signal, cancelled]),
          lost =>
            works[what](projection, { ...parts, onProgress, lost, stillWanted }).catch(async error => {
              if (cancelled.aborted) await clearAway(projection, what, parts)
              throw error
            }),
        )
      })
      await end('done', says)
    } catch (error) {
      if (cancelled.aborted) note({ state: 'cancelled', endedAt: clock() })
      else await end('failed', error instanceof Error ? error.message : String(error))
    } finally {
      steered.end()
    }
  }

  return {
    of: name => jobs.get(name) ?? null,
    begin: (projection, what, id) => {
      const job: Job = { ...unbegun, id, what, startedAt: clock() }
      jobs.set(projection.name, job)
      inLine(() => run(projection, what, id))
      return job
    },
    cancelled: (projection, what, id) => {
      const job = jobs.get(projection.name)
      if (job?.id === id) jobs.set(projection.name, { ...job, state: 'cancelled', endedAt: clock() })
      else inLine(() => clearedAway(projection, what, { ...builders, signal: stop.signal }).catch(() => {}))
    },
    close: async () => {
      stop.abort()
      await queue
    },
  }
}

const unbegun = { state: 'running', part: null, events: 0, endedAt: null, says: null } as const

/** Brings the pace of a work's threads to what the log says of it, and tells when it was cancelled, until it ends. */
const steering = (
  { operating, signal }: Pick<Parts, 'operating'> & { readonly signal: AbortSignal },
  model: string,
  id: WorkId,
) => {
  const pace = newPace()
  const cancelling = new AbortController()
  const set = (percent: number) => Atomics.store(new Int32Array(pace), 0, percent)
  const look = async () => {
    const work = (await operating.works())[model]
    if (signal.aborted || cancelling.signal.aborted) return
    // Where the log tells of another work by now, this one was begun anew, here or elsewhere.
    if (work?.id !== id || work.state === 'cancelled') cancelling.abort(new Error('cancelled'))
    else set(work.isPaused ? 0 : work.percent)
  }
  const leave = () => set(giveUp)
  set(100)
  for (const ending of [signal, cancelling.signal]) ending.addEventListener('abort', leave)
  const timer = setInterval(() => void look().catch(() => {}), lookMs)
  return {
    pace,
    cancelled: cancelling.signal,
    stillWanted: async () => {
      await look()
      cancelling.signal.throwIfAborted()
    },
    end: () => {
      clearInterval(timer)
      signal.removeEventListener('abort', leave)
    },
  }
}

/** Where whoever was at a work that was cancelled has left it: soon, or died over it. */
const clearedAway = async (
  projection: AnyProjection,
  what: Job['what'],
  { infrastructure, signal }: Pick<Parts, 'infrastructure'> & { readonly signal: AbortSignal },
) => {
  const patient = openPool(infrastructure.workshop.url, { max: 1, role: infrastructure.workshop.role, timeout: hour })
  const soon = AbortSignal.any([signal, AbortSignal.timeout(leftMs)])
  try {
    const drafts = sealedDrafts(postgresDrafts(patient), infrastructure.keys)
    await abandon(projection, what, { alone: infrastructure.alone, drafts }, soon)
  } finally {
    await patient.end()
  }
}

type Builders = Omit<RebuildParts, 'onProgress'> & { readonly snapshots: ReturnType<typeof sealedSnapshots> }
type Told = Pick<RebuildParts, 'onProgress' | 'stillWanted'> & { readonly lost: AbortSignal }
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
  { infrastructure, config, pace }: Pick<Parts, 'infrastructure' | 'config'> & { readonly pace: SharedArrayBuffer },
  work: (parts: Builders) => Promise<Result>,
): Promise<Result> => {
  const patient = openPool(infrastructure.workshop.url, { max: 4, role: infrastructure.workshop.role, timeout: hour })
  const threads = openThreads({ ...config, DATABASE_URL: infrastructure.url }, 1, usualMemory, pace)
  try {
    return await work({
      log: infrastructure.log,
      drafts: sealedDrafts(postgresDrafts(patient), infrastructure.keys),
      snapshots: sealedSnapshots(postgresSnapshots(patient), infrastructure.keys),
      workers: threads.workers,
      code: await codeHash(),
      say: () => {},
    })
  } finally {
    await threads.close()
    await patient.end()
  }
}

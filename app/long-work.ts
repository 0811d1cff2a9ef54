import type { Config } from '../adapters/config.ts'
import { openPool } from '../adapters/postgres/pool.ts'
import { postgresDrafts } from '../adapters/postgres/read-models/drafts.ts'
import { sealedDrafts, sealedSnapshots } from '../adapters/postgres/read-models/sealed-rows.ts'
import { postgresSnapshots } from '../adapters/postgres/read-models/snapshots.ts'
import type { Progress } from '../api/desk/doing.ts'
import { hour } from '../domain/days.ts'
import type { WorkId } from '../domain/ids.ts'
import type { Doing } from '../domain/operation.ts'
import { leftMs } from '../projections/abandon.ts'
import { doneAlone } from '../projections/done-alone.ts'
import type { Drafts } from '../projections/ports.ts'
import type { RebuildParts } from '../projections/rebuild.ts'
import { codeHash } from '../tools/code-hash.ts'
import { giveUp, newPace } from '../tools/pacing.ts'
import { openThreads, usualMemory } from '../tools/threads.ts'
import type { Infrastructure } from './infrastructure.ts'

const lookMs = 500

type Parts = { readonly infrastructure: Infrastructure; readonly config: Config; readonly clock: () => string }

type Builders = Omit<RebuildParts, 'onProgress'> & { readonly snapshots: ReturnType<typeof sealedSnapshots> }
type Told = Pick<RebuildParts, 'onProgress' | 'stillWanted'> & { readonly lost: AbortSignal }

/** Something begun at the desk: what it is on, how the log tells of it, how it is done and cleared away. */
export type Task = {
  readonly on: string
  readonly id: WorkId
  /** Beside the same on the command line only one of them works. */
  readonly lease: string
  readonly now: () => Promise<Doing | undefined>
  readonly ended: (outcome: 'done' | 'failed', says: string) => Promise<unknown>
  readonly work: (parts: Builders & Told) => Promise<string>
  readonly clearAway: (parts: { readonly drafts: Drafts }) => Promise<unknown>
}

/**
 * Work on read models begun at the desk: one after the other, folded in one thread, so that athletes notice nothing. What
 * the log says of a work's pace, or that it was cancelled, holds within half a second; that it ended is told there, unless
 * the process ends first.
 */
export const longWork = ({ infrastructure, config, clock }: Parts) => {
  const known = new Map<string, Progress>()
  const stop = new AbortController()
  let queue: Promise<void> = Promise.resolve()
  const inLine = (work: () => Promise<void>) => {
    queue = queue.then(() => (stop.signal.aborted ? undefined : work()))
  }
  const builders = { infrastructure, config }

  const noteOn =
    ({ on, id }: Task) =>
    (news: Partial<Progress>) => {
      const progress = known.get(on)
      if (progress?.id === id) known.set(on, { ...progress, ...news })
    }

  const run = async (task: Task) => {
    const steered = steering(task, stop.signal)
    const note = noteOn(task)
    const end = async (outcome: 'done' | 'failed', says: string) => {
      note({ state: outcome, endedAt: clock(), says, ...(outcome === 'done' ? { part: 1 } : {}) })
      if (!stop.signal.aborted) await task.ended(outcome, says).catch(() => {})
    }
    const { stillWanted, cancelled } = steered
    try {
      await stillWanted()
      const says = await withBuilders({ ...builders, pace: steered.pace }, parts => {
        const onProgress: RebuildParts['onProgress'] = (_, { events, part }) =>
          note({ events: (known.get(task.on)?.events ?? 0) + events, part })
        const signal = AbortSignal.any([stop.signal, cancelled])
        return doneAlone(infrastructure.alone, task.lease, signal, lost =>
          task.work({ ...parts, onProgress, lost, stillWanted }).catch(async error => {
            if (cancelled.aborted) await task.clearAway(parts)
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
    of: (on: string) => known.get(on) ?? null,
    begin: (task: Task) => {
      known.set(task.on, { ...unbegun, id: task.id, startedAt: clock() })
      inLine(() => run(task))
    },
    /** The log says so already: whoever is at it stops, and what it has made so far goes. */
    cancelled: (task: Omit<Task, 'work' | 'ended' | 'now'>) => {
      const progress = known.get(task.on)
      if (progress?.id === task.id) known.set(task.on, { ...progress, state: 'cancelled', endedAt: clock() })
      else inLine(() => clearedAway(task, { ...builders, signal: stop.signal }).catch(() => {}))
    },
    close: async () => {
      stop.abort()
      await queue
    },
  }
}

export type LongWork = ReturnType<typeof longWork>

const unbegun = { state: 'running', part: null, events: 0, endedAt: null, says: null } as const

/** Brings the pace of a work's threads to what the log says of it, and tells when it was cancelled, until it ends. */
const steering = ({ id, now }: Pick<Task, 'id' | 'now'>, signal: AbortSignal) => {
  const pace = newPace()
  const cancelling = new AbortController()
  const set = (percent: number) => Atomics.store(new Int32Array(pace), 0, percent)
  const look = async () => {
    const doing = await now()
    if (signal.aborted || cancelling.signal.aborted) return
    // Where the log tells of another work by now, this one was begun anew, here or elsewhere.
    if (doing?.id !== id || doing.state === 'cancelled') cancelling.abort(new Error('cancelled'))
    else set(doing.isPaused ? 0 : doing.percent)
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

type Machine = Pick<Parts, 'infrastructure' | 'config'>

export const openDrafts = ({ workshop: { url, role }, keys }: Infrastructure, max: number, timeout = hour) => {
  const patient = openPool(url, { max, role, timeout })
  return {
    drafts: sealedDrafts(postgresDrafts(patient), keys),
    snapshots: sealedSnapshots(postgresSnapshots(patient), keys),
    close: () => patient.end(),
  }
}

/** Where whoever was at a work that was cancelled has left it: soon, or died over it. */
const clearedAway = async (
  { lease, clearAway }: Pick<Task, 'lease' | 'clearAway'>,
  { infrastructure, signal }: Machine & { readonly signal: AbortSignal },
) => {
  const { drafts, close } = openDrafts(infrastructure, 1)
  const soon = AbortSignal.any([signal, AbortSignal.timeout(leftMs)])
  try {
    await doneAlone(infrastructure.alone, lease, soon, () => clearAway({ drafts }))
  } finally {
    await close()
  }
}

const withBuilders = async <Result>(
  { infrastructure, config, pace }: Machine & { readonly pace: SharedArrayBuffer },
  work: (parts: Builders) => Promise<Result>,
): Promise<Result> => {
  const { drafts, snapshots, close } = openDrafts(infrastructure, 4)
  const threads = openThreads({ ...config, DATABASE_URL: infrastructure.url }, 1, usualMemory, pace)
  try {
    const { workers } = threads
    return await work({ log: infrastructure.log, drafts, snapshots, workers, code: await codeHash(), say: () => {} })
  } finally {
    await threads.close()
    await close()
  }
}

import { setTimeout } from 'node:timers/promises'
import type { Position } from '../domain/kernel/log.ts'
import { isPoison, type Poison } from '../domain/kernel/poison.ts'
import { filterOf } from './fold-page.ts'
import type { AnyProjection, Log, ReadModels } from './ports.ts'
import { readAhead } from './read-ahead.ts'
import { stepper } from './step.ts'

type Parts = {
  readonly log: Log
  readonly models: ReadModels
  readonly report: (line: string, error: unknown) => void
  readonly onMoved: (name: string, position: Position) => void
}

const restAfterFailure = 300
const restAfterPoison = 10_000

/** Keeps all of them up, each on its own, and sweeps up behind swaps. */
export const runProjections = async (projections: readonly AnyProjection[], parts: Parts, signal: AbortSignal) => {
  await Promise.all([...projections.map(each => runProjection(each, parts, signal)), sweep(parts.models, signal)])
}

/**
 * Keeps one read model up with the log until the signal aborts. One process at a time is active; the fenced checkpoint
 * makes a second or a paused one harmless. A stream with an event that cannot be read, folded or stored is set aside
 * and tried again whenever the model is opened; too many of them halt this projection, which tries every ten seconds.
 */
const runProjection = async (projection: AnyProjection, parts: Parts, signal: AbortSignal) => {
  let halted: string | null = null
  while (!signal.aborted) {
    try {
      await parts.models.alone(projection.name, signal, held => keepUp(projection, parts, held))
      await pause(restAfterFailure, signal)
    } catch (error) {
      if (signal.aborted) return
      const poison = isPoison(error) ? error.poison.id : null
      if (!poison || poison !== halted) parts.report(`${projection.name} stopped`, error)
      halted = poison
      await pause(poison ? restAfterPoison : restAfterFailure, signal)
    }
  }
}

/** Opens again at once when the model was swapped under it, or someone else took it and lost it. */
const keepUp = async (projection: AnyProjection, parts: Parts, signal: AbortSignal) => {
  for (let quick = 0; quick < 3 && !signal.aborted; quick++) {
    const began = Date.now()
    await follow(projection, parts, signal)
    if (Date.now() - began > 1000) quick = 0
  }
}

const follow = async (projection: AnyProjection, { log, models, onMoved }: Parts, signal: AbortSignal) => {
  const stop = new AbortController()
  const checkpoint = await models.open(projection)
  if (checkpoint.position) onMoved(projection.name, checkpoint.position)
  const steps = stepper(projection, models, checkpoint, log, () => stop.abort())
  await steps.retry()
  try {
    const either = AbortSignal.any([signal, stop.signal])
    for await (const page of readAhead(log.follow(checkpoint.position, filterOf(projection), either))) {
      if (!(await steps.take(page))) return
      onMoved(projection.name, page.position)
    }
    await steps.close()
  } catch (error) {
    if (isPoison(error)) await sayHalted(projection, models, checkpoint.epoch, error)
    throw error
  } finally {
    stop.abort()
    steps.stop()
  }
}

const sayHalted = (projection: AnyProjection, models: ReadModels, epoch: bigint, error: Poison) => {
  const { position, id } = error.poison
  const why = error.cause instanceof Error ? error.cause.message : String(error.cause)
  return models.halt(projection.name, epoch, position, `event ${id}: ${why}`).catch(() => {})
}

const sweepEvery = 5 * 60_000

const sweep = async (models: ReadModels, signal: AbortSignal) => {
  for (; !signal.aborted; await pause(sweepEvery, signal)) await models.tidy().catch(() => {})
}

const pause = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }).catch(() => {})

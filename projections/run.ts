import { setTimeout } from 'node:timers/promises'
import type { Position } from '../domain/log.ts'
import { foldPage, isPoison } from './fold-page.ts'
import type { AnyProjection, Log, ReadModels } from './ports.ts'

type Parts = {
  readonly log: Log
  readonly models: ReadModels
  readonly report: (line: string, error: unknown) => void
  readonly onMoved: (name: string, position: Position) => void
}

const haltedFor = 10_000

/**
 * Keeps one read model up with the log until the signal aborts. One process at a time is active; the fenced checkpoint
 * makes a second or a paused one harmless. An event that cannot be folded halts this projection only.
 */
export const runProjection = async (projection: AnyProjection, parts: Parts, signal: AbortSignal) => {
  while (!signal.aborted) {
    let rest = 300
    try {
      await parts.models.alone(projection.name, signal, held => keepUp(projection, parts, held))
    } catch (error) {
      if (signal.aborted) return
      if (isPoison(error)) {
        rest = haltedFor
        const { position, id } = error.poison
        await parts.models.halt(projection.name, position, `${id}: ${String(error.cause)}`).catch(() => {})
      }
      parts.report(`${projection.name} stopped`, error)
    }
    await pause(rest, signal)
  }
}

const keepUp = async (projection: AnyProjection, { log, models, onMoved }: Parts, signal: AbortSignal) => {
  let checkpoint = await models.open(projection)
  if (checkpoint.position) onMoved(projection.name, checkpoint.position)
  for await (const page of log.follow(checkpoint.position, { categories: projection.categories }, signal)) {
    const change = await foldPage(projection, page.events, keys => models.rows(projection, keys))
    if (!(await models.save(projection, change, checkpoint, page.position))) return
    checkpoint = { ...checkpoint, position: page.position }
    onMoved(projection.name, page.position)
  }
}

const pause = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal }).catch(() => {})

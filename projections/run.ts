import { runProjection } from '../domain/kernel/run-projection.ts'
import type { Position } from '../domain/kernel/stream.ts'
import { enduring } from '../domain/running/enduring.ts'
import { forgetting } from './fold-page.ts'
import { rememberingRows } from './known-rows.ts'
import type { AnyProjection, Log, ReadModels } from './ports.ts'
import { pause } from './projector.ts'
import { readAhead } from './read-ahead.ts'

type Parts = {
  readonly log: Log
  readonly models: ReadModels
  readonly report: (line: string, error: unknown) => void
  readonly onMoved: (name: string, position: Position) => void
}

/** Keeps all of them up, each on its own, and sweeps up behind swaps. */
export const runProjections = async (projections: readonly AnyProjection[], parts: Parts, signal: AbortSignal) => {
  const log: Log = { ...parts.log, follow: (...asked) => readAhead(parts.log.follow(...asked)) }
  const models = rememberingRows(parts.models)
  const means = { ...parts, log, models, forgetting, pause }
  const run = (each: AnyProjection) => runProjection(each, { ...means, projecting: enduring(means) }, signal)
  await Promise.all([...projections.map(run), sweep(parts.models, signal)])
}

const sweepEvery = 5 * 60_000

const sweep = async (models: ReadModels, signal: AbortSignal) => {
  for (; !signal.aborted; await pause(sweepEvery, signal)) await models.tidy().catch(() => {})
}

import type { AnyFacts, EventStore, Position } from './log.ts'
import type { ModelStore } from './model-store.ts'
import { isPoison, type Poison } from './poison.ts'
import { type AnyProjection, filterOf } from './projection.ts'
import { type ProjectorParts, projector } from './projector.ts'
import type { Alone } from './reaction.ts'

export type RunProjectionParts<Facts extends AnyFacts> = Omit<ProjectorParts<Facts>, 'overtaken'> & {
  readonly log: Pick<EventStore<Facts>, 'compare' | 'load' | 'follow'>
  readonly models: ModelStore & { readonly alone: Alone }
  readonly report: (line: string, error: unknown) => void
  /** Told of each place that the model has reached. */
  readonly onMoved: (name: string, position: Position) => void
}

const [restAfterFailure, restAfterPoison] = [300, 10_000]

/**
 * Keeps one read model up with the log until the signal aborts. One process at a time is active; the fenced checkpoint
 * makes a second or a paused one harmless. A stream with an event that cannot be read, folded or stored is set aside
 * and tried again whenever the model is opened; too many of them halt this projection, which tries every ten seconds.
 */
export const runProjection = async <Facts extends AnyFacts>(
  projection: AnyProjection,
  parts: RunProjectionParts<Facts>,
  signal: AbortSignal,
): Promise<void> => {
  const { models, report, pause } = parts
  let halted: string | null = null
  while (!signal.aborted) {
    try {
      await models.alone(projection.name, signal, async held => {
        // Swapped under it, or taken by someone who has let go of it again: opened anew at once, but not for ever.
        for (let openings = 0; openings < 3 && !held.aborted; openings++) await follow(projection, parts, held)
      })
      await pause(restAfterFailure, signal)
    } catch (error) {
      if (signal.aborted) return
      const poison = isPoison(error) ? error.poison.id : null
      if (!poison || poison !== halted) report(`${projection.name} stopped`, error)
      halted = poison
      await pause(poison ? restAfterPoison : restAfterFailure, signal)
    }
  }
}

/** Ends when someone else has taken over. */
const follow = async <Facts extends AnyFacts>(
  projection: AnyProjection,
  parts: RunProjectionParts<Facts>,
  signal: AbortSignal,
) => {
  const { log, models, forgetting, onMoved } = parts
  const stop = new AbortController()
  const checkpoint = await models.open(projection)
  if (checkpoint.position) onMoved(projection.name, checkpoint.position)
  const { take, retry, close, ...steps } = projector(
    projection,
    { ...parts, overtaken: () => stop.abort() },
    checkpoint,
  )
  try {
    await retry()
    const either = AbortSignal.any([signal, stop.signal])
    for await (const page of log.follow(checkpoint.position, filterOf(projection, forgetting), either)) {
      if (!(await take(page))) return
      onMoved(projection.name, page.position)
    }
    await close()
  } catch (error) {
    if (isPoison(error)) await sayHalted(projection, models, checkpoint.epoch, error)
    throw error
  } finally {
    stop.abort()
    steps.stop()
  }
}

const sayHalted = ({ name }: AnyProjection, models: ModelStore, epoch: bigint, { poison, cause }: Poison) => {
  const why = cause instanceof Error ? cause.message : String(cause)
  return models.halt(name, epoch, poison.position, `event ${poison.id}: ${why}`).catch(() => {})
}

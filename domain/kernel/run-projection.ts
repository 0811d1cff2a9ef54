import type { Alone, Pause } from './alone.ts'
import type { AnyFacts, CategoryOf, EventLog } from './log.ts'
import type { ModelStore } from './model-store.ts'
import { isPoison, whyOf } from './poison.ts'
import { type AnyProjection, type Forgetting, filterOf } from './projection.ts'
import type { Projecting } from './projector.ts'
import type { Position } from './stream.ts'

export type RunProjectionParts<Facts extends AnyFacts> = {
  readonly log: Pick<EventLog<Facts>, 'follow'>
  readonly models: ModelStore & { readonly alone: Alone }
  readonly projecting: Projecting
  readonly forgetting: Forgetting<CategoryOf<Facts>>
  readonly pause: Pause
  readonly report: (line: string, error: unknown) => void
  /** Told of each place that the model has reached. */
  readonly onMoved: (name: string, position: Position) => void
}

const [restAfterFailure, restAfterPoison] = [300, 10_000]

/**
 * Keeps one read model up with the log until the signal aborts. One process at a time is active; the fenced checkpoint
 * makes a second or a paused one harmless. Where the pages cannot be taken further for an event that cannot be read,
 * folded or stored, this projection halts, says why, and tries again every ten seconds.
 */
export const runProjection = async <Facts extends AnyFacts>(
  projection: AnyProjection,
  parts: RunProjectionParts<Facts>,
  signal: AbortSignal,
): Promise<void> => {
  const { log, models, projecting, forgetting, report, pause, onMoved } = parts
  const { name } = projection

  /** Ends when someone else has taken over. */
  const follow = async (held: AbortSignal) => {
    const stop = new AbortController()
    const opened = await models.open(projection)
    if (opened.position) onMoved(name, opened.position)
    const steps = projecting(projection, opened, () => stop.abort())
    try {
      await steps.retry?.()
      const either = AbortSignal.any([held, stop.signal])
      for await (const page of log.follow(opened.position, filterOf(projection, forgetting), either)) {
        if (!(await steps.take(page))) return
        onMoved(name, page.position)
      }
      await steps.close?.()
    } catch (error) {
      if (isPoison(error)) await models.halt(name, opened.epoch, error.poison.position, whyOf(error)).catch(() => {})
      throw error
    } finally {
      stop.abort()
      steps.stop?.()
    }
  }

  let halted: string | null = null
  while (!signal.aborted) {
    try {
      await models.alone(name, signal, async held => {
        // Swapped under it, or taken by someone who has let go of it again: opened anew at once, but not for ever.
        for (let openings = 0; openings < 3 && !held.aborted; openings++) await follow(held)
      })
      await pause(restAfterFailure, signal)
    } catch (error) {
      if (signal.aborted) return
      const poison = isPoison(error) ? error.poison.id : null
      if (!poison || poison !== halted) report(`${name} stopped`, error)
      halted = poison
      await pause(poison ? restAfterPoison : restAfterFailure, signal)
    }
  }
}

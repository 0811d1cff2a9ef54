import type { Freshness } from './freshness.ts'
import type { AnyProjection, Log, ReadModels } from './ports.ts'

type Parts = { readonly log: Log; readonly models: ReadModels; readonly fresh: Freshness }

/**
 * Waits until every read model stands where the log stood when asked, so that nobody is shown an empty one. A model that
 * has halted at an event is not waited for. Calls `onWait` every other second.
 */
export const caughtUp = async (
  { log, models, fresh }: Parts,
  projections: readonly AnyProjection[],
  onWait: () => void,
  signal: AbortSignal,
): Promise<void> => {
  const head = await log.head()
  const halted = async () =>
    (await models.status().catch(() => [])).filter(({ error }) => error).map(({ name }) => name)
  for (let left = projections.map(({ name }) => name); head && left.length > 0 && !signal.aborted; ) {
    if (await fresh.reached(left, head, 2000)) return
    onWait()
    const stopped = await halted()
    left = left.filter(name => !stopped.includes(name))
  }
}

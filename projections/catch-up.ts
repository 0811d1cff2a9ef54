import { setTimeout } from 'node:timers/promises'
import { isOutage } from '../domain/kernel/outage.ts'
import type { Position } from '../domain/kernel/stream.ts'
import type { Freshness } from './freshness.ts'
import type { AnyProjection, Log, ReadModels } from './ports.ts'

type Parts = { readonly log: Log; readonly models: ReadModels; readonly fresh: Freshness }

/**
 * Waits until every read model is there and stands where the log stood when asked, so that nobody is shown an empty one.
 * A model that has halted at an event is not waited for, a database that does not answer is. Calls `onWait` every other
 * second.
 */
export const caughtUp = async (
  { log, models, fresh }: Parts,
  projections: readonly AnyProjection[],
  onWait: () => void,
  signal: AbortSignal,
): Promise<void> => {
  for (let looks = 1; !signal.aborted && !(await areThere(models, projections)); looks++) {
    if (looks % 80 === 0) onWait()
    await setTimeout(25)
  }
  const head = await patiently<Position | null>(log.head, null, signal)
  const halted = async () =>
    (await models.status().catch(() => [])).filter(({ error }) => error).map(({ name }) => name)
  for (let left = projections.map(({ name }) => name); head && left.length > 0 && !signal.aborted; ) {
    if (await patiently(() => fresh.reached(left, head, 2000), false, signal)) return
    onWait()
    const stopped = await halted()
    left = left.filter(name => !stopped.includes(name))
  }
}

const restMs = 500

/** Asks until there is an answer; `none` where the signal aborts before. */
const patiently = async <Answer>(ask: () => Promise<Answer>, none: Answer, signal: AbortSignal): Promise<Answer> => {
  for (; !signal.aborted; await setTimeout(restMs))
    try {
      return await ask()
    } catch (error) {
      if (!isOutage(error)) throw error
    }
  return none
}

/** On an empty log there is nothing to read, but the tables must be there to say so. */
const areThere = async (models: ReadModels, projections: readonly AnyProjection[]) => {
  const known = (await models.status().catch(() => [])).map(({ name }) => name)
  return projections.every(({ name }) => known.includes(name))
}

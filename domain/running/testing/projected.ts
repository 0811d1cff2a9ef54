import type { Pause } from '../../kernel/alone.ts'
import type { AnyFacts, CategoryOf, EventStore } from '../../kernel/log.ts'
import type { AnyProjection, Forgetting } from '../../kernel/projection.ts'
import { runProjection } from '../../kernel/run-projection.ts'
import type { Position } from '../../kernel/stream.ts'
import { enduring } from '../enduring.ts'
import { memoryModels } from './memory-models.ts'

/** Waits for nothing but the end. */
const pause: Pause = (_, signal) =>
  new Promise(resolve => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve())))

/** The very projector at work in memory, until it has seen the whole log or can go no further. */
export const projectedInMemory = async <Facts extends AnyFacts>(
  log: EventStore<Facts>,
  projection: AnyProjection,
  forgetting: Forgetting<CategoryOf<Facts>>,
  models = memoryModels(),
) => {
  const head = await log.head()
  const stop = new AbortController()
  const onMoved = (_: string, position: Position) => log.compare(position, head) >= 0 && stop.abort()
  const parts = { log, models, forgetting, pause, report: () => stop.abort(), onMoved }
  if (head) await runProjection(projection, { ...parts, projecting: enduring(parts) }, stop.signal)
  return { shown: models.shown(projection.name), ...models.standing(projection.name) }
}

import type { Category, RecordedEvent } from '../domain/facts.ts'
import type { Filter } from '../domain/kernel/log.ts'
import * as Kernel from '../domain/kernel/projection.ts'
import type { AnyProjection, Change } from './ports.ts'

export { foldOne, keyOf } from '../domain/kernel/projection.ts'

/** The person whose rows must go with this event, if any. */
export const forgotten = ({ event, metadata }: RecordedEvent) =>
  event.type === 'PersonalDataErased' ? [metadata.subject] : []

export const filterOf = (projection: AnyProjection): Filter<Category> =>
  Kernel.filterOf<Category>(projection, { category: 'user', types: ['PersonalDataErased'] })

/** True when this event can change the model. */
export const concerns = (projection: AnyProjection, recorded: RecordedEvent) =>
  Kernel.keyOf(projection, recorded) !== null || forgotten(recorded).length > 0

export const foldPage = (
  projection: AnyProjection,
  events: readonly RecordedEvent[],
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, object>>,
): Promise<Change> => Kernel.foldPage(projection, events, load, forgotten)

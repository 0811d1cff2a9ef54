import type { Category, RecordedEvent } from '../domain/facts.ts'
import type { Filter } from '../domain/kernel/log.ts'
import * as Kernel from '../domain/kernel/projection.ts'
import type { AnyProjection } from './ports.ts'

export { foldOne, keyOf } from '../domain/kernel/projection.ts'

/** Who was erased goes from every model. */
export const forgetting: Kernel.Forgetting<Category> = {
  category: 'user',
  types: ['PersonalDataErased'],
  whom: ({ event, metadata }) => (event.type === 'PersonalDataErased' ? [metadata.subject] : []),
}

export const filterOf = (projection: AnyProjection): Filter<Category> =>
  Kernel.filterOf<Category>(projection, forgetting)

/** True when this event can change the model. */
export const concerns = (projection: AnyProjection, recorded: RecordedEvent) =>
  Kernel.concerns(projection, recorded, forgetting)

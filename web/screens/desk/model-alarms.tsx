import type { QueryFunctionContext } from '@tanstack/react-query'
import type { AnswerOf } from '../../data/calls.ts'
import { ask } from '../../data/client.ts'
import * as css from './desk.css.ts'
import { useWatched } from './watched.tsx'

export type Model = AnswerOf<'GET /desk/models'>['models'][number]

export const modelsAsked = {
  queryKey: ['desk', 'models'],
  queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>) => ask('GET /desk/models', { signal }),
}

/** What somebody must look at: it is late, moves no more, or does not follow this log at all. */
export const alarmed = ({ state, alarm }: Model) => alarm !== null || (state !== 'level' && state !== 'behind')

/** How many read models somebody must look at, wherever at the desk one is. */
export const ModelAlarms = () => {
  const { data } = useWatched({ ...modelsAsked, every: () => 15_000 })
  const count = data?.models.filter(each => alarmed(each) || each.aside > 0).length ?? 0
  if (count === 0) return null
  return (
    <span className={css.warnTag}>
      {count} {count === 1 ? 'alarm' : 'alarms'}
    </span>
  )
}

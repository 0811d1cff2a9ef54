import { hashKey, type QueryPersister } from '@tanstack/react-query'
import { keepAnswer, keptAnswer } from './kept.ts'

/** Marks queries of what is only looked at. */
export const keptFirst = { keptFirst: true } as const

/** What was read once is shown at once the next time, with a connection or without; then it is read anew. */
export const persister: QueryPersister = async (read, context, query) => {
  if (!query.meta?.keptFirst) return read(context)
  const question = hashKey(context.queryKey)
  const kept = query.state.data === undefined ? await keptAnswer(question) : undefined
  if (kept !== undefined) {
    setTimeout(() => query.fetch().catch(() => {}))
    return kept
  }
  const data = await read(context)
  keepAnswer(question, data)
  return data
}

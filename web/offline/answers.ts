import { hashKey, type QueryPersister } from '@tanstack/react-query'
import { isOffline } from '../data/client.ts'

/** Marks queries of what is only looked at. */
export const keptFirst = { keptFirst: true } as const

// What opens the shelf comes beside the first screen, which does not wait for it.
const shelf = () => import('./kept.ts')

/** What was read once is shown at once the next time, with a connection or without; the server is asked beside it. */
export const persister: QueryPersister = async (read, context, query) => {
  if (!query.meta?.keptFirst) return read(context)
  const question = hashKey(context.queryKey)
  const asked = Promise.resolve(read(context))
  asked.then(data => keep(question, data), nothing)
  if (query.state.data !== undefined) return asked
  const kept = onShelf(question)
  const first = await Promise.race([kept, asked.then(nothing, () => kept)])
  if (first === undefined) return asked
  setTimeout(() => {
    const { dataUpdateCount: shown } = query.state
    asked.then(
      // What was asked for later may have come before it.
      data => (query.state.dataUpdateCount === shown ? query.setData(data) : undefined),
      // With the network, whatever is on the screen is read anew by itself.
      () => (isOffline() ? undefined : query.fetch().catch(nothing)),
    )
  })
  return first
}

const nothing = () => undefined

const onShelf = async (question: string): Promise<unknown> => {
  try {
    return await (await shelf()).keptAnswer(question)
  } catch {
    return undefined
  }
}

const keep = async (question: string, data: unknown) => {
  try {
    await (await shelf()).keepAnswer(question, data)
  } catch {
    // Then it is read anew the next time.
  }
}

import type { Entry } from '../data/outbox.ts'
import { database } from './database.ts'
import { forgetRead } from './kept.ts'

// Where the outbox lies: one row an entry, so that tabs never overwrite each other.

/** In the order of doing. Empty where the browser keeps nothing. */
export const keptEntries = async (): Promise<readonly Entry[]> => {
  try {
    return await (await database()).getAll('outbox')
  } catch {
    return []
  }
}

/** Resolves when it is on the disk. A full disk gives up what was only read; then it is tried once more. */
export const keepEntry = async (entry: Entry) => {
  try {
    await write(entry)
  } catch {
    await forgetRead()
    await write(entry)
  }
}

const write = async (entry: Entry) => {
  const writing = (await database()).transaction('outbox', 'readwrite', { durability: 'strict' })
  const put = writing.store.put(entry)
  // Not only once the put has answered: the page may be gone by then, and the entry with it.
  writing.commit()
  await Promise.all([put, writing.done])
}

export const dropEntry = async ({ order, id }: Pick<Entry, 'order' | 'id'>) => {
  try {
    await (await database()).delete('outbox', [order, id])
  } catch {
    // It was never kept.
  }
}

import { randomBytes } from 'node:crypto'
import { keyGone } from '../../../domain/personal.ts'
import { type KeyRing, notDestroyed } from '../key-ring.ts'

/** Keys that are gone when the process is. */
export const memoryKeyRing = (): KeyRing => {
  const keys = new Map<string, Buffer | null>()
  const owners = new Map<string, string>()
  return {
    current: async (subject, owner = subject) => {
      if (keys.get(owner) === null) throw keyGone(owner)
      if (!keys.has(subject)) keys.set(subject, randomBytes(32))
      owners.set(subject, owner)
      return { version: 1, secret: notDestroyed(keys.get(subject), subject) }
    },
    all: async subjects =>
      new Map(
        subjects.flatMap(subject => {
          const secret = keys.get(subject)
          return secret === undefined ? [] : [[subject, new Map(secret ? [[1, secret]] : [])] as const]
        }),
      ),
    destroy: async subject => {
      keys.set(subject, null)
      for (const [owned, owner] of owners) if (owner === subject) keys.set(owned, null)
    },
  }
}

import { lanePerStream } from '../commands/lane-per-stream.ts'

/** One after the other for each key, in the order they came, `most` at a time with the one at work; null for who is one too many. */
export const inLine = (most: number) => {
  const lengths = new Map<string, number>()
  const inTurn = lanePerStream()

  return async <Answer>(key: string, work: () => Promise<Answer>): Promise<Answer | null> => {
    const before = lengths.get(key) ?? 0
    if (before >= most) return null
    lengths.set(key, before + 1)
    try {
      return await inTurn(lengths, key, work)
    } finally {
      const left = (lengths.get(key) ?? 1) - 1
      if (left > 0) lengths.set(key, left)
      else lengths.delete(key)
    }
  }
}

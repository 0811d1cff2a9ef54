import { refuse } from '../domain/decider.ts'

/** At most `most` at work at once. One more is turned away at once instead of being kept waiting. */
export const gate = (most: number) => {
  let inside = 0
  return async <Result>(work: () => Promise<Result>) => {
    if (inside >= most) return refuse('too-busy')
    inside++
    try {
      return await work()
    } finally {
      inside--
    }
  }
}

export type Gate = ReturnType<typeof gate>

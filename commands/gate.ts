import { refuse } from '../domain/decider.ts'

/** At most `most` at work at once. One more is turned away at once instead of being kept waiting. */
export const gate = (most: number) => {
  let inside = 0
  const isFull = () => inside >= most
  const enter = async <Result>(work: () => Promise<Result>) => {
    if (isFull()) return refuse('too-busy')
    inside++
    try {
      return await work()
    } finally {
      inside--
    }
  }
  return Object.assign(enter, { isFull })
}

export type Gate = ReturnType<typeof gate>

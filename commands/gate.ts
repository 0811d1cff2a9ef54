import { refuse } from '../domain/kernel/decider.ts'

/** While there is too much at work, one more is turned away at once instead of being kept waiting. */
export const gate = (isTooMuch: (inside: number) => boolean) => {
  let inside = 0
  const isFull = () => isTooMuch(inside)
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

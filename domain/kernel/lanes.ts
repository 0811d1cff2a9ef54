/**
 * One piece of work after the other in each lane, side by side across lanes. What waits behind work that fails fails with
 * it and is not begun.
 */
export const lanes = () => {
  const last = new Map<string, Promise<unknown>>()
  return <Result>(lane: string, work: () => Promise<Result>): Promise<Result> => {
    const mine = (last.get(lane) ?? Promise.resolve()).then(work)
    const leave = () => {
      if (last.get(lane) === mine) last.delete(lane)
    }
    last.set(lane, mine)
    mine.then(leave, leave)
    return mine
  }
}

/** Work done once for all who ask for it within a rest, which begins with the first of them. */
export const rested = (rest: () => Promise<void>, work: () => void) => {
  let resting: Promise<void> | null = null
  return {
    ask: () => {
      resting ??= rest().then(() => {
        resting = null
        work()
      })
    },
    over: async () => resting,
  }
}

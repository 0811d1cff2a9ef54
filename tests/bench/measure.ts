export type Interval = { readonly median: number; readonly low: number; readonly high: number }

/** The median, and the range it lies in: with five to eight rounds the extremes are its interval of 94 to 99 %. */
export const interval = (values: readonly number[]): Interval => {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (place: number) => sorted[Math.min(sorted.length - 1, Math.max(0, place))] ?? Number.NaN
  const middle = (sorted.length - 1) / 2
  const spare = sorted.length > 8 ? Math.floor(sorted.length / 2 - 0.98 * Math.sqrt(sorted.length)) : 0
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    low: at(spare),
    high: at(sorted.length - 1 - spare),
  }
}

export const percentile = (values: readonly number[], part: number) => {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export type Side = () => Promise<Readonly<Record<string, number>>>

/** Limit, ours, ours, limit, round after round: what drifts hits both. Answers each figure of each turn. */
export const inTurns = async (rounds: number, limit: Side, ours: Side) => {
  const limits: Record<string, number>[] = []
  const mine: Record<string, number>[] = []
  for (let round = 0; round < rounds; round++) {
    const first = await limit()
    const second = await ours()
    const third = await ours()
    const fourth = await limit()
    limits.push(mean(first, fourth))
    mine.push(mean(second, third))
  }
  return {
    limit: (figure: string) => interval(limits.map(turn => turn[figure] ?? Number.NaN)),
    ours: (figure: string) => interval(mine.map(turn => turn[figure] ?? Number.NaN)),
    ratio: (figure: string) =>
      interval(mine.map((turn, round) => (turn[figure] ?? Number.NaN) / (limits[round]?.[figure] ?? Number.NaN))),
  }
}

const mean = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(one).map(([name, value]) => [name, (value + (other[name] ?? value)) / 2]))

/** How long each call took, in ms, one after the other. */
export const timed = async (times: number, call: (index: number) => Promise<unknown>) => {
  const taken: number[] = []
  for (let index = 0; index < times; index++) {
    const began = performance.now()
    await call(index)
    taken.push(performance.now() - began)
  }
  return taken
}

/** Calls a second with so many callers at once, and the times each took. */
export const busy = async (callers: number, ms: number, call: () => Promise<unknown>) => {
  const taken: number[] = []
  const began = performance.now()
  const end = began + ms
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let now = performance.now(); now < end; ) {
        await call()
        const done = performance.now()
        taken.push(done - now)
        now = done
      }
    }),
  )
  return { rate: (taken.length / (performance.now() - began)) * 1000, taken }
}

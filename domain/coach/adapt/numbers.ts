/** The highest number of ids that are a prefix and a number ("b2e3": 3 behind "b2e"); 0 where there is none. */
export const highestNumber = (prefix: string, all: readonly { readonly id: string }[]): number =>
  Math.max(0, ...all.map(({ id }) => Number(id.slice(prefix.length))).filter(Number.isFinite))

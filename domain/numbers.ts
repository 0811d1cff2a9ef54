export const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

export const mean = (values: readonly number[]) => sum(values) / values.length

/** Of an even number the mean of the two in the middle; null of none. */
export const median = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
